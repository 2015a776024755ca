import { useLocation } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import { buttonClasses } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { Link } from '../page-link.tsx';
import { searchPath } from '../paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import { CartLink } from './cart-link.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { DrawerNavigation } from './drawer-navigation.tsx';
import { Drawer, DrawerButton } from './drawer.tsx';
import { marketingNavigation } from './marketing-navigation.ts';
import { SkipLink } from './skip-link.tsx';
import { useScrollState } from './use-scrolled.ts';
import { UserMenu } from './user-menu.tsx';

const drawerId = 'marketing-menu';

/** Transparent over the hero of the home page until the page is scrolled; solid elsewhere. */
export function MarketingHeader({ overHero = false }: { overHero?: boolean }) {
  const scroll = useScrollState();
  const { pathname } = useLocation();
  const transparent = overHero && scroll !== 'scrolled';
  return (
    <>
      <SkipLink />
      <header
        className={classes(
          'inset-x-0 top-0 z-40 transition-colors duration-300 print:hidden',
          // Without JavaScript, the header could not become solid, so it scrolls away with the hero.
          overHero ? (scroll === 'unknown' ? 'absolute' : 'fixed low:absolute') : 'sticky low:static',
          transparent ? 'on-dark text-on-dark' : 'border-b border-line bg-paper text-ink',
        )}
      >
        <UtilityBar transparent={transparent} />
        {/* Wraps onto two rows if the text is large and the screen is small. */}
        <Container className="flex min-h-18 items-center justify-between gap-3 cramped:flex-wrap cramped:py-2 sm:gap-6">
          <BrandLogo />
          <nav aria-label="Main" className="hidden xl:block">
            <ul className="flex items-center gap-5 text-sm font-semibold">
              {marketingNavigation.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={to === pathname ? 'page' : undefined}
                    className="border-b-2 border-transparent py-2 transition-colors hover:border-marigold aria-[current]:border-marigold"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex shrink-0 items-center gap-1 cramped:shrink cramped:flex-wrap sm:gap-2">
            <Link
              to={searchPath}
              aria-label="Search for products"
              className="inline-grid size-11 place-items-center rounded-md"
            >
              <Icon name="search" className="size-6" />
            </Link>
            <Link to="/plans" className={buttonClasses({ size: 'small' }, 'min-h-11 max-sm:px-3')}>
              Pricing
            </Link>
            <DrawerButton drawerId={drawerId} className="xl:hidden" />
          </div>
        </Container>
      </header>
      <Drawer id={drawerId}>
        <DrawerAccount />
        <DrawerNavigation />
      </Drawer>
    </>
  );
}

function UtilityBar({ transparent }: { transparent: boolean }) {
  return (
    <div
      className={classes('border-b text-xs', transparent ? 'border-on-dark/20' : 'border-line bg-paper-deep')}
    >
      <Container className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <div className="flex items-center gap-5">
          <a
            href={`mailto:${brand.email}`}
            className="inline-flex items-center gap-1.5 py-2 hover:underline pointer-coarse:py-3.5"
          >
            <Icon name="mail" className="size-4" />
            {brand.email}
          </a>
          <span className="hidden items-center gap-1.5 lg:inline-flex">
            <Icon name="pin" className="size-4" />
            {brand.location}
          </span>
        </div>
        <div className="flex items-center gap-2 sm:gap-5">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="globe" className="size-4 max-sm:hidden" />
            English
          </span>
          <span className="hidden font-semibold md:inline">What&apos;s New</span>
          <div className="-mr-2 flex items-center sm:gap-2">
            <UserMenu look="marketing" />
            <CartLink look="marketing" />
          </div>
        </div>
      </Container>
    </div>
  );
}
