import DataLoader from 'dataloader';
import type { Category } from '@postprocure/contracts/category';
import type {
  ProductDetail,
  ProductListQuery,
  ProductPage,
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/product';
import type { Pool } from '@postprocure/db/pool';
import { browseProducts } from './browse.service.ts';
import { createContext } from './catalogue-context.ts';
import { searchProducts, suggestProducts } from './product-search.service.ts';
import { loadDetails } from './product.repository.ts';

export interface CatalogueService {
  listProducts(query: ProductListQuery): Promise<ProductPage>;
  searchProducts(query: ProductSearchQuery): Promise<ProductSearchPage>;
  getProduct(id: number): Promise<ProductDetail | null>;
  listCategories(): Promise<Category[]>;
  suggest(search: string): Promise<ProductSuggestions>;
}

export function createCatalogueService(reads: Pool): CatalogueService {
  const context = createContext(reads);
  // Requests that arrive together are answered by one statement; nothing is kept beyond it.
  const details = new DataLoader<number, ProductDetail | null>(
    async (ids) => {
      const found = await loadDetails(reads, ids);
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false, maxBatchSize: 100 },
  );
  return {
    listProducts: (query) => browseProducts(context, query),
    searchProducts: (query) => searchProducts(context, query),
    getProduct: (id) => details.load(id),
    listCategories: async () => (await context.readTree()).categories,
    suggest: (search) => suggestProducts(context, search),
  };
}
