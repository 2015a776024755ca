import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import { Container } from '@postprocure/ui/container';
import { useLoaded, type Loadable, type PageData } from '../data/loaded.ts';
import type { StoreCategory } from '../categories/store-category.ts';
import { searchPath } from '../paths.ts';
import type { CardPage } from '../product-list/card-product.ts';
import { listChosenFilters } from '../product-list/chosen-filters.ts';
import { FilterPanel } from '../product-list/filter-panel.tsx';
import { ListLayout } from '../product-list/list-layout.tsx';
import { ListTitle, listTitleId } from '../product-list/list-title.tsx';
import { ListToolbar } from '../product-list/list-toolbar.tsx';
import type { ListChoices, SearchTerm } from '../product-list/list-url.ts';
import { SearchCategories } from './search-categories.tsx';
import { writeSearchHeading } from './search-heading.ts';
import { SearchResults } from './search-results.tsx';
import { useFilteredList } from './understood-list.ts';

interface SearchPageProps {
  results: PageData<CardPage<ProductSearchPage>>;
  categories: Loadable<readonly StoreCategory[]>;
  term: SearchTerm;
  choices: ListChoices;
}

export function SearchPage({ results, categories, term, choices }: SearchPageProps) {
  const { current, latest } = useLoaded(results);
  const page = current && 'value' in current ? current.value : undefined;
  const place = { path: searchPath, term };
  const filtered = useFilteredList({ place, choices }, page?.understood);
  const known = useLoaded(categories).latest ?? [];
  const isNarrowed = term.categoryName !== allCategories || listChosenFilters(filtered.choices).length > 0;
  const hasControls = page?.total !== 0 || isNarrowed;
  return (
    <Container className="grid grid-cols-1 gap-6 pt-8">
      <h1 aria-live="polite" className="text-2xl wrap-anywhere">
        {writeSearchHeading(term, page)}
      </h1>
      <ListLayout
        sidebar={
          hasControls ? (
            <FilterPanel {...filtered} facets={latest?.facets}>
              <SearchCategories term={term} choices={choices} facets={latest?.facets} categories={known} />
            </FilterPanel>
          ) : null
        }
      >
        <section aria-labelledby={listTitleId}>
          <ListTitle>Products found</ListTitle>
          {hasControls && <ListToolbar place={place} choices={choices} filtered={filtered} />}
          <SearchResults
            page={current}
            categories={known}
            place={place}
            choices={choices}
            isNarrowed={isNarrowed}
          />
        </section>
      </ListLayout>
    </Container>
  );
}
