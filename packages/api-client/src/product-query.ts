import { defaultPage, pageSize } from '@postprocure/contracts/limits';
import type { ProductListQuery, ProductSearchQuery } from '@postprocure/contracts/catalogue/product';

/** What the API assumes where a query leaves something out. */
const defaults = { limit: pageSize, page: defaultPage, sort: 'featured' } as const;

export const listQuery = (query: Partial<ProductListQuery> = {}): ProductListQuery => ({
  ...defaults,
  ...query,
});

export const searchQuery = (
  query: Partial<ProductSearchQuery> & Pick<ProductSearchQuery, 'search'>,
): ProductSearchQuery => ({ ...defaults, ...query });
