import { parseCategoryPath } from './category-path.ts';
import { cleanCell, toPlainLine, type CleanText } from './clean-text.ts';
import type { Column, MatchedHeader } from './columns.ts';
import { parseCountry } from './country-of-origin.ts';
import { deriveSku, type SkuRule } from './derived-sku.ts';
import { isRoundedNumber } from './damaged-text.ts';
import {
  parseGstRate,
  parseHandlingDays,
  parseHsn,
  parsePrice,
  parseQuantity,
  parseRating,
  parseStatus,
  parseText,
  parseWarehouse,
  parseWeightGrams,
  type Parsed,
} from './field-values.ts';
import { readListCell } from './list-cell.ts';
import { parseImageUrls } from './image-urls.ts';
import { codeIsDate, describeLongRow, describeWidths, type SourceRow } from './source-row.ts';

/** A valid row. Missing values are null: new products get defaults, existing ones keep their values. */
export interface ImportRow {
  line: number;
  sku: string;
  /** Set for a variation: the SKU of the product it belongs to. */
  parentSku: string | null;
  color: string | null;
  size: string | null;
  title: string | null;
  category: string | null;
  subcategory: string | null;
  spPaise: number;
  mrpPaise: number | null;
  brand: string | null;
  gstBasisPoints: number | null;
  hsn: string | null;
  quantity: number | null;
  handlingDays: number | null;
  countryOfOrigin: string | null;
  warehouse: string | null;
  weightGrams: number | null;
  popularity: number | null;
  status: 'active' | 'inactive' | null;
  ratingHundredths: number | null;
  /** Always null without a rating. */
  ratingCount: number | null;
  /** Not sanitized yet; that happens when it is stored. */
  description: string | null;
  bulletPoints: string[] | null;
  imageUrls: string[] | null;
}

export interface Finding {
  line: number;
  kind: 'refused' | 'warning' | 'replaced';
  sku: string;
  reason: string;
  value: string;
}

export interface ReadRow {
  /** Undefined if the row is rejected. */
  row?: ImportRow;
  findings: Finding[];
}

export interface RowRules {
  header: MatchedHeader;
  /** The number of columns up to the last one with a name. */
  width: number;
  /** The number of columns including those without a name at the end, whose cells are ignored. */
  fullWidth: number;
  categorySeparator?: string;
  defaultCategory?: string;
  skuRule?: SkuRule;
}

const maxBulletPoints = 20;
const parseBulletPoint = parseText(500);
const valueMaxLength = 500;
const roundedSku =
  'was rounded by a spreadsheet and has lost its last digits: format the column as text before entering SKUs';

export function readProductRow(source: SourceRow, rules: RowRules): ReadRow {
  const reader = new RowReader(source, rules);
  const shapeProblem = source.problem ?? describeShape(source.cells, rules);
  if (shapeProblem !== undefined) return reader.refuse(shapeProblem, source.cells.join(' | '));

  const sku = reader.readSku();
  const parentSku = reader.has('parent_sku') ? reader.readParentSku() : '';
  const isVariation = parentSku !== '' && parentSku !== sku;
  const color = reader.readLine('color', parseText(60));
  const size = reader.readLine('size', parseText(30));
  if (isVariation) reader.warnOfStatus();
  if (isVariation && reader.isEmpty('color') && reader.isEmpty('size'))
    reader.reject('color', 'and size are both empty');
  const title = reader.readLine('title', parseText(500), !isVariation);
  const category = isVariation ? null : reader.readCategory();
  const spPaise = reader.readRequired('sp', parsePrice);
  const mrpPaise = reader.readOptional('mrp', parsePrice);
  if (spPaise !== null && mrpPaise !== null && spPaise > mrpPaise) reader.reject('sp', 'is more than mrp');

  const ratingHundredths = reader.readUnlessInvalid('rating', parseRating);

  return reader.finish({
    line: source.line,
    sku,
    parentSku: isVariation ? parentSku : null,
    color,
    size,
    title,
    category: category?.top ?? null,
    subcategory: category?.child ?? null,
    spPaise: spPaise ?? 0,
    mrpPaise,
    brand: reader.readLine('brand', parseText(100)),
    gstBasisPoints: reader.readOptional('gst_rate', parseGstRate),
    hsn: reader.readOptional('hsn', parseHsn),
    quantity: reader.readOptional('quantity', parseQuantity),
    handlingDays: reader.readOptional('handling_days', parseHandlingDays),
    countryOfOrigin: reader.readLine('country_of_origin', parseCountry),
    warehouse: reader.readOptional('warehouse', parseWarehouse),
    weightGrams: reader.readOptional('weight_grams', parseWeightGrams),
    popularity: reader.readOptional('popularity', parseQuantity),
    status: isVariation ? null : reader.readOptional('status', parseStatus),
    ratingHundredths,
    ratingCount: ratingHundredths === null ? null : reader.readUnlessInvalid('rating_count', parseQuantity),
    description: reader.readOptional('description', parseText(100_000)),
    bulletPoints: reader.readBulletPoints(),
    imageUrls: reader.readImageUrls(),
  });
}

