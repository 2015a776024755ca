import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { SubCategory } from '@postprocure/contracts/catalogue/category';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { Image } from '@postprocure/ui/image';
import { ScrollRow } from '@postprocure/ui/scroll-row';
import { Link } from '../page-link.tsx';
import { allCategoriesPath, categoryPath, storeCategoryPath } from '../paths.ts';
import { categoryScrollPx } from '../timings.ts';
import type { Loaded } from '../data/loaded.ts';
import { fillsMenu, limitToMenu } from './store-category.ts';

type CategoryStripProps = {
  /** Undefined while the categories are loading. */
  categories: Loaded<readonly SubCategory[]> | undefined;
} & (
  | {
      /** `browse` is the home page strip as shown on category pages. */ variant: 'store' | 'home' | 'browse';
    }
  | { variant: 'category'; main: string }
);

/** Categories, or the subcategories of one, as a row of images. */
export function CategoryStrip({ categories, ...strip }: CategoryStripProps) {
  const { revalidate } = useRevalidator();
  const title =
    strip.variant === 'category' ? `SHOP BY SUBCATEGORY IN ${strip.main.toUpperCase()}` : 'SHOP BY CATEGORY';
  const emptyText = strip.variant === 'category' ? 'No subcategories found.' : 'No categories found.';
  const pathOf = (name: string): string => {
    if (strip.variant === 'category') return categoryPath(strip.main, name);
    return strip.variant === 'browse' ? categoryPath(name) : storeCategoryPath(name);
  };
  const items = itemsOf(categories);
  const isMenu = strip.variant === 'store' || strip.variant === 'home';
  const shown = isMenu ? limitToMenu(items) : items;
  return (
    <ScrollRow
      title={title}
      itemsName="categories"
      aside={
        isMenu &&
        fillsMenu(items) && (
          <Link to={allCategoriesPath} className="text-sm font-semibold text-peacock hover:underline">
            All categories
          </Link>
        )
      }
      step={categoryScrollPx}
      instead={describeAbsence(categories, emptyText, () => void revalidate())}
    >
      {shown.map(({ c_id, c_name, image }) => (
        // Room for three lines of text, two on wide screens, so that all rows have the same height.
        <li key={c_id} className="min-h-[9.8rem] w-24 shrink-0 sm:min-h-[11.2rem] sm:w-32">
          <Link to={pathOf(c_name)} className="group block text-center text-xs font-semibold sm:text-sm">
            <span className="mb-2 block overflow-hidden rounded-full border-2 border-line bg-white p-1 transition group-hover:border-marigold">
              <Image src={image} alt="" sizes="8rem" widest={320} className="rounded-full" />
            </span>
            {c_name}
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}

const itemsOf = (categories: Loaded<readonly SubCategory[]> | undefined): readonly SubCategory[] =>
  categories && 'value' in categories ? categories.value : [];

function describeAbsence(
  categories: Loaded<readonly SubCategory[]> | undefined,
  emptyText: string,
  onRetry: () => void,
): ReactNode {
  if (!categories) {
    return (
      // Reserves the height of the row that replaces this text.
      <div className="min-h-36 sm:min-h-46">
        <LoadingText>Loading categories...</LoadingText>
      </div>
    );
  }
  if ('failure' in categories) {
    return (
      <div className="mt-3">
        <LoadFailure message={`Error loading categories: ${categories.failure}`} onRetry={onRetry} />
      </div>
    );
  }
  return categories.value.length === 0 ? <p className="py-4 text-ink-soft">{emptyText}</p> : null;
}
