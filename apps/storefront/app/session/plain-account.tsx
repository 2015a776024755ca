import { use } from 'react';
import { storageKeys } from '@postprocure/api-client/session';
import { ScriptNonce } from '../script-nonce.ts';
import { useSite } from '../site.ts';
import { logoutUrl } from './seller-urls.ts';

/**
 * Shows the name, the seller menu and the number of items in the cart on pages without the framework's scripts. These
 * pages contain both the header for visitors and the one for logged-in users, and the script shows one of them.
 */
export function PlainAccount() {
  const nonce = use(ScriptNonce);
  const settings: AccountSettings = {
    userKey: storageKeys.user,
    sessionKeys: [storageKeys.user, storageKeys.token, storageKeys.role],
    logoutUrl: logoutUrl(useSite()),
  };
  return (
    <script
      nonce={nonce}
      dangerouslySetInnerHTML={{
        __html: `(${showAccount.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`,
      }}
    />
  );
}

interface AccountSettings {
  userKey: string;
  sessionKeys: string[];
  logoutUrl: string;
}

/** Inlined into the page as source text, so it can use only browser APIs. */
function showAccount({ userKey, sessionKeys, logoutUrl: logout }: AccountSettings): void {
  interface StoredUser {
    name: string;
    token: string;
    sessionTime: { timestamp: number; expiration: number };
  }
  const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const readUser = (): StoredUser | null => {
    try {
      const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as StoredUser | null;
      const isCurrent = user && Date.now() - user.sessionTime.timestamp <= user.sessionTime.expiration;
      return isCurrent ? user : null;
    } catch {
      // A visitor whose browser forbids storage, or whose stored data is damaged, counts as logged out.
      return null;
    }
  };
  const show = (user: StoredUser | null) => {
    for (const part of find('[data-account]'))
      part.hidden = part.dataset['account'] !== (user ? 'in' : 'out');
    for (const name of find('[data-account-name]')) name.textContent = user?.name ?? '';
  };
  const forget = () => {
    for (const key of sessionKeys) localStorage.removeItem(key);
    show(null);
  };
  const readCart = async (token: string | undefined): Promise<void> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch('/api/cart', { headers });
    if (response.status === 401 && token !== undefined) {
      forget();
      return readCart(undefined);
    }
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: { itemCount: number } };
    for (const count of find('[data-cart-count]')) {
      count.hidden = data.itemCount === 0;
      count.textContent = String(data.itemCount);
    }
  };
  const user = readUser();
  if (user) show(user);
  for (const button of find('[data-log-out]')) {
    button.addEventListener('click', () => {
      forget();
      location.assign(logout);
    });
  }
  // If the request fails, the cart link shows no number.
  readCart(user?.token).catch(() => undefined);
}
