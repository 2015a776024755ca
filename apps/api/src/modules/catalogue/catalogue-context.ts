import { AppError } from '@postprocure/contracts/app-error';
import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import type { ProductPage } from '@postprocure/contracts/catalogue/product';
import type { Pool } from '@postprocure/db/pool';
import { createBatchLoader } from './batch-loader.ts';
import { watchChanges, type CatalogueWatch } from './catalogue-watch.ts';
import { buildCategoryTree, type CategoryTree, type ResolvedCategory } from './category-tree.ts';
import { readCategories } from './category.repository.ts';
import { loadDetailTexts } from './product.repository.ts';
import { keepRefreshed } from './refreshed-value.ts';
import { sanitizeProductText } from './sanitize-product-text.ts';
import type { SearchLevels } from './search-levels.ts';
import { readLevels } from './search.repository.ts';
import type { SearchUnit } from './search-term.ts';
import { analyzeTerm } from './search-vocabulary.repository.ts';
import { everywhere, type CountedList } from './search-engine.ts';
import { createWatchedCache, type WatchedCache } from './watched-cache.ts';

/** The database and the cached data that all catalogue functions share. */
export interface CatalogueContext {
  reads: Pool;
  readTree(): Promise<CategoryTree>;
  readLevels(): Promise<SearchLevels>;
  /** A product as JSON text, with a sanitized description; null if there is none. */
  readProductText(id: number): Promise<string | null>;
  /** The words of a search term. They are the same on every page of a search, whatever the filters. */
  analyzeTerm(term: string): Promise<SearchUnit[]>;
  /** The total and the facets of lists. They are the same on every page and in every sort order. */
  countedLists: WatchedCache<string, CountedList>;
  /** First pages of lists without filters. Every product page shows the first page of its category. */
  firstPages: WatchedCache<string, ProductPage>;
  /** Caches products and lists until the returned function is called. */
  enableCaches(): () => void;
  /** Drops everything that depends on the catalogue. */
  clearCaches(): void;
}

const treeMaxAgeMs = 5000;
const levelsMaxAgeMs = 30_000;
/** Enough for about fifteen thousand products. */
const textMaxCharacters = 24_000_000;
/**
 * The same limit as for cached pages. Most stock changes are not reported to the watch, so cached data has to expire.
 */
const cacheMaxAgeMs = 60_000;
/** A counted list takes about 5 kB. */
const maxCountedLists = 2000;
const maxAnalyzedTerms = 2000;
/** How many products all cached first pages can hold in total. A product takes about 1 kB. */
const maxFirstPageProducts = 10_000;

export function createCatalogueContext({ reads }: { reads: Pool }): CatalogueContext {
  const tree = keepRefreshed(async () => buildCategoryTree(await readCategories(reads)), treeMaxAgeMs);
  const levels = keepRefreshed(() => readLevels(reads), levelsMaxAgeMs);
  const loader = createBatchLoader((ids: readonly number[]) => loadDetailTexts(reads, ids));
  const loadText = async (id: number) => {
    const text = await loader.load(id);
    return text === null ? null : sanitizeProductText(text);
  };
  const texts = createWatchedCache<number, string | null>({
    maxSize: textMaxCharacters,
    sizeOf: (text) => text?.length ?? 0,
    maxAgeMs: cacheMaxAgeMs,
  });
  const analyzedTerms = createWatchedCache<string, SearchUnit[]>({
    maxSize: maxAnalyzedTerms,
    sizeOf: () => 1,
    maxAgeMs: cacheMaxAgeMs,
  });
  const countedLists = createWatchedCache<string, CountedList>({
    maxSize: maxCountedLists,
    sizeOf: () => 1,
    maxAgeMs: cacheMaxAgeMs,
  });
  const firstPages = createWatchedCache<string, ProductPage>({
    maxSize: maxFirstPageProducts,
    sizeOf: ({ products }) => products.length,
    maxAgeMs: cacheMaxAgeMs,
  });
  const caches = [texts, analyzedTerms, countedLists, firstPages];
  return {
    reads,
    readTree: () => tree.read(),
    readLevels: () => levels.read(),
    readProductText: (id) => texts.get(id, () => loadText(id)),
    analyzeTerm: (term) => analyzedTerms.get(term, () => analyzeTerm(reads, term)),
    countedLists,
    firstPages,
    enableCaches: () => {
      const releases = caches.map((cache) => cache.enable());
      return () => releases.forEach((release) => release());
    },
    clearCaches: () => {
      tree.clear();
      caches.forEach((cache) => cache.clear());
    },
  };
}

/**
 * Calls back within about a second of a change to the catalogue, made by any process. Products and counts are cached
 * only while a watch is active, because nothing else removes outdated ones.
 */
export function watchCatalogue(context: CatalogueContext, onChange: () => void): CatalogueWatch {
  const release = context.enableCaches();
  const watch = watchChanges(context.reads, {
    onChange: () => {
      context.clearCaches();
      onChange();
    },
  });
  return {
    stop: () => {
      watch.stop();
      release();
    },
  };
}

/** The category that a request names, or null if it names none or ALL. */
export function resolveCategory(tree: CategoryTree, name: string | undefined): ResolvedCategory | null {
  if (name === undefined || name.trim() === '' || name.trim().toUpperCase() === allCategories) return null;
  const category = tree.resolve(name);
  if (category === null) throw new AppError('NOT_FOUND', `Category "${name}" not found.`);
  return category;
}

export const scopeLexeme = (category: ResolvedCategory | null): string =>
  category === null ? everywhere : `${category.isTop ? '=t' : '=c'}${category.id}`;
