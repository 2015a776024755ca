import { parseArgs } from 'node:util';
import { importColumns } from '@postprocure/contracts/catalogue-import/import-columns';
import { isColumn, type ColumnMap } from './columns.ts';
import { parseCountry } from './country-of-origin.ts';
import {
  parseGstRate,
  parseHandlingDays,
  parseHsn,
  parseQuantity,
  parseText,
  parseWarehouse,
  parseWeightGrams,
  type Parsed,
} from './field-values.ts';
import { readSkuRule } from './derived-sku.ts';
import type { ProductDefaults } from './import-batch.repository.ts';
import { ImportError } from './import-error.ts';
import type { ImportSettings } from './run-import.ts';
import { isKnownEncoding } from './text-encoding.ts';

export interface ImportOptions extends ImportSettings {
  file: string;
  map: ColumnMap;
  dryRun: boolean;
  report: string;
  delimiter?: string;
  encoding?: string;
  sheet?: string;
}

export const importUsage = `Usage: npm run import -- FILE [options]

  FILE                      a catalogue as CSV or XLSX
  --map COLUMN=HEADER,…     names of our columns in the file, e.g. title=product_name,sp=discounted_price;
                            sp=discounted_price|price reads price where discounted_price is empty
  --defaults COLUMN=VALUE,… values for new products that have none, e.g. quantity=10,handling_days=12
  --sku-hash                make each SKU a hash of the column mapped to sku, e.g. --map sku=link or sku=brand+model
  --sku-pattern REGEX       take each SKU from what this matches in the column mapped to sku, e.g. '/dp/([A-Z0-9]{10})'
  --dry-run                 check every row and write the report without changing anything
  --report FILE             where to write the report (default: FILE.report.csv)
  --category-separator TEXT separator of category levels (default: >> or >)
  --fold-categories N       put products of new categories with fewer than N products into the parent category;
                            if there is no parent, into the category given by --defaults, or else into Other
  --delimiter CHARACTER     delimiter of a CSV file: , ; | or tab (default: detected)
  --encoding NAME           encoding of a CSV file, e.g. windows-1252 (default: detected)
  --sheet NAME              sheet of a workbook (default: the first)
  --help

       npm run import -- --undo ID     undo an import
       npm run import -- --history     list the latest imports with their IDs

docs/import.md describes the columns.`;

/** An action that needs no file. */
export type ImportAction = { action: 'help' | 'history' } | { action: 'undo'; importId: number };

export function parseImportOptions(argv: string[]): ImportOptions | ImportAction {
  const { values, positionals } = readArguments(argv);
  if (values.help) return { action: 'help' };
  if (values.history) return { action: 'history' };
  if (values.undo !== undefined) return { action: 'undo', importId: readImportId(values.undo, positionals) };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new ImportError(`Specify one file to import.\n\n${importUsage}`);
  if (values.encoding !== undefined && !isKnownEncoding(values.encoding)) {
    throw new ImportError(
      `--encoding ${values.encoding}: unknown encoding. Try utf-8, utf-16le or windows-1252.`,
    );
  }
  const skuRule = readSkuRule(values['sku-hash'], values['sku-pattern']);
  const { category, ...defaults } = readDefaults(
    Object.fromEntries(readPairs('--defaults', values.defaults ?? [])),
  );
  return {
    file,
    map: readMap(values.map ?? []),
    defaults,
    foldBelow: readFoldBelow(values['fold-categories']),
    dryRun: values['dry-run'] ?? false,
    report: values.report ?? `${file}.report.csv`,
    ...(skuRule && { skuRule }),
    ...(category !== null && { defaultCategory: category }),
    ...(values['category-separator'] && { categorySeparator: values['category-separator'] }),
    ...(values.delimiter !== undefined && { delimiter: readDelimiter(values.delimiter) }),
    ...(values.encoding !== undefined && { encoding: values.encoding }),
    ...(values.sheet !== undefined && { sheet: values.sheet }),
  };
}

function readArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        defaults: { type: 'string', multiple: true },
        'sku-hash': { type: 'boolean' },
        'sku-pattern': { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'category-separator': { type: 'string' },
        'fold-categories': { type: 'string' },
        delimiter: { type: 'string' },
        encoding: { type: 'string' },
        sheet: { type: 'string' },
        undo: { type: 'string' },
        history: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    // Only the first sentence of Node's message is useful here.
    const [sentence = ''] = (error as Error).message.split(/\.\s/);
    throw new ImportError(`${sentence}.\n\n${importUsage}`, { cause: error });
  }
}

function readDelimiter(text: string): string {
  const delimiter = ['tab', '\\t'].includes(text.toLowerCase()) ? '\t' : text;
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter)) {
    throw new ImportError(`--delimiter ${text}: use one character, or tab.`);
  }
  return delimiter;
}

function readFoldBelow(text: string | undefined): number {
  if (text === undefined) return 0;
  const parsed = parseQuantity(text);
  if ('value' in parsed && parsed.value >= 2 && parsed.value <= 1000) return parsed.value;
  throw new ImportError(`--fold-categories ${text}: use a whole number from 2 to 1,000.`);
}

function readImportId(text: string, positionals: string[]): number {
  const parsed = parseQuantity(text);
  if (positionals.length > 0) throw new ImportError('--undo needs no file, only the ID of an import.');
  if ('value' in parsed && parsed.value > 0) return parsed.value;
  throw new ImportError(`--undo ${text}: use the ID of an import. List the imports with --history.`);
}

function readMap(texts: string[]): ColumnMap {
  const map: ColumnMap = {};
  for (const [column, header] of readPairs('--map', texts)) {
    if (!isColumn(column))
      throw new ImportError(
        `--map ${column}=${header}: unknown column ${column}. Columns: ${importColumns.join(', ')}.`,
      );
    map[column] = header;
  }
  return map;
}

/** Values for new products that have none in their row or in --defaults. */
const builtInDefaults = {
  brand: '',
  gst_rate: '18',
  hsn: '',
  quantity: '0',
  handling_days: '7',
  country_of_origin: 'India',
  warehouse: '',
  weight_grams: '',
  category: '',
};

/** Parses the default values, given as text for each column. */
export function readDefaults(given: Record<string, string>): ProductDefaults & { category: string | null } {
  const unknown = Object.keys(given).find((column) => !Object.hasOwn(builtInDefaults, column));
  if (unknown !== undefined) {
    const known = Object.keys(builtInDefaults).join(', ');
    throw new ImportError(
      `--defaults ${unknown}: this column has no default. Columns with defaults: ${known}.`,
    );
  }
  const read = <T>(column: keyof typeof builtInDefaults, parse: (text: string) => Parsed<T>): T | null => {
    const text = given[column] ?? builtInDefaults[column];
    if (text === '') return null;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    throw new ImportError(`--defaults ${column}=${text}: ${parsed.reason}.`);
  };
  return {
    brand: read('brand', parseText(100)) ?? '',
    gstBasisPoints: read('gst_rate', parseGstRate) ?? 0,
    hsn: read('hsn', parseHsn) ?? '',
    quantity: read('quantity', parseQuantity) ?? 0,
    handlingDays: read('handling_days', parseHandlingDays) ?? 0,
    countryOfOrigin: read('country_of_origin', parseCountry) ?? 'India',
    warehouse: read('warehouse', parseWarehouse),
    weightGrams: read('weight_grams', parseWeightGrams),
    category: read('category', parseText(500)),
  };
}

function readPairs(option: string, texts: string[]): [string, string][] {
  return texts
    .flatMap((text) => text.split(','))
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim().toLowerCase();
      const value = pair.slice(at + 1).trim();
      if (at < 1 || value === '')
        throw new ImportError(`${option}: "${pair}" is not of the form column=value.`);
      return [name === 'colour' ? 'color' : name, value];
    });
}
