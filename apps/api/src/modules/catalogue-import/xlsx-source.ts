import { hashFile } from './file-chunks.ts';
import { hasContent, type CatalogueSource, type SourceRow } from './source-row.ts';
import { formatCellNumber } from './xlsx-number.ts';
import { closeWorkbook, decodeEscapes, openWorkbook, parsePart, type Workbook } from './xlsx-workbook.ts';

export async function openXlsxSource(path: string, sheet?: string): Promise<CatalogueSource> {
  const workbook = await openWorkbook(path, sheet);
  return {
    description: `XLSX, sheet "${workbook.sheetName}"`,
    fingerprint: `${await hashFile(path)} ${workbook.sheetName}`,
    otherSheets: workbook.otherSheets,
    read: (onProgress) => readSheet(workbook, onProgress),
    close: () => closeWorkbook(workbook),
  };
}

async function* readSheet(
  workbook: Workbook,
  onProgress?: (fraction: number) => void,
): AsyncGenerator<SourceRow[]> {
  const collector = new RowCollector(workbook);
  const pieces = parsePart(workbook.zip, workbook.sheet, {
    open: (name, attributes) => collector.open(name, attributes),
    text: (text) => collector.text(text),
    close: (name) => collector.close(name),
  });
  for await (const fraction of pieces) {
    onProgress?.(fraction);
    yield collector.takeRows();
  }
}

/** Builds rows, as wide as the header, from the cells in a sheet's XML. */
class RowCollector {
  readonly #workbook: Workbook;
  #rows: SourceRow[] = [];
  #width = 0;
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #style = 0;
  #value = '';
  #isValue = false;
  #isPhonetic = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#isValue = name === 'v' || (name === 't' && !this.#isPhonetic);
    if (name === 'row') {
      this.#line = readRowNumber(attributes['r'], this.#line);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = columnIndex(attributes['r']) ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
    } else if (name === 'rPh') {
      this.#isPhonetic = true;
    }
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
  }

  takeRows(): SourceRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #endCell(): void {
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = this.#cellText();
  }

  #cellText(): string {
    const { strings, numberKinds, uses1904 } = this.#workbook;
    switch (this.#type) {
      case 's':
        return strings.get(Number(this.#value)) ?? '';
      case 'n':
        return formatCellNumber(this.#value, numberKinds[this.#style] ?? 'plain', uses1904);
      case 'b':
        return this.#value === '1' ? 'TRUE' : 'FALSE';
      default:
        return decodeEscapes(this.#value);
    }
  }

  /** Fills up short rows: sheets omit empty cells, so the cells of a short row are not shifted. */
  #endRow(): void {
    if (!hasContent(this.#cells)) return;
    if (this.#width === 0) this.#width = this.#cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    while (this.#cells.length < this.#width) this.#cells.push('');
    this.#rows.push({ line: this.#line, cells: this.#cells });
  }
}

const maxRows = 1_048_576;
const maxColumns = 16_384;

/** Row numbers identify rows. They may be missing, but not repeated. */
function readRowNumber(text: string | undefined, previous: number): number {
  const number = text === undefined ? previous + 1 : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > maxRows) {
    throw new Error(
      `row ${text ?? number} is not one of the ${maxRows.toLocaleString('en')} rows of a sheet`,
    );
  }
  if (number <= previous) throw new Error(`row ${number} does not come after row ${previous}`);
  return number;
}

function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  const index =
    Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return Math.min(index, maxColumns - 1);
}
