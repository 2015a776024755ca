import { Container } from '@postprocure/ui/container';
import { CategoryStrip } from '../categories/category-strip.tsx';
import type { StoreCategory } from '../categories/store-category.ts';
import { useLoaded, type Loadable } from '../data/loaded.ts';

/** The search page without a search term. */
export function SearchStart({ categories }: { categories: Loadable<readonly StoreCategory[]> }) {
  const { current } = useLoaded(categories);
  return (
    <Container className="grid grid-cols-1 gap-8 pt-10">
      <div>
        <h1 className="text-3xl">What are you looking for?</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          Type a product, a brand or a SKU into the search box above, or start with a category.
        </p>
      </div>
      <CategoryStrip variant="store" categories={current} />
    </Container>
  );
}
