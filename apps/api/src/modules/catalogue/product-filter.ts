import { exactTotalLimit } from '@postprocure/contracts/limits';
import type { ProductFacets, ProductListQuery } from '@postprocure/contracts/catalogue/product';
import { priceBuckets } from '@postprocure/contracts/catalogue/product-filter';
import { compareSizes } from '@postprocure/contracts/catalogue/size-order';
import { rupeesToPaise } from '@postprocure/money/paise';
import type { CategoryTree } from './category-tree.ts';
import type { FacetCounts, RowFilter, Slice } from './search.repository.ts';
import type { Total } from './search-engine.ts';

const secondsPerDay = 86_400;

type FilterQuery = Pick<
  ProductListQuery,
  'minPrice' | 'maxPrice' | 'delivery' | 'newWithin' | 'origin' | 'inStock' | 'color' | 'size'
>;

export const toRowFilter = (query: FilterQuery, now: number): RowFilter => ({
  minPaise: query.minPrice === undefined ? null : rupeesToPaise(query.minPrice),
  maxPaise: query.maxPrice === undefined ? null : rupeesToPaise(query.maxPrice),
  listedAfter: query.newWithin === undefined ? null : now - query.newWithin * secondsPerDay,
  delivery: query.delivery ?? null,
  origin: query.origin?.trim() ?? null,
  inStock: query.inStock === true ? true : null,
  color: query.color?.trim() ?? null,
  size: query.size?.trim() ?? null,
});

export const hasFilter = (filter: RowFilter): boolean =>
  Object.values(filter).some((value) => value !== null);

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Lists end where totals stop being exact. Later pages are empty. */
export function toSlice(page: number, limit: number): Slice {
  const offset = Math.min((page - 1) * limit, exactTotalLimit);
  return { offset, limit: Math.min(limit, exactTotalLimit - offset) };
}

export const toPageFields = ({ total, isCapped }: Total, page: number, limit: number) => ({
  page,
  total,
  totalIsCapped: isCapped,
  totalPages: Math.max(1, Math.ceil(total / limit)),
});

export const toFacets = (counts: FacetCounts, approximate: boolean, tree: CategoryTree): ProductFacets => ({
  approximate,
  categories: counts.categories.flatMap(({ id, count }) => {
    const name = tree.nameOf(id);
    return name === undefined ? [] : [{ c_id: String(id), c_name: name, count }];
  }),
  price: priceBuckets.map((bucket, index) => ({ ...bucket, count: counts.price[index] ?? 0 })),
  delivery: [
    { value: '6-7', count: counts.fastDelivery },
    { value: '15-20', count: counts.slowDelivery },
  ],
  newness: [
    { days: 30, count: counts.new30 },
    { days: 90, count: counts.new90 },
  ],
  origin: counts.origins,
  approximateOptions: approximate || counts.optionsAreSampled,
  colors: counts.colors,
  sizes: counts.sizes.toSorted((a, b) => compareSizes(a.value, b.value)),
  inStock: counts.inStock,
});
