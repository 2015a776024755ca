import { joinNames, type BrowseParams, type BrowseTarget } from './browse-target.ts';

let shown: { at: string; target: BrowseTarget } | undefined;

/** Remembers the category of the current page, so that changing the list does not wait for all categories to load. */
export function rememberTarget(params: BrowseParams, target: BrowseTarget): void {
  shown = { at: nameOf(params), target };
}

export const recallTarget = (params: BrowseParams): BrowseTarget | undefined =>
  shown?.at === nameOf(params) ? shown.target : undefined;

const nameOf = ({ categoryName = '', subCategoryName }: BrowseParams): string =>
  joinNames(categoryName, subCategoryName);
