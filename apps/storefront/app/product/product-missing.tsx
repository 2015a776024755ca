import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { CategoryStrip } from '../categories/category-strip.tsx';
import type { SubCategory } from '@postprocure/contracts/catalogue/category';
import { useLoaded, type Loadable } from '../data/loaded.ts';
import { Link } from '../page-link.tsx';
import { pageTitle } from '../page-meta.ts';
import { storePath } from '../paths.ts';

/** Shown if the product does not exist, between the search field and the categories. */
export function ProductMissing({ categories }: { categories: Loadable<readonly SubCategory[]> }) {
  const { current } = useLoaded(categories);
  return (
    <Container className="grid grid-cols-1 gap-12 pt-12 sm:pt-16">
      <title>{pageTitle('Product not found')}</title>
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-start gap-5">
        <h1 className="text-3xl">Product not found.</h1>
        <p className="max-w-prose text-lg text-ink-soft">Search for it above, or browse the categories.</p>
        <Link to={storePath} className={buttonClasses()}>
          Browse the store
        </Link>
      </div>
      <CategoryStrip variant="store" categories={current} />
    </Container>
  );
}
