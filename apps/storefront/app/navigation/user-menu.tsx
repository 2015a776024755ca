import type { ReactNode } from 'react';
import { sellerPages } from '@postprocure/contracts/seller-pages';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { Link } from '../page-link.tsx';
import { usePlainPage } from '../session/plain-page.ts';
import { useSession, type Session } from '../session/session-store.ts';
import { useSite } from '../site.ts';
import { megaMenuCloseMs } from '../timings.ts';
import { useHoverMenu } from './use-hover-menu.ts';

/** The store header is one dark bar. The marketing header shows the account in its narrow upper bar. */
export type HeaderLook = 'store' | 'marketing';

/** The width does not depend on who is logged in, so that nothing moves when the name appears. */
const looks: Record<HeaderLook, { slot: string; trigger: string; icon: string }> = {
  store: { slot: 'sm:w-56', trigger: 'min-h-11 min-w-11 px-2 text-sm', icon: 'size-6' },
  marketing: {
    slot: 'sm:w-40',
    trigger: 'min-h-11 min-w-9 sm:min-h-9 sm:pointer-coarse:min-h-11',
    icon: 'size-5',
  },
};

/** Cached pages contain the login buttons, because only the browser can tell who is logged in. */
export function UserMenu({ look }: { look: HeaderLook }) {
  const session = useSession();
  const isPlain = usePlainPage();
  return (
    <div className={classes('flex items-center justify-end', looks[look].slot)}>
      {session.user ? (
        <SellerMenu look={look} name={session.user.name} logOut={session.logOut} />
      ) : (
        <div data-account={isPlain ? 'out' : undefined}>
          <LoginButtons look={look} session={session} />
        </div>
      )}
      {import.meta.env.SSR && isPlain && (
        <div data-account="in" hidden>
          <PlainSellerMenu look={look} />
        </div>
      )}
    </div>
  );
}

const triggerClasses = 'flex items-center justify-center gap-2 rounded-md font-semibold';
const menuClasses = 'on-light overflow-hidden bg-white py-2 text-ink shadow-panel forced-colors:border';

function SellerMenu({ look, name, logOut }: { look: HeaderLook; name: string; logOut: () => void }) {
  const { open, menuProps, triggerProps } = useHoverMenu<HTMLButtonElement>(megaMenuCloseMs);
  return (
    <div className="relative" {...menuProps}>
      <button
        type="button"
        aria-controls="user-menu"
        aria-label={`${name}'s account`}
        className={classes(triggerClasses, looks[look].trigger)}
        {...triggerProps}
      >
        <TriggerContent look={look}>{name}</TriggerContent>
      </button>
      {/* The padding bridges the gap to the button, so that the pointer stays inside the menu. */}
      <div id="user-menu" hidden={!open} className="absolute top-full right-0 z-50 w-60 pt-2">
        <div className={`${menuClasses} rounded-md`}>
          <p className="truncate px-5 py-2 text-xs text-ink-soft sm:hidden">{name}</p>
          <SellerPages>
            <button type="button" className={entryClasses} onClick={logOut}>
              Logout
            </button>
          </SellerPages>
        </div>
      </div>
    </div>
  );
}

/** A native popover. The script in `PlainAccount` fills in the name and makes the logout button work. */
const PlainSellerMenu = ({ look }: { look: HeaderLook }) => (
  <>
    <button type="button" popoverTarget="user-menu" className={classes(triggerClasses, looks[look].trigger)}>
      <TriggerContent look={look}>
        <span data-account-name="" />
      </TriggerContent>
      <span className="sr-only">Account</span>
    </button>
    <div
      id="user-menu"
      popover="auto"
      className={`${menuClasses} fixed inset-x-4 top-12 m-0 ml-auto w-60 rounded-md`}
    >
      <p data-account-name="" className="truncate px-5 py-2 text-xs text-ink-soft sm:hidden" />
      <SellerPages>
        <button type="button" data-log-out="" className={entryClasses}>
          Logout
        </button>
      </SellerPages>
    </div>
  </>
);

const TriggerContent = ({ look, children }: { look: HeaderLook; children: ReactNode }) => (
  <>
    <Icon name="user" className={looks[look].icon} />
    <span className="max-w-30 truncate max-sm:hidden">{children}</span>
    <Icon name="chevronDown" className="size-4 max-sm:hidden" />
  </>
);

const entryClasses =
  'flex min-h-11 w-full items-center px-5 text-left text-sm font-semibold outline-offset-[-3px] hover:bg-paper-deep hover:text-peacock';

function SellerPages({ children }: { children: ReactNode }) {
  const { sellerAppUrl } = useSite();
  return (
    <ul>
      {sellerPages.map(({ label, path }) => (
        <li key={path}>
          <a href={`${sellerAppUrl}/${path}`} target="_blank" rel="noopener" className={entryClasses}>
            {label}
          </a>
        </li>
      ))}
      <li className="mt-2 border-t border-line pt-2">{children}</li>
    </ul>
  );
}

const phoneMenuId = 'login-menu';

function LoginButtons({ look, session }: { look: HeaderLook; session: Session }) {
  return (
    <>
      <div className="flex items-center gap-2 max-sm:hidden">
        {look === 'store' ? <LoginLinks session={session} /> : <PlainLoginLinks session={session} />}
      </div>
      <button
        type="button"
        aria-label="Account"
        popoverTarget={phoneMenuId}
        className={classes(triggerClasses, looks[look].trigger, 'sm:hidden')}
      >
        <Icon name="user" className={looks[look].icon} />
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

const plainLinkClasses =
  'inline-flex min-h-9 items-center font-semibold whitespace-nowrap hover:underline pointer-coarse:min-h-11';

/** Text links, because the upper bar of the marketing header is too narrow for buttons. */
const PlainLoginLinks = ({ session: { loginLink } }: { session: Session }) => (
  <div className="flex gap-4">
    <a {...loginLink()} className={plainLinkClasses}>
      Store Login
    </a>
    <Link to="/signup" className={plainLinkClasses}>
      Start Now
    </Link>
  </div>
);
