import { Link } from 'react-router';
import { sellerPages } from '@postprocure/contracts/seller-pages';
import { buttonClasses } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { useSession, type Session } from '../session/session-store.ts';
import { useSite } from '../site.ts';
import { megaMenuCloseMs } from '../timings.ts';
import { useHoverMenu } from './use-hover-menu.ts';

/** Cached pages contain the login buttons, because only the browser can tell who is logged in. */
export function UserMenu() {
  const session = useSession();
  return session.user ? (
    <SellerMenu name={session.user.name} logOut={session.logOut} />
  ) : (
    <LoginButtons session={session} />
  );
}

const entryClasses =
  'flex min-h-11 w-full items-center px-5 text-left text-sm font-semibold hover:bg-paper-deep hover:text-peacock';

function SellerMenu({ name, logOut }: { name: string; logOut: () => void }) {
  const { open, menuProps, triggerProps } = useHoverMenu<HTMLButtonElement>(megaMenuCloseMs);
  const { sellerAppUrl } = useSite();
  return (
    <div className="relative" {...menuProps}>
      <button
        type="button"
        aria-controls="user-menu"
        aria-label={`${name}'s account`}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold"
        {...triggerProps}
      >
        <Icon name="user" className="size-6" />
        <span className="max-w-36 truncate max-sm:hidden">{name}</span>
        <Icon name="chevronDown" className="size-4 max-sm:hidden" />
      </button>
      {/* The padding bridges the gap to the button, so that the pointer stays inside the menu. */}
      <div id="user-menu" hidden={!open} className="absolute top-full right-0 z-50 w-60 pt-2">
        <div className="on-light overflow-hidden rounded-md bg-white py-2 text-ink shadow-panel forced-colors:border">
          <p className="truncate px-5 py-2 text-xs text-ink-soft sm:hidden">{name}</p>
          <ul>
            {sellerPages.map(({ label, path }) => (
              <li key={path}>
                <a
                  href={`${sellerAppUrl}/${path}`}
                  target="_blank"
                  rel="noopener"
                  className={`${entryClasses} outline-offset-[-3px]`}
                >
                  {label}
                </a>
              </li>
            ))}
            <li className="mt-2 border-t border-line pt-2">
              <button type="button" className={`${entryClasses} outline-offset-[-3px]`} onClick={logOut}>
                Logout
              </button>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

const phoneMenuId = 'login-menu';

function LoginButtons({ session }: { session: Session }) {
  return (
    <>
      <div className="flex items-center gap-2 max-sm:hidden">
        <LoginLinks session={session} />
      </div>
      <button
        type="button"
        aria-label="Account"
        popoverTarget={phoneMenuId}
        className="inline-grid size-11 place-items-center rounded-md sm:hidden"
      >
        <Icon name="user" className="size-6" />
      </button>
      <div
        id={phoneMenuId}
        popover="auto"
        className="on-dark fixed inset-x-4 top-16 m-0 ml-auto w-56 rounded-md bg-aubergine-deep p-4 text-on-dark shadow-panel"
      >
        <div className="grid gap-3">
          <LoginLinks session={session} />
        </div>
      </div>
    </>
  );
}

const LoginLinks = ({ session: { loginLink } }: { session: Session }) => (
  <>
    <a {...loginLink()} className={buttonClasses({ tone: 'onDark', size: 'small' }, 'max-sm:min-h-11')}>
      Store Login
    </a>
    <Link to="/signup" className={buttonClasses({ size: 'small' }, 'max-sm:min-h-11')}>
      Start Now
    </Link>
  </>
);
