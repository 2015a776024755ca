import type { ProductFacets } from '@postprocure/contracts/catalogue/product';
import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import type { StoreCategory } from '../categories/store-category.ts';
import { joinNames } from '../categories/browse-target.ts';
import { Link } from '../page-link.tsx';
import { FilterCount } from '../product-list/filter-count.tsx';
import { changeChoices, listHref, type ListChoices, type SearchTerm } from '../product-list/list-url.ts';
import { searchPath } from '../paths.ts';

interface SearchCategoriesProps {
  term: SearchTerm;
  choices: ListChoices;
  facets: ProductFacets | undefined;
  categories: readonly StoreCategory[];
}

const shownCategories = 8;
const entryClasses = 'flex min-h-11 items-center justify-between gap-3 text-sm hover:text-peacock xl:min-h-9';

/** The categories of the results. Each links to the same search within that category. */
export function SearchCategories({ term, choices, facets, categories }: SearchCategoriesProps) {
  const hrefIn = (categoryName: string) =>
    listHref({ path: searchPath, term: { ...term, categoryName } }, changeChoices(choices, {}));
  const found = (facets?.categories ?? []).flatMap((facet) => {
    const categoryName = findCategoryName(categories, facet.c_id);
    return categoryName === undefined ? [] : [{ ...facet, categoryName }];
  });
  const isEverywhere = term.categoryName === allCategories;
  if (isEverywhere && found.length === 0) return null;
  return (
    <nav aria-labelledby="search-categories-title" className="pb-4">
      <h2 id="search-categories-title" className="text-base">
        Category
      </h2>
      <ul>
        {!isEverywhere && (
          <li>
            <Link to={hrefIn(allCategories)} className={entryClasses}>
              All categories
            </Link>
          </li>
        )}
        {found.slice(0, shownCategories).map(({ c_id, c_name, categoryName, count }) => (
          <li key={c_id}>
            <Link
              to={hrefIn(categoryName)}
              aria-current={categoryName === term.categoryName ? 'true' : undefined}
              className={`${entryClasses} aria-[current]:font-semibold`}
            >
              {c_name}
              <FilterCount count={count} approximate={facets?.approximate ?? false} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findCategoryName(categories: readonly StoreCategory[], id: string): string | undefined {
  for (const { c_id, c_name, children } of categories) {
    if (c_id === id) return c_name;
    const child = children.find((each) => each.c_id === id);
    if (child) return joinNames(c_name, child.c_name);
  }
  return undefined;
}
