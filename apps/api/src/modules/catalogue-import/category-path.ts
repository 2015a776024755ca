import { allCategories } from '@postprocure/contracts/catalogue/product-filter';
import { readListCell } from './list-cell.ts';

export interface CategoryPath {
  top: string;
  child: string | null;
}

/** A key that is the same for names that differ only in letter case. Names contain no line breaks. */
export const categoryKey = ({ top, child }: CategoryPath): string => `${top}\n${child ?? ''}`.toLowerCase();

export type ParsedCategory = { value: CategoryPath } | { reason: string };

export const categoryNameMaxLength = 100;

/**
 * The storefront has two levels of categories. Deeper levels are dropped, so that 'A >> B >> C' and 'A >> B >> D' both
 * become B in A. A separate subcategory column is the second level.
 */
export function parseCategoryPath(category: string, subcategory: string, separator?: string): ParsedCategory {
  const [tree = ''] = readListCell(category, (text) => [text]);
  const [top, second] = splitLevels(tree, separator);
  const [child = second] = splitLevels(subcategory, separator);
  if (top === undefined) return { reason: 'category is empty' };
  if (top.length > categoryNameMaxLength || (child?.length ?? 0) > categoryNameMaxLength) {
    return { reason: `category has a name longer than ${categoryNameMaxLength} characters` };
  }
  const unreachable = [top, child ?? ''].find((name) => isSame(name, allCategories));
  if (unreachable !== undefined) {
    return {
      reason: `category name ${unreachable} is reserved: choose another name`,
    };
  }
  return { value: { top, child: child === undefined || isSame(child, top) ? null : child } };
}

function splitLevels(tree: string, separator = tree.includes('>>') ? '>>' : '>'): string[] {
  return tree
    .split(separator)
    .map((level) => level.replace(/\s+/g, ' ').trim())
    .filter((level) => level !== '');
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
