import { useState } from 'react';
import { Icon } from '@postprocure/ui/icon';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { readBrowserCategories } from '../categories/browser-categories.ts';
import { fillsMenu, limitToMenu, type StoreCategory } from '../categories/store-category.ts';
import { useLoaded } from '../data/loaded.ts';
import { Link } from '../page-link.tsx';
import { allCategoriesPath, categoryPath } from '../paths.ts';

const listClasses = 'grid gap-x-8 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4';
const entryClasses = 'block grow rounded-sm px-2 py-3 -outline-offset-3 hover:bg-paper-deep';

/** All categories, or the subcategories of the selected one. They are fetched when the panel is first opened. */
export function MegaMenuPanel() {
  const [categories, setCategories] = useState(readBrowserCategories);
  const { current } = useLoaded(categories);
  const [chosen, setChosen] = useState<StoreCategory>();
  const [leftId, setLeftId] = useState<string>();
  const choose = (category: StoreCategory | undefined) => {
    setLeftId(chosen?.c_id);
    setChosen(category);
  };
  if (!current) return <LoadingText>Loading categories...</LoadingText>;
  if ('failure' in current) {
    return (
      <LoadFailure
        message={`Error loading categories: ${current.failure}`}
        onRetry={() => setCategories(readBrowserCategories())}
      />
    );
  }
  return (
    <div className="@container">
      {chosen ? (
        <SubCategoryList category={chosen} onBack={() => choose(undefined)} />
      ) : (
        <CategoryList categories={current.value} focusedId={leftId} onChoose={choose} />
      )}
    </div>
  );
}

interface CategoryListProps {
  categories: StoreCategory[];
  /** The category whose subcategories were just closed. The focus returns to its arrow. */
  focusedId: string | undefined;
  onChoose: (category: StoreCategory) => void;
}

function CategoryList({ categories, focusedId, onChoose }: CategoryListProps) {
  return (
    <ul className={listClasses}>
      {limitToMenu(categories).map((category) => (
        <li key={category.c_id} className="flex items-center border-b border-line">
          <Link to={categoryPath(category.c_name)} className={entryClasses}>
            {category.c_name}
          </Link>
          {category.children.length > 0 && (
            <button
              type="button"
              aria-label={`Subcategories of ${category.c_name}`}
              autoFocus={category.c_id === focusedId}
              className="grid size-11 place-items-center rounded-sm text-peacock hover:bg-paper-deep"
              onClick={() => onChoose(category)}
            >
              <Icon name="chevronRight" className="size-4" />
            </button>
          )}
        </li>
      ))}
      {fillsMenu(categories) && (
        <li className="border-b border-line">
          <Link to={allCategoriesPath} className={`${entryClasses} font-semibold`}>
            All categories
          </Link>
        </li>
      )}
    </ul>
  );
}

function SubCategoryList({ category, onBack }: { category: StoreCategory; onBack: () => void }) {
  return (
    <>
      <button
        type="button"
        // This list replaces the one that had the focus, so its first button takes the focus.
        autoFocus
        className="mb-2 min-h-11 rounded-sm px-2 font-semibold text-peacock hover:underline"
        onClick={onBack}
      >
        {'<<BACK'}
      </button>
      <ul className={listClasses}>
        <li className="border-b border-line">
          <Link to={categoryPath(category.c_name)} className={`${entryClasses} font-semibold`}>
            All {category.c_name}
          </Link>
        </li>
        {category.children.map(({ c_id, c_name }) => (
          <li key={c_id} className="border-b border-line">
            <Link to={categoryPath(category.c_name, c_name)} className={entryClasses}>
              {c_name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
