import type { Category, SubCategory } from '@postprocure/contracts/catalogue/category';
import { imageUrl } from '@postprocure/contracts/images/image';
import type { CategoryRow } from './category.repository.ts';

/** All categories, two levels deep, with lookup by name. */
export interface CategoryTree {
  categories: Category[];
  featuredIds: number[];
  nameOf(id: number): string | undefined;
  /** Accepts `{category}` or `{category}/{subcategory}` in any letter case. Names may contain a slash. */
  resolve(path: string): ResolvedCategory | null;
  /** Finds categories with a word that starts with the last word of `term`. */
  findByPrefix(term: string): SubCategory[];
}

export interface ResolvedCategory {
  id: number;
  isTop: boolean;
}

/** Ignores letter case, spaces around slashes and a trailing slash. */
const pathKey = (path: string): string =>
  path
    .trim()
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\/$/, '');

export function buildCategoryTree(rows: CategoryRow[]): CategoryTree {
  const tops = rows.filter((row) => row.parent_id === null);
  const childrenOf = Map.groupBy(
    rows.filter((row) => row.parent_id !== null),
    (row) => row.parent_id,
  );
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const toEntry = (row: CategoryRow) => ({
    c_id: String(row.id),
    c_name: row.name,
    image: imageUrl(row.image, 320),
  });
  const byPath = new Map<string, ResolvedCategory>();
  for (const top of tops) {
    for (const child of childrenOf.get(top.id) ?? []) {
      byPath.set(pathKey(`${top.name}/${child.name}`), { id: child.id, isTop: false });
    }
  }
  // Set last, so that a category called 'A/B' takes precedence over the child 'B' of 'A'.
  for (const top of tops) byPath.set(pathKey(top.name), { id: top.id, isTop: true });
  return {
    categories: tops.map((top) => ({
      ...toEntry(top),
      children: (childrenOf.get(top.id) ?? []).map(toEntry),
    })),
    featuredIds: tops.filter((top) => top.is_featured).map((top) => top.id),
    nameOf: (id) => names.get(id),
    resolve: (path) => byPath.get(pathKey(path)) ?? null,
    findByPrefix: (term) => {
      const prefix = term.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
      return rows.filter((row) => beginsAnyWord(row.name, prefix)).map(toEntry);
    },
  };
}

const beginsAnyWord = (name: string, prefix: string): boolean =>
  prefix !== '' && ` ${name.toLowerCase()}`.includes(` ${prefix}`);
