import { Container } from '@postprocure/ui/container';
import { BrandLogo } from './brand-logo.tsx';
import { CartLink } from './cart-link.tsx';
import { DrawerButton } from './drawer.tsx';
import { LanguageSelect } from './language-select.tsx';
import { SkipLink } from './skip-link.tsx';
import { StoreCategoryBar } from './store-category-bar.tsx';
import { useStoreCategories } from '../categories/store-categories.ts';
import { StoreDrawer, storeDrawerId } from './store-drawer.tsx';
import { StoreSearch } from '../search/store-search.tsx';
import { UserMenu } from './user-menu.tsx';

export function StoreHeader() {
  return (
    <>
      <SkipLink />
      <header className="on-dark sticky top-0 z-40 bg-aubergine text-on-dark low:relative print:hidden">
        <Container className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3 lg:h-17 lg:flex-nowrap lg:py-0">
          <BrandLogo />
          <div className="order-last w-full lg:order-none lg:w-auto lg:grow">
            <StoreSearch categories={useStoreCategories()} />
          </div>
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            <LanguageSelect className="max-sm:hidden" />
            <UserMenu look="store" />
            <CartLink look="store" />
            <DrawerButton drawerId={storeDrawerId} className="lg:hidden" />
          </div>
        </Container>
      </header>
      <StoreCategoryBar />
      <StoreDrawer />
    </>
  );
}
