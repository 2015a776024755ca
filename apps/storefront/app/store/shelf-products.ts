import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { mapLoaded, type Loaded } from '../data/loaded.ts';
import type { StoreCategory } from '../categories/store-category.ts';

type LoadedList<T> = Loaded<readonly T[]> | undefined;

interface ShelfSources {
  /** All products; undefined while they are on their way. */
  list: LoadedList<ProductCard>;
  categories: LoadedList<StoreCategory>;
  /** The shelf's first products, where they came with the HTML. */
  sent: readonly ProductCard[] | undefined;
}

/** The category's products out of the whole list once it is there; until then those that came with the HTML. */
export function chooseShelfProducts(
  categoryId: number,
  { list, categories, sent }: ShelfSources,
): LoadedList<ProductCard> {
  if (sent && !(list && 'value' in list)) return { value: sent };
  if (!list || !categories) return undefined;
  const ids = idsWithin(categoryId, categories);
  return mapLoaded(list, (products) => products.filter(({ categoryId: id }) => ids.has(id)));
}

/** Products name the category they stand in, which is mostly a sub-category. */
function idsWithin(categoryId: number, categories: Loaded<readonly StoreCategory[]>): Set<string> {
  const id = String(categoryId);
  const children = 'value' in categories ? categories.value.find(({ c_id }) => c_id === id)?.children : [];
  return new Set([id, ...(children ?? []).map(({ c_id }) => c_id)]);
}
