import type { ReactNode } from 'react';
import { buttonClasses } from '@postprocure/ui/button';
import { useCart } from '../cart/cart-store.ts';
import { Link } from '../page-link.tsx';
import { cartPath } from '../paths.ts';
import { usePlainPage } from '../session/plain-page.ts';
import { sellerPageUrl } from '../session/seller-urls.ts';
import { useSession } from '../session/session-store.ts';
import { useSite } from '../site.ts';

const entryClasses = 'flex min-h-11 w-full items-center text-left font-semibold hover:text-peacock';

/** Login, name, dashboard and cart at the top of both drawers. */
export function DrawerAccount() {
  const { user, loginLink, logOut } = useSession();
  const isPlain = usePlainPage();
  return (
    <section aria-label="Account" className="mb-5 border-b border-line pb-4">
      {user ? (
        <>
          <Name>{user.name}</Name>
          <Dashboard />
        </>
      ) : (
        <div data-account={isPlain ? 'out' : undefined} className="grid grid-cols-2 gap-3 pb-2">
          <a {...loginLink()} className={buttonClasses({ tone: 'outline', size: 'compact' })}>
            Store Login
          </a>
          <Link to="/signup" className={buttonClasses({ size: 'compact' })}>
            Start Now
          </Link>
        </div>
      )}
      {import.meta.env.SSR && isPlain && (
        <div data-account="in" hidden>
          <Name>
            <span data-account-name="" />
          </Name>
          <Dashboard />
        </div>
      )}
      <DrawerCart isPlain={isPlain} />
      {user && (
        <button type="button" className={entryClasses} onClick={logOut}>
          Logout
        </button>
      )}
      {import.meta.env.SSR && isPlain && (
        <div data-account="in" hidden>
          <button type="button" data-log-out="" className={entryClasses}>
            Logout
          </button>
        </div>
      )}
    </section>
  );
}

const Name = ({ children }: { children: ReactNode }) => (
  <p className="truncate py-1 text-sm text-ink-soft">{children}</p>
);

function Dashboard() {
  const site = useSite();
  return (
    <a href={sellerPageUrl(site, 'dashboard')} target="_blank" rel="noopener" className={entryClasses}>
      MY DASHBOARD
    </a>
  );
}

function DrawerCart({ isPlain }: { isPlain: boolean }) {
  const count = useCart().cart?.itemCount ?? 0;
  return (
    <Link to={cartPath} className={`${entryClasses} gap-2`}>
      Cart
      {import.meta.env.SSR && isPlain && <span data-cart-count="" hidden className="text-ink-soft" />}
      {count > 0 && <span className="text-ink-soft">{count}</span>}
    </Link>
  );
}
