import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigation } from 'react-router';
import { Icon, type IconName } from '@postprocure/ui/icon';
import { classes } from '@postprocure/ui/classes';
import { BrandMark } from '../brand-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { storefrontPageUrl } from '../storefront-url.ts';

export interface ShellLink {
  label: string;
  to: string;
  icon: IconName;
  /** Highlights the link only on its own page, not on the pages below it. */
  end?: boolean;
  /** Other path prefixes on which the link is highlighted. */
  below?: readonly string[];
}

/** A link to a page of the storefront. */
export interface StoreLink {
  label: string;
  path: string;
  icon: IconName;
}

interface AppShellProps {
  title: ReactNode;
  /** Shown next to the title, for example the plan. */
  aside: ReactNode;
  /** Shown at the right end of the top bar. */
  actions?: ReactNode;
  links: readonly ShellLink[];
  storeLinks?: readonly StoreLink[];
  children: ReactNode;
}

const drawerId = 'app-menu';

/** Navigation, top bar and page. On phones the navigation is a popover. */
export function AppShell({ title, aside, actions, links, storeLinks = [], children }: AppShellProps) {
  const { user } = useSession();
  const loading = useNavigation().state !== 'idle';
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
      <a
        href="#page"
        className="sr-only z-50 rounded-md bg-marigold font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="on-dark sticky top-0 hidden h-dvh flex-col overflow-y-auto bg-aubergine text-on-dark lg:flex print:hidden">
        <Navigation links={links} storeLinks={storeLinks}>
          <Link to="/" className="mx-2 my-5">
            <BrandMark />
          </Link>
        </Navigation>
      </div>
      <div className="min-w-0">
        <header className="print:hidden sticky top-0 z-30 border-b border-line bg-white max-lg:on-dark max-lg:bg-aubergine max-lg:text-on-dark">
          <div className="flex min-h-16 items-center gap-3 px-4 py-2 cramped:gap-1 cramped:px-2 sm:px-6 lg:px-10">
            <button
              type="button"
              aria-label="Menu"
              popoverTarget={drawerId}
              className="-ml-2 inline-grid size-11 shrink-0 place-items-center rounded-md lg:hidden"
            >
              <Icon name="menu" className="size-6" />
            </button>
            {/* The padding leaves room for the focus ring of the merchant switch. */}
            <div className="-m-1.5 min-w-0 truncate p-1.5 font-semibold">{title}</div>
            {aside && <div className="shrink-0 max-sm:hidden">{aside}</div>}
            <div className="ml-auto flex min-w-0 items-center gap-3 max-sm:shrink-0 max-sm:gap-1">
              {actions}
              <p className="truncate text-sm max-sm:hidden">{user.name}</p>
            </div>
          </div>
          <div
            aria-hidden="true"
            className={classes(
              'h-0.5 bg-marigold transition-opacity',
              loading ? 'animate-pulse' : 'opacity-0',
            )}
          />
        </header>
        <main id="page" tabIndex={-1} className="px-4 py-8 outline-none sm:px-6 lg:px-10 lg:py-10">
          <div className="mx-auto max-w-6xl">{children}</div>
        </main>
      </div>
      <div
        id={drawerId}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="on-dark fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-[min(19rem,85vw)] overflow-y-auto bg-aubergine text-on-dark shadow-panel backdrop:bg-ink/60"
      >
        <div className="flex items-center justify-between py-2.5 pr-2 pl-5">
          <BrandMark />
          <button
            type="button"
            aria-label="Close menu"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            className="inline-grid size-11 place-items-center rounded-md"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div onClick={hideAfterLink}>
          <Navigation links={links} storeLinks={storeLinks} />
          <div className="grid justify-items-start gap-3 border-t border-aubergine-line px-5 py-4 text-sm">
            <p className="max-w-full break-words text-on-dark-soft">
              {user.name}
              <br />
              {user.email}
            </p>
            {aside}
          </div>
        </div>
      </div>
    </div>
  );
}

const entryClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm font-semibold transition';

interface NavigationProps {
  links: readonly ShellLink[];
  storeLinks: readonly StoreLink[];
  children?: ReactNode;
}

function Navigation({ links, storeLinks, children }: NavigationProps) {
  const logOut = useLogOut();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Seller application" className="flex grow flex-col px-3 pb-5">
      {children}
      <ul className="grid gap-1">
        {links.map(({ label, to, icon, end = false, below = [] }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                classes(
                  entryClasses,
                  isActive || below.some((start) => pathname.startsWith(start))
                    ? 'bg-marigold text-ink'
                    : 'hover:bg-on-dark/10',
                )
              }
            >
              <Icon name={icon} className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {storeLinks.length > 0 && (
        <ul className="mt-3 mb-1 grid gap-1 border-t border-aubergine-line pt-3">
          {storeLinks.map(({ label, path, icon }) => (
            <li key={path}>
              <a href={storefrontPageUrl(path)} className={classes(entryClasses, 'hover:bg-on-dark/10')}>
                <Icon name={icon} className="size-5 shrink-0" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={classes(entryClasses, 'mt-auto hover:bg-on-dark/10')} onClick={logOut}>
        <Icon name="arrowRight" className="size-5 shrink-0" />
        Logout
      </button>
    </nav>
  );
}

/** Client-side navigation does not close the popover by itself. */
function hideAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
