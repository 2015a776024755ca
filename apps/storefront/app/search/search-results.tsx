import { useRevalidator } from 'react-router';
import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { CategoryStrip } from '../categories/category-strip.tsx';
import type { Loaded } from '../data/loaded.ts';
import { Link } from '../page-link.tsx';
import type { CardPage } from '../product-list/card-product.ts';
import { ProductGrid, ProductGridLoading } from '../product-list/product-grid.tsx';
import type { StoreCategory } from '../categories/store-category.ts';
import { listHref, type ListChoices, type ListPlace, type SearchTerm } from '../product-list/list-url.ts';
import { Pagination } from '../product-list/pagination.tsx';
import { PageOutOfRange } from '../product-list/page-out-of-range.tsx';
import { SearchPromo } from './search-promo.tsx';
import { splitMatches } from './split-matches.ts';

interface SearchResultsProps {
  /** Undefined while the results are loading. */
  page: Loaded<CardPage<ProductSearchPage>> | undefined;
  /** Shown if nothing was found. */
  categories: readonly StoreCategory[];
  place: ListPlace & { term: SearchTerm };
  choices: ListChoices;
  /** Whether a category or filters restrict the search, which may be why there are no results. */
  isNarrowed: boolean;
}

const firstScreen = 4;
const loadingPlaces = 12;

export function SearchResults({ page, categories, place, choices, isNarrowed }: SearchResultsProps) {
  const { revalidate } = useRevalidator();
  if (!page) return <ProductGridLoading count={loadingPlaces} />;
  if ('failure' in page) {
    return <LoadFailure message={`Error: ${page.failure}`} onRetry={() => void revalidate()} />;
  }
  const { total, totalPages, didYouMean } = page.value;
  if (total === 0) return <NothingFound isNarrowed={isNarrowed} categories={categories} />;
  if (choices.page > totalPages) {
    return <PageOutOfRange place={place} choices={choices} lastPage={totalPages} />;
  }
  return (
    <>
      <SearchPromo />
      {didYouMean !== null && <Correction place={place} choices={choices} term={didYouMean} />}
      <LeftOut words={page.value.leftOut} />
      <Matches page={page.value} />
      <Pagination place={place} choices={choices} totalPages={totalPages} />
    </>
  );
}

function NothingFound({ isNarrowed, categories }: Pick<SearchResultsProps, 'isNarrowed' | 'categories'>) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-1">
        <p className="text-lg font-semibold">No products found for your search criteria.</p>
        <p className="text-ink-soft">
          {isNarrowed
            ? 'Remove a filter, search in all categories, or try fewer words.'
            : 'Check the spelling, try fewer words, or start from a category.'}{' '}
          Not in the catalogue?{' '}
          <Link to="/submit-sourcing-request" className="font-semibold text-peacock underline">
            Submit a sourcing request
          </Link>
          .
        </p>
      </div>
      <CategoryStrip variant="store" categories={{ value: categories }} />
    </div>
  );
}

function Correction({
  place,
  choices,
  term,
}: Pick<SearchResultsProps, 'place' | 'choices'> & { term: string }) {
  return (
    <p className="pb-4">
      Did you mean{' '}
      <Link
        to={listHref({ ...place, term: { ...place.term, q: term } }, choices)}
        className="font-semibold text-peacock underline"
      >
        {term}
      </Link>
      ? We’re showing results for it.
    </p>
  );
}

function LeftOut({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="pb-4">
      Showing results without <span className="font-semibold">{words.join(', ')}</span>.
    </p>
  );
}

function Matches({ page }: { page: CardPage<ProductSearchPage> }) {
  const { exact, partial } = splitMatches(page);
  // The list of words that were left out already makes clear that no product matches every word.
  const isExplained = page.exactMatches === 0 && page.leftOut.length > 0;
  return (
    <>
      {exact.length > 0 && <ProductGrid products={exact} eagerCount={firstScreen} withCart />}
      {partial.length > 0 && (
        <div className={exact.length > 0 ? 'pt-8' : undefined}>
          {!isExplained && (
            <p className="mb-6 border-l-4 border-marigold bg-marigold-soft px-4 py-3 text-sm">
              {page.exactMatches === 0
                ? 'No product matches every word. These match some of them, best matches first.'
                : 'The following products match some of your search words.'}
            </p>
          )}
          <ProductGrid products={partial} eagerCount={exact.length > 0 ? 0 : firstScreen} withCart />
        </div>
      )}
    </>
  );
}
