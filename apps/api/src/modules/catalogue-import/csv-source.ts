import { CsvTokenizer, detectDelimiter } from './csv-tokenizer.ts';
import { ImportError } from './import-error.ts';
import { hasContent, type CatalogueSource, type SourceRow } from './source-row.ts';
import { examineFile, readText } from './text-encoding.ts';

export interface CsvOptions {
  delimiter?: string;
  encoding?: string;
  /** The name of the file that messages show. By default, its path. */
  shownName?: string;
}

/** How much text is read to detect the delimiter: enough for any header row. */
const headLength = 64 * 1024;

// Excel writes this line to specify the delimiter.
const delimiterLine = /^sep=(.)\r?\n/i;

export async function openCsvSource(path: string, options: CsvOptions): Promise<CatalogueSource> {
  const facts = await examineFile(path);
  const encoding = options.encoding ?? requireEncoding(facts.encoding, path, options);
  const head = await readHead(path, encoding);
  const told = delimiterLine.exec(head)?.[1];
  const delimiter =
    options.delimiter ?? told ?? detectDelimiter(head.slice(0, head.lastIndexOf('\n') + 1) || head);
  const shownDelimiter = delimiter === '\t' ? 'tab' : delimiter;

  async function* read(onProgress?: (fraction: number) => void): AsyncGenerator<SourceRow[]> {
    const tokenizer = new CsvTokenizer(delimiter);
    const onBytes = (bytes: number) => onProgress?.(bytes / facts.size);
    for await (const piece of readText(path, encoding, onBytes)) yield keepRows(tokenizer.push(piece), told);
    yield keepRows(tokenizer.end(), told);
  }

  return {
    description: `CSV, ${encoding.replace(/^utf.*/, (name) => name.toUpperCase())}, separated by ${delimiterNames.get(delimiter) ?? delimiter}`,
    fingerprint: `${facts.sha256} ${encoding} ${shownDelimiter}`,
    read,
    close: () => Promise.resolve(),
  };
}

const delimiterNames = new Map([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
]);

function requireEncoding(encoding: string | null, path: string, { shownName }: CsvOptions): string {
  if (encoding !== null) return encoding;
  const hint = shownName === undefined ? ', or name its encoding with --encoding' : '';
  throw new ImportError(
    `${shownName ?? path} has an unknown encoding, neither Unicode nor Western. Save it as "CSV UTF-8" in Excel and use the new file${hint}.`,
  );
}

function keepRows(records: SourceRow[], toldDelimiter: string | undefined): SourceRow[] {
  return records.filter(
    ({ line, cells }) => hasContent(cells) && !(line === 1 && toldDelimiter !== undefined),
  );
}

async function readHead(path: string, encoding: string): Promise<string> {
  let head = '';
  for await (const piece of readText(path, encoding, () => undefined)) {
    head += piece;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
}
