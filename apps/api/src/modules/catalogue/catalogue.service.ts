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
import { createBatchLoader } from './batch-loader.ts';
import { browseProducts } from './browse.service.ts';
import { createContext } from './catalogue-context.ts';
import { searchProducts, suggestProducts } from './product-search.service.ts';
import { loadDetailTexts } from './product.repository.ts';

export interface CatalogueService {
  listProducts(query: ProductListQuery): Promise<ProductPage>;
  searchProducts(query: ProductSearchQuery): Promise<ProductSearchPage>;
  getProduct(id: number): Promise<ProductDetail | null>;
  /** The same as JSON text, for sending it on as it is. */
  getProductText(id: number): Promise<string | null>;
  listCategories(): Promise<Category[]>;
  suggest(search: string): Promise<ProductSuggestions>;
}

export function createCatalogueService(reads: Pool): CatalogueService {
  const context = createContext(reads);
  const details = createBatchLoader((ids: readonly number[]) => loadDetailTexts(reads, ids));
  return {
    listProducts: (query) => browseProducts(context, query),
    searchProducts: (query) => searchProducts(context, query),
    getProductText: (id) => details.load(id),
    getProduct: async (id) => {
      const text = await details.load(id);
      return text === null ? null : (JSON.parse(text) as ProductDetail);
    },
    listCategories: async () => (await context.readTree()).categories,
    suggest: (search) => suggestProducts(context, search),
  };
}
