import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from './+types/verify-login-merchant';
import { browserApi } from '../browser-api.ts';
import { mergeCart } from '../cart/cart-store.ts';
import { pageTitle } from '../page-meta.ts';
import { verifyLoginPath } from '../session/seller-urls.ts';
import { showLoginNotice } from '../session/login-notice-store.ts';
import { startSession, takeReturnPath } from '../session/session-store.ts';
import { buildUserRecord } from '../session/user-record.ts';
import { WaitingPage } from '../session/waiting-page.tsx';

/** The URL may contain a token, so the page must not be cached or sent as a referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Login') },
  { name: 'robots', content: 'noindex' },
];

export default function VerifyLoginMerchant({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const fragment = new URLSearchParams(window.location.hash.slice(1));
    const query = new URLSearchParams(window.location.search);
    const token = fragment.get('token') ?? query.get('token') ?? params.token;
    const state = fragment.get('state') ?? query.get('state');
    window.history.replaceState(window.history.state, '', verifyLoginPath);
    void verifyLogin(token, state).then(() => navigate(takeReturnPath(), { replace: true }));
  }, [navigate, params.token]);

  return (
    <WaitingPage title="Verifying your login token, please wait...">
      JavaScript is turned off in this browser. Turn it on to log in.
    </WaitingPage>
  );
}

/** The reason for a failure is only logged. The visitor sees that the login failed and can try again. */
async function verifyLogin(token: string | undefined, state: string | null): Promise<void> {
  try {
    const { token: claimed } = buildUserRecord(token, Date.now());
    const { token: accessToken } = await browserApi('POST /api/user/handover', { body: { token: claimed } });
    startSession(accessToken, state);
    await mergeCart();
  } catch (error) {
    showLoginNotice({ kind: 'failed' });
    // oxlint-disable-next-line no-console -- login failures are reported in the console
    console.error(error instanceof Error ? error.message : error);
  }
}
