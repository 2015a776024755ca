import { Link } from 'react-router';
import type { Category } from '@postprocure/contracts/category';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { Icon } from '@postprocure/ui/icon';
import { BrandLogo } from './brand-logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { StoreCategoryBar } from './store-category-bar.tsx';
import { StoreSearch } from './store-search.tsx';

interface StoreHeaderProps {
  categories: Category[];
  sellerAppUrl: string;
}

export function StoreHeader({ categories, sellerAppUrl }: StoreHeaderProps) {
  return (
    <>
      <SkipLink />
      <header className="on-dark sticky top-0 z-40 bg-aubergine text-on-dark">
        <Container className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3 lg:flex-nowrap">
          <BrandLogo />
          <div className="order-last w-full lg:order-none lg:w-auto lg:grow">
            <StoreSearch categories={categories} />
          </div>
          <div className="ml-auto flex items-center gap-2">
            <select
              aria-label="Language"
              className="hidden min-h-10 rounded-md border border-aubergine-line bg-aubergine px-2 text-sm sm:block"
            >
              <option>EN</option>
            </select>
            <a
              href={`${sellerAppUrl}/login`}
              className={buttonClasses({ tone: 'onDark', size: 'small' }, 'max-sm:hidden')}
            >
              Store Login
            </a>
            <Link to="/signup" className={buttonClasses({ size: 'small' }, 'max-sm:hidden')}>
              Start Now
            </Link>
            <a
              href={`${sellerAppUrl}/login`}
              aria-label="Store Login"
              className="inline-grid size-11 place-items-center rounded-md sm:hidden"
            >
              <Icon name="user" className="size-6" />
            </a>
            <Link to="/cart" aria-label="Cart" className="inline-grid size-11 place-items-center rounded-md">
              <Icon name="cart" className="size-6" />
            </Link>
          </div>
        </Container>
        <StoreCategoryBar categories={categories} />
      </header>
    </>
  );
}
