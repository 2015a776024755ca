import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import type { Pool } from '@postprocure/db/pool';
import { buildCategoryTree, type CategoryTree, type ResolvedCategory } from './category-tree.ts';
import { readCategories } from './category.repository.ts';
import { keepRefreshed } from './refreshed-value.ts';
import type { SearchLevels } from './search-levels.ts';
import { readLevels } from './search.repository.ts';
import { everywhere } from './search.service.ts';
import { AppError } from '@postprocure/contracts/app-error';

/** What every reading of the catalogue needs at hand. */
export interface CatalogueContext {
  reads: Pool;
  readTree(): Promise<CategoryTree>;
  readLevels(): Promise<SearchLevels>;
  /** For when the catalogue is known to have changed. */
  clearTree(): void;
}

const treeMaxAgeMs = 5000;
const levelsMaxAgeMs = 30_000;

export function createContext(reads: Pool): CatalogueContext {
  const tree = keepRefreshed(async () => buildCategoryTree(await readCategories(reads)), treeMaxAgeMs);
  const levels = keepRefreshed(() => readLevels(reads), levelsMaxAgeMs);
  return {
    reads,
    readTree: () => tree.read(),
    readLevels: () => levels.read(),
    clearTree: () => tree.clear(),
  };
}

/** The category a request names; null for none and for ALL. */
export function resolveCategory(tree: CategoryTree, name: string | undefined): ResolvedCategory | null {
  if (name === undefined || name.trim() === '' || name.trim().toUpperCase() === allCategories) return null;
  const category = tree.resolve(name);
  if (category === null) throw new AppError('NOT_FOUND', `Category "${name}" not found.`);
  return category;
}

export const scopeLexeme = (category: ResolvedCategory | null): string =>
  category === null ? everywhere : `${category.isTop ? '=t' : '=c'}${category.id}`;
