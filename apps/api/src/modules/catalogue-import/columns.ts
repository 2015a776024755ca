import { ImportError } from './import-error.ts';

const requiredColumns = ['sku', 'title', 'category', 'sp'] as const;

/** Columns that can be read from several columns of the file, joined by + in the map. */
const listColumns = ['bullet_points', 'image_urls'] as const;

export const columns = [
  ...requiredColumns,
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
  ...listColumns,
  'parent_sku',
  'color',
  'size',
] as const;

export type Column = (typeof columns)[number];
/** The texts of --map: headers joined by + (for lists), and by | if the next ones are read when the first are empty. */
export type ColumnMap = Partial<Record<Column, string>>;

export interface MatchedHeader {
  /**
   * The positions of each column in the file. The first alternative that is not empty in a row is read. Missing columns
   * have no entry.
   */
  positions: Map<Column, number[][]>;
  ignored: string[];
}

/** Column names used by other catalogues. They are only suggested, because a wrong guess could import wrong prices. */
const foreignNames: Record<(typeof requiredColumns)[number], string[]> = {
  sku: [
    'sellersku',
    'itemsku',
    'skuid',
    'skucode',
    'uniqid',
    'productid',
    'itemid',
    'pid',
    'asin',
    'handle',
    'id',
  ],
  title: ['productname', 'producttitle', 'itemname', 'name', 'product'],
  category: [
    'productcategorytree',
    'categorytree',
    'categoryname',
    'productcategory',
    'maincategory',
    'producttype',
    'type',
  ],
  sp: ['discountedprice', 'sellingprice', 'saleprice', 'offerprice', 'finalprice', 'variantprice', 'price'],
};

export const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

const isListColumn = (column: Column): boolean => (listColumns as readonly string[]).includes(column);

/** Ignores letter case, spaces, underscores, hyphens and a byte order mark. */
export function normalizeHeader(header: string): string {
  const name = header.toLowerCase().replace(/[\s_.\-\ufeff]+/g, '');
  return name === 'colour' ? 'color' : name;
}

/** Finds the columns in the file's header. `optional` lists required columns that have a default. */
export function matchHeader(
  headers: string[],
  map: ColumnMap,
  optional: ReadonlySet<string> = new Set(),
): MatchedHeader {
  const names = headers.map(normalizeHeader);
  const positions = new Map<Column, number[][]>();
  const wanted = new Map(
    columns.flatMap((column) => {
      const text = map[column];
      return text === undefined ? [] : [[column, readAlternatives(column, text, names)]];
    }),
  );
  const mapped = new Set([...wanted.values()].flat(2));
  for (const column of columns) {
    const own = normalizeHeader(column);
    const alternatives = wanted.get(column) ?? (mapped.has(own) ? [] : [[own]]);
    const found = alternatives.map((wantedNames) =>
      wantedNames.flatMap((name) => {
        const at = names.flatMap((other, i) => (other === name ? [i] : []));
        if (wanted.has(column) && at.length === 0) {
          throw new ImportError(
            `--map ${column}=${map[column]}: the file has no column ${name}. Its columns are: ${list(headers)}`,
          );
        }
        if (at.length > 1 && !isListColumn(column))
          throw new ImportError(`The column ${name} occurs more than once in the file.`);
        return at;
      }),
    );
    if (found.some((at) => at.length > 0)) positions.set(column, found);
  }
  const missing = requiredColumns.filter((column) => !positions.has(column) && !optional.has(column));
  if (missing.length > 0) throw new ImportError(describeMissing(missing, headers, names));
  const used = new Set([...positions.values()].flat(2));
  return { positions, ignored: headers.filter((header, i) => !used.has(i) && header.trim() !== '') };
}

/** A header of the file may contain | or + itself. */
function readAlternatives(column: Column, text: string, names: string[]): string[][] {
  if (names.includes(normalizeHeader(text))) return [[normalizeHeader(text)]];
  return text
    .split('|')
    .map((alternative) =>
      (isListColumn(column) || column === 'sku' ? alternative.split('+') : [alternative]).map(
        normalizeHeader,
      ),
    );
}

function describeMissing(
  missing: readonly (typeof requiredColumns)[number][],
  headers: string[],
  names: string[],
): string {
  const proposals = missing.map((column) => {
    const at = findProposal(foreignNames[column], names);
    return `${column}=${headers[at]?.trim() ?? 'COLUMN'}`;
  });
  return [
    `The file has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}.`,
    `Its columns are: ${list(headers)}`,
    `Map them, for example: --map "${proposals.join(',')}"`,
  ].join('\n');
}

/**
 * Finds a header that is one of these names, or that contains one of the longer ones: "Your Selling Price (₹)", for
 * example.
 */
function findProposal(candidates: string[], names: string[]): number {
  const exact = candidates.map((candidate) => names.indexOf(candidate)).find((at) => at !== -1);
  if (exact !== undefined) return exact;
  const telling = candidates.filter((candidate) => candidate.length > 6);
  return names.findIndex((name) => telling.some((candidate) => name.includes(candidate)));
}

const list = (headers: string[]): string => headers.map((header) => header.trim()).join(', ');