/** A row that is shorter than the header is reported too, because its cells may be shifted. */
const describeShape = (cells: string[], { width, fullWidth }: RowRules): string | undefined =>
  cells.length < width ? describeWidths(cells, width) : describeLongRow(cells, fullWidth);

class RowReader {
  readonly #source: SourceRow;
  readonly #rules: RowRules;
  readonly #problems: { reason: string; value: string }[] = [];
  readonly #warnings: { reason: string; value: string }[] = [];

  constructor(source: SourceRow, rules: RowRules) {
    this.#source = source;
    this.#rules = rules;
  }

  has(column: Column): boolean {
    return this.#rules.header.positions.has(column);
  }

  isEmpty(column: Column): boolean {
    return toPlainLine(this.#clean(column).text) === '';
  }

  reject(column: Column, reason: string): void {
    this.#problems.push({ reason: `${column} ${reason}`, value: this.#cells(column).join(' | ') });
  }

  refuse(reason: string, value: string): ReadRow {
    return { findings: [this.#finding('refused', '', reason, value)] };
  }

  readSku(): string {
    const parts = this.#cells('sku').map((cell) => cleanCell(cell));
    const texts = parts.map(({ text }) => text);
    const sku = deriveSku(texts, this.#rules.skuRule);
    if (sku === undefined) this.reject('sku', 'does not match --sku-pattern');
    else if (sku === '') this.reject('sku', 'is empty');
    else if (texts.some(isRoundedNumber)) this.reject('sku', roundedSku);
    else if (this.#rules.skuRule?.kind !== 'hash') this.#checkSku('sku', sku, parts);
    return this.#problems.length > 0 && this.#rules.skuRule ? '' : (sku ?? '');
  }

  readParentSku(): string {
    const part = this.#clean('parent_sku');
    this.#checkSku('parent_sku', part.text, [part]);
    return part.text;
  }

  /** SKUs are never repaired, because a wrong guess would change another product. */
  #checkSku(column: 'sku' | 'parent_sku', sku: string, parts: CleanText[]): void {
    if (parts.some(({ warnings }) => warnings.length > 0) || /[\t\n\r]/.test(sku))
      this.reject(column, 'contains invalid characters');
    else if (sku.length > 64) this.reject(column, 'is longer than 64 characters');
    else if (this.#isDate(column)) this.reject(column, codeIsDate);
    else if (isRoundedNumber(sku)) this.reject(column, roundedSku);
  }

  readCategory(): { top: string; child: string | null } | null {
    const category = toPlainLine(this.#text('category')) || (this.#rules.defaultCategory ?? '');
    const parsed = parseCategoryPath(
      category,
      toPlainLine(this.#text('subcategory')),
      this.#rules.categorySeparator,
    );
    if ('value' in parsed) return parsed.value;
    this.#problems.push({ reason: parsed.reason, value: category });
    return null;
  }

  readRequired<T>(column: Column, parse: (text: string) => Parsed<T>): T | null {
    const text = this.#text(column);
    if (text === '') this.reject(column, 'is empty');
    return text === '' ? null : this.#parse(column, text, parse);
  }

  readOptional<T>(column: Column, parse: (text: string) => Parsed<T>): T | null {
    const text = this.#text(column);
    return text === '' ? null : this.#parse(column, text, parse);
  }

  /** Reads a value that is not worth refusing a product for. Ignores it with a warning if it is invalid. */
  readUnlessInvalid<T>(column: Column, parse: (text: string) => Parsed<T>): T | null {
    const text = this.#text(column);
    if (text === '') return null;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.#warn(`${column} was ignored: ${parsed.reason}`, text);
    return null;
  }

  readLine(column: Column, parse: (text: string) => Parsed<string>, isRequired = false): string | null {
    const text = toPlainLine(this.#text(column));
    if (text === '' && isRequired) this.reject(column, 'is empty');
    return text === '' ? null : this.#parse(column, text, parse);
  }

  readBulletPoints(): string[] | null {
    const bullets = this.#cells('bullet_points')
      .flatMap((cell) =>
        readListCell(this.#cleanWithWarning('bullet_points', cell), (text) => text.split(/[|\n]/)),
      )
      .map(toPlainLine)
      .filter((bullet) => bullet !== '');
    if (bullets.length > maxBulletPoints)
      this.#warn(`only the first ${maxBulletPoints} bullet_points were imported`, '');
    for (const bullet of bullets) this.#parse('bullet_points', bullet, parseBulletPoint);
    return bullets.length === 0 ? null : bullets.slice(0, maxBulletPoints);
  }

  readImageUrls(): string[] | null {
    const cells = this.#cells('image_urls').map((cell) => this.#cleanWithWarning('image_urls', cell));
    const { urls, warnings } = parseImageUrls(cells);
    for (const warning of warnings) this.#warn(warning.reason, warning.value);
    return urls.length === 0 ? null : urls;
  }

  warnOfStatus(): void {
    const status = this.#text('status');
    if (status === '' || status.toLowerCase() === 'active') return;
    this.#warn(
      'status was ignored: only a whole product can be ended, so set the quantity of the variation to 0 instead',
      status,
    );
  }

  finish(row: ImportRow): ReadRow {
    if (this.#problems.length === 0) {
      return {
        row,
        findings: this.#warnings.map(({ reason, value }) => this.#finding('warning', row.sku, reason, value)),
      };
    }
    const reason = this.#problems.map((problem) => problem.reason).join('; ');
    const value = this.#problems.map((problem) => problem.value).join('; ');
    return { findings: [this.#finding('refused', row.sku, reason, value)] };
  }

  #isDate(column: Column): boolean {
    return this.#positions(column).some((position) => this.#source.dateCells?.includes(position));
  }

  #cells(column: Column): string[] {
    return this.#positions(column).map((position) => this.#cell(position));
  }

  #cell(position: number): string {
    return this.#source.cells[position] ?? '';
  }

  /**
   * Returns the positions of the first alternative that is not empty in this row, or of the first one if all are empty.
   */
  #positions(column: Column): number[] {
    const [first = [], ...others] = this.#rules.header.positions.get(column) ?? [];
    if (others.length === 0) return first;
    const hasText = (positions: number[]) =>
      positions.some((position) => cleanCell(this.#cell(position)).text !== '');
    return [first, ...others].find(hasText) ?? first;
  }

  #clean(column: Column): { text: string; warnings: string[] } {
    return cleanCell(this.#cells(column)[0] ?? '');
  }

  #text(column: Column): string {
    return this.#cleanWithWarning(column, this.#cells(column)[0] ?? '');
  }

  #cleanWithWarning(column: Column, cell: string): string {
    const { text, warnings } = cleanCell(cell);
    for (const warning of warnings) this.#warn(`${column}: ${warning}`, text);
    return text;
  }

  #parse<T>(column: Column, text: string, parse: (text: string) => Parsed<T>): T | null {
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.#problems.push({ reason: `${column} ${parsed.reason}`, value: text });
    return null;
  }

  #warn(reason: string, value: string): void {
    this.#warnings.push({ reason, value });
  }

  #finding(kind: Finding['kind'], sku: string, reason: string, value: string): Finding {
    return {
      line: this.#source.line,
      kind,
      sku: shorten(sku, 64),
      reason,
      value: shorten(value, valueMaxLength),
    };
  }
}

/** Findings are stored as text, so they must be valid text even if the row is not. */
const shorten = (text: string, max: number): string => text.replaceAll('\0', '').slice(0, max).toWellFormed();
