import type { Category } from '@postprocure/contracts/catalogue/category';
import type { ProductListQuery } from '@postprocure/contracts/catalogue/product';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import { bucketBounds, bucketKey, type PriceBucket } from '../product-list/list-url.ts';

/** The filters of the list; undefined if not set. */
export interface WinningChoices {
  category: string | undefined;
  price: PriceBucket | undefined;
}

/** Ignores invalid parameters, because people edit URLs. */
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

/** Only products in stock are listed. */
export const toWinningQuery = ({ category, price }: WinningChoices): Partial<ProductListQuery> => ({
  inStock: true,
  ...(category !== undefined && { categoryName: category }),
  ...(price && bucketBounds(price)),
});
