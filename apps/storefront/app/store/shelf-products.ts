import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { mapLoaded, type Loaded } from '../data/loaded.ts';
import type { StoreCategory } from '../categories/store-category.ts';
import type { CardProduct } from '../product-list/card-product.ts';

type LoadedList<T> = Loaded<readonly T[]> | undefined;

interface ShelfSources {
  /** All products; undefined while they are loading. */
  list: LoadedList<ProductCard>;
  categories: LoadedList<StoreCategory>;
  /** The first products of the category, from the server-rendered HTML. */
  sent: readonly CardProduct[] | undefined;
}

/** The category's products from the whole list, or the server-rendered ones until the list has loaded. */
export function chooseShelfProducts(
  categoryId: number,
  { list, categories, sent }: ShelfSources,
): LoadedList<CardProduct> {
  if (sent && !(list && 'value' in list)) return { value: sent };
  if (!list || !categories) return undefined;
  const ids = idsWithin(categoryId, categories);
  return mapLoaded(list, (products) => products.filter(({ categoryId: id }) => ids.has(id)));
}

/** A product names only its own category, which is usually a subcategory. */
function idsWithin(categoryId: number, categories: Loaded<readonly StoreCategory[]>): Set<string> {
  const id = String(categoryId);
  const children = 'value' in categories ? categories.value.find(({ c_id }) => c_id === id)?.children : [];
  return new Set([id, ...(children ?? []).map(({ c_id }) => c_id)]);
}
