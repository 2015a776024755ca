import { joinNames, type BrowseParams, type BrowseTarget } from './browse-target.ts';

let shown: { at: string; target: BrowseTarget } | undefined;

/** Caches the category of the open page, so that changing its list does not wait for all categories. */
export function rememberTarget(params: BrowseParams, target: BrowseTarget): void {
  shown = { at: nameOf(params), target };
}

export const recallTarget = (params: BrowseParams): BrowseTarget | undefined =>
  shown?.at === nameOf(params) ? shown.target : undefined;

const nameOf = ({ categoryName = '', subCategoryName }: BrowseParams): string =>
  joinNames(categoryName, subCategoryName);
