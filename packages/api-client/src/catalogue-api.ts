import type { Category } from '@postprocure/contracts/catalogue/category';
import type { DirectoryEntry } from '@postprocure/contracts/catalogue/product-directory';
import type {
  ProductDetail,
  ProductListQuery,
  ProductPage,
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/catalogue/product';

/**
 * The catalogue as the web apps see it. Over HTTP it is `createHttpCatalogue`; in one process with the API
 * it is the catalogue service itself.
 */
export interface CatalogueApi {
  listProducts(query: ProductListQuery): Promise<ProductPage>;
  searchProducts(query: ProductSearchQuery): Promise<ProductSearchPage>;
  getProduct(id: number): Promise<ProductDetail | null>;
  listCategories(): Promise<Category[]>;
  suggest(search: string): Promise<ProductSuggestions>;
  listDirectoryParts(): Promise<number[]>;
  readDirectoryPart(part: number): Promise<DirectoryEntry[]>;
}
