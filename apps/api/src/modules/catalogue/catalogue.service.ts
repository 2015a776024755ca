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
import type { Pool } from '@postprocure/db/pool';
import { sanitizeRichText } from '../../html-sanitizer.ts';
import { createBatchLoader } from './batch-loader.ts';
import { browseProducts } from './browse.service.ts';
import { createContext } from './catalogue-context.ts';
import { watchCatalogue, type CatalogueWatch } from './catalogue-watch.ts';
import { createProductTextCache } from './product-text-cache.ts';
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

/** Some fifteen thousand products, the ones people look at. */
const keptCharacters = 24_000_000;
/** As long as a page: a stock that merely moves is told of to nobody. */
const keptMs = 60_000;

export function createCatalogueService(reads: Pool): CatalogueService {
  const context = createContext(reads);
  const loader = createBatchLoader((ids: readonly number[]) => loadDetailTexts(reads, ids));
  const details = createProductTextCache((id) => loader.load(id), {
    maxCharacters: keptCharacters,
    maxAgeMs: keptMs,
  });
  return {
    listProducts: (query) => browseProducts(context, query),
    searchProducts: (query) => searchProducts(context, query),
    getProductText: (id) => details.get(id),
    getProduct: async (id) => {
      const text = await details.get(id);
      if (text === null) return null;
      const product = JSON.parse(text) as ProductDetail;
      return { ...product, description: sanitizeRichText(product.description) };
    },
    listCategories: async () => (await context.readTree()).categories,
    suggest: (search) => suggestProducts(context, search),
    listDirectoryParts: () => listDirectoryParts(reads),
    readDirectoryPart: (part) => readDirectoryPart(reads, part),
    watch: (onChange) => {
      const release = details.keep();
      const watch = watchCatalogue(reads, {
        onChange: () => {
          context.clearTree();
          details.clear();
          onChange();
        },
      });
      return {
        stop: () => {
          watch.stop();
          release();
        },
      };
    },
  };
}
