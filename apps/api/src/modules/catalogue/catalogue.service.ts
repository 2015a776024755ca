import type { Category } from '@postprocure/contracts/category';
import type { DirectoryEntry } from '@postprocure/contracts/product-directory';
import type {
  ProductDetail,
  ProductListQuery,
  ProductPage,
  ProductSearchPage,
  ProductSearchQuery,
  ProductSuggestions,
} from '@postprocure/contracts/product';
import type { Pool } from '@postprocure/db/pool';
import { sanitizeRichText } from '../../html-sanitizer.ts';
import { createBatchLoader } from './batch-loader.ts';
import { browseProducts } from './browse.service.ts';
import { createContext } from './catalogue-context.ts';
import { watchCatalogue, type CatalogueWatch } from './catalogue-watch.ts';
import { listDirectoryParts, readDirectoryPart } from './product-directory.repository.ts';
import { searchProducts, suggestProducts } from './product-search.service.ts';
import { loadDetailTexts } from './product.repository.ts';

export interface CatalogueService {
  listProducts(query: ProductListQuery): Promise<ProductPage>;
  searchProducts(query: ProductSearchQuery): Promise<ProductSearchPage>;
  /** Fit to be rendered: the description is sanitised once more, whoever wrote it into the database. */
  getProduct(id: number): Promise<ProductDetail | null>;
  /** As JSON text, for sending it on as it is; whoever renders that sanitises it. */
  getProductText(id: number): Promise<string | null>;
  listCategories(): Promise<Category[]>;
  suggest(search: string): Promise<ProductSuggestions>;
  /** Numbers of the directory's parts that hold products. */
  listDirectoryParts(): Promise<number[]>;
  readDirectoryPart(part: number): Promise<DirectoryEntry[]>;
  /** Calls back within about a second of any change to what pages show, by whichever process. */
  watch(onChange: () => void): CatalogueWatch;
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
      if (text === null) return null;
      const product = JSON.parse(text) as ProductDetail;
      return { ...product, description: sanitizeRichText(product.description) };
    },
    listCategories: async () => (await context.readTree()).categories,
    suggest: (search) => suggestProducts(context, search),
    listDirectoryParts: () => listDirectoryParts(reads),
    readDirectoryPart: (part) => readDirectoryPart(reads, part),
    watch: (onChange) =>
      watchCatalogue(reads, {
        onChange: () => {
          context.forgetTree();
          onChange();
        },
      }),
  };
}
