import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { mapLoaded, type Loaded } from '../data/loaded.ts';
import type { StoreCategory } from '../categories/store-category.ts';

type LoadedList<T> = Loaded<readonly T[]> | undefined;

interface ShelfSources {
  /** All products, or undefined while they load. */
  list: LoadedList<ProductCard>;
  categories: LoadedList<StoreCategory>;
  /** The first products from the server-rendered HTML, if any. */
  sent: readonly ProductCard[] | undefined;
}

/** The products of the category in the list of all products, or those from the HTML while it loads. */
export function chooseShelfProducts(
  categoryId: number,
  { list, categories, sent }: ShelfSources,
): LoadedList<ProductCard> {
  if (sent && !(list && 'value' in list)) return { value: sent };
  if (!list || !categories) return undefined;
  const ids = idsWithin(categoryId, categories);
  return mapLoaded(list, (products) => products.filter(({ categoryId: id }) => ids.has(id)));
}

/** The category of a product is usually a subcategory. */
function idsWithin(categoryId: number, categories: Loaded<readonly StoreCategory[]>): Set<string> {
  const id = String(categoryId);
  const children = 'value' in categories ? categories.value.find(({ c_id }) => c_id === id)?.children : [];
  return new Set([id, ...(children ?? []).map(({ c_id }) => c_id)]);
}
