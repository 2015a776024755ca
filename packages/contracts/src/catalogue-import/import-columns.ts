/** The columns of a catalogue file. This file has no schemas, so browsers can import it without loading zod. */
export const requiredImportColumns = ['sku', 'title', 'category', 'sp'] as const;

export const importColumns = [
  ...requiredImportColumns,
  'subcategory',
  'brand',
  'mrp',
  'gst_rate',
  'hsn',
  'quantity',
  'handling_days',
  'country_of_origin',
  'warehouse',
  'weight_grams',
  'popularity',
  'status',
  'rating',
  'rating_count',
  'description',
  'bullet_points',
  'image_urls',
  'parent_sku',
  'color',
  'size',
] as const;

export type ImportColumn = (typeof importColumns)[number];

/**
 * Product columns whose values are joined from several file columns. For other product columns, additional file columns
 * are fallbacks.
 */
export const joinedImportColumns: ReadonlySet<ImportColumn> = new Set<ImportColumn>([
  'sku',
  'bullet_points',
  'image_urls',
]);

/** How many file columns can be mapped to one product column. */
export const maxJoinedColumns = 10;

/** How long uploaded catalogue files and their reports are kept. */
export const importFileDays = 30;
