import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductListQuery } from '@postprocure/contracts/catalogue/product';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import { bucketBounds, bucketKey, type PriceBucket } from '../product-list/list-url.ts';

/** What the list is narrowed to; undefined where it is not. */
export interface WinningChoices {
  category: string | undefined;
  price: PriceBucket | undefined;
}

/** Addresses are typed and bent by people: what makes no sense is left out, not refused. */
export function readWinningChoices(
  parameters: URLSearchParams,
  categories: readonly Pick<Category, 'c_name'>[],
): WinningChoices {
  const wanted = parameters.get('category');
  return {
    category: categories.find(({ c_name }) => c_name === wanted)?.c_name,
    price: priceBuckets.find((bucket) => bucketKey(bucket) === parameters.get('price')),
  };
}

/** Whatever wins must be there to be sold. */
export const toWinningQuery = ({ category, price }: WinningChoices): Partial<ProductListQuery> => ({
  inStock: true,
  ...(category !== undefined && { categoryName: category }),
  ...(price && bucketBounds(price)),
});
