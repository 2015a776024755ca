import {
  importColumns as columns,
  requiredImportColumns as requiredColumns,
  type ImportColumn,
} from '@postprocure/contracts/catalogue-import/import-columns';
import { ImportError } from './import-error.ts';

/** Columns that can combine several columns of the file. In the map, these are joined by +. */
const listColumns = ['bullet_points', 'image_urls'] as const;

export type Column = ImportColumn;
/**
 * The values of --map: headers joined by + (for lists) or by |. After |, a header is read only if the ones before it
 * are empty.
 */
export type ColumnMap = Partial<Record<Column, string>>;

export interface MatchedHeader {
  /**
   * The positions of each column in the file. In each row, the first alternative that is not empty is read. Missing
   * columns have no entry.
   */
  positions: Map<Column, number[][]>;
  ignored: string[];
}

/** Column names used by other catalogues. They are only suggested, because a wrong guess could import wrong prices. */
const foreignNames: Partial<Record<Column, string[]>> = {
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
  sp: [
    'discountedprice',
    'discountprice',
    'sellingprice',
    'saleprice',
    'offerprice',
    'finalprice',
    'variantprice',
    'price',
  ],
  subcategory: ['subcategoryname'],
  brand: ['brandname', 'manufacturer', 'vendor'],
  mrp: [
    'maximumretailprice',
    'retailprice',
    'actualprice',
    'listprice',
    'compareatprice',
    'variantcompareatprice',
  ],
  gst_rate: ['gst', 'gst%', 'taxrate'],
  hsn: ['hsncode'],
  quantity: ['stock', 'qty', 'stockquantity', 'availablequantity', 'variantinventoryqty'],
  country_of_origin: ['origin', 'country', 'madein'],
  weight_grams: ['variantgrams', 'weightingrams'],
  rating: ['ratings', 'productrating', 'averagerating', 'overallrating'],
  rating_count: ['noofratings', 'numberofratings', 'ratingscount'],
  description: ['productdescription', 'longdescription', 'bodyhtml', 'body(html)'],
  bullet_points: ['bulletpoint', 'keyfeatures', 'highlights', 'aboutproduct'],
  image_urls: [
    'image',
    'images',
    'imageurl',
    'imagelink',
    'imagesrc',
    'imglink',
    'mainimageurl',
    'productimage',
  ],
};

/**
 * Suggests columns of the file, by position. In a list column, several positions are joined. In any other column, a
 * later position is a fallback for rows in which the earlier ones are empty.
 */
export function suggestColumns(headers: string[]): Map<Column, number[]> {
  const names = headers.map(normalizeHeader);
  const suggested = new Map<Column, number[]>();
  const taken = new Set<number>();
  const suggest = (column: Column, positions: number[]) => {
    const free = positions.filter((position) => !taken.has(position));
    const kept = isListColumn(column) ? free : free.slice(0, 1);
    if (kept.length === 0 || suggested.has(column)) return;
    suggested.set(column, kept);
    for (const position of kept) taken.add(position);
  };
  for (const column of columns) suggest(column, positionsOf(names, [normalizeHeader(column)]));
  for (const column of columns) {
    const known = foreignNames[column] ?? [];
    const isRequired = (requiredColumns as readonly string[]).includes(column);
    const found = isRequired
      ? [findProposal(known, names)].filter((at) => at !== -1)
      : positionsOf(names, known);
    suggest(column, found);
  }
  // Some suppliers leave the selling price empty where there is no discount.
  const [sp, mrp] = [suggested.get('sp') ?? [], suggested.get('mrp') ?? []];
  const isDiscount = sp.some((position) => names[position]?.includes('discount'));
  if (isDiscount) suggested.set('sp', [...sp, ...mrp]);
  return suggested;
}

/** Returns positions in order of preference. A number at the end of a header, as in image_2, is ignored. */
const positionsOf = (names: string[], wanted: string[]): number[] =>
  wanted.flatMap((one) => names.flatMap((name, at) => (name.replace(/\d+$/, '') === one ? [at] : [])));

/** Converts positions to the form of `MatchedHeader.positions`. */
export const toAlternatives = (column: Column, positions: number[]): number[][] =>
  isListColumn(column) || column === 'sku' ? [positions] : positions.map((position) => [position]);

export const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

const isListColumn = (column: Column): boolean => (listColumns as readonly string[]).includes(column);

/** Ignores letter case, spaces, underscores, full stops, hyphens and a byte order mark, and reads "colour" as "color". */
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
  return { positions, ignored: listUnused(headers, positions) };
}

export function listUnused(headers: string[], positions: ReadonlyMap<Column, number[][]>): string[] {
  const used = new Set([...positions.values()].flat(2));
  return headers.filter((header, i) => !used.has(i) && header.trim() !== '');
}

/** A header in the file may itself contain | or +. */
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
    const at = findProposal(foreignNames[column] ?? [], names);
    return `${column}=${headers[at]?.trim() ?? 'COLUMN'}`;
  });
  return [
    `The file has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}.`,
    `Its columns are: ${list(headers)}`,
    `Map them, for example: --map "${proposals.join(',')}"`,
  ].join('\n');
}

/**
 * Finds a header that equals one of these names, or contains one of the longer ones, as in "Your Selling Price (₹)".
 */
function findProposal(candidates: string[], names: string[]): number {
  const exact = candidates.map((candidate) => names.indexOf(candidate)).find((at) => at !== -1);
  if (exact !== undefined) return exact;
  const telling = candidates.filter((candidate) => candidate.length > 6);
  return names.findIndex((name) => telling.some((candidate) => name.includes(candidate)));
}

const list = (headers: string[]): string => headers.map((header) => header.trim()).join(', ');
