import { hashFile } from './file-chunks.ts';
import { ImportError } from './import-error.ts';
import {
  describeTooLong,
  hasContent,
  maxRowCells,
  maxRowLength,
  tooManyCells,
  type CatalogueSource,
  type SourceRow,
} from './source-row.ts';
import { formatCellNumber } from './xlsx-number.ts';
import { closeWorkbook, decodeEscapes, openWorkbook, parsePart, type Workbook } from './xlsx-workbook.ts';

export async function openXlsxSource(path: string, sheet?: string): Promise<CatalogueSource> {
  const workbook = await openWorkbook(path, sheet);
  return {
    description: `XLSX, sheet "${workbook.sheetName}"`,
    fingerprint: `${await hashFile(path)} ${workbook.sheetName}`,
    sheetName: workbook.sheetName,
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
    isFull: () => collector.isFull(),
  });
  for await (const fraction of pieces) {
    onProgress?.(fraction);
    yield collector.takeRows();
  }
  collector.requireUnmerged();
}

/** Builds rows, as wide as the header, from the cells in a sheet's XML. */
class RowCollector {
  readonly #workbook: Workbook;
  #rows: SourceRow[] = [];
  /** The total number of characters and cells in `#rows`. */
  #size = 0;
  #width = 0;
  #headerLine = 0;
  #merged: string | undefined;
  #length = 0;
  #dateCells: number[] = [];
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
      this.#dateCells = [];
      this.#length = 0;
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = columnIndex(attributes['r']) ?? this.#column + 1;
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
    } else if (name === 'rPh') {
      this.#isPhonetic = true;
    } else if (name === 'mergeCell') {
      this.#merged ??= this.#findLostRows(attributes['ref'] ?? '');
    }
  }

  text(text: string): void {
    if (!this.#isValue) return;
    this.#value += text;
    if (this.#value.length > maxRowLength) throw new ImportError(describeTooLong('text of a cell'));
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
    this.#size = 0;
    return rows;
  }

  isFull(): boolean {
    return this.#size > maxRowLength;
  }

  /** Rejects merged cells: only the first cell of a merged area has a value, so the rows below would lose it. */
  requireUnmerged(): void {
    if (this.#merged === undefined) return;
    throw new ImportError(
      `The sheet has merged cells (${this.#merged}). Unmerge them and fill in the value in every row.`,
    );
  }

  #findLostRows(area: string): string | undefined {
    const [, first = 0, last = 0] = (/^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(area) ?? []).map(Number);
    return last > first && last > this.#headerLine ? area : undefined;
  }

  #endCell(): void {
    if (this.#column >= maxRowCells) throw new ImportError(`row ${this.#line}: ${tooManyCells}`);
    while (this.#cells.length < this.#column) this.#cells.push('');
    const text = this.#cellText();
    this.#length += text.length;
    if (this.#length > maxRowLength) throw new ImportError(`row ${this.#line}: ${describeTooLong('row')}`);
    this.#cells[this.#column] = text;
    if (this.#type === 'n' && this.#value !== '' && this.#workbook.numberKinds[this.#style] === 'date')
      this.#dateCells.push(this.#column);
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
    if (this.#width === 0) {
      this.#width = this.#cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      this.#headerLine = this.#line;
    }
    while (this.#cells.length < this.#width) this.#cells.push('');
    this.#size += this.#length + this.#cells.length;
    this.#rows.push({
      line: this.#line,
      cells: this.#cells,
      ...(this.#dateCells.length > 0 && { dateCells: this.#dateCells }),
    });
  }
}

const maxRows = 1_048_576;

/** Row numbers identify rows. They may be missing, but not repeated. */
function readRowNumber(text: string | undefined, previous: number): number {
  const number = text === undefined ? previous + 1 : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > maxRows) {
    throw new ImportError(
      `row ${text ?? number} is not one of the ${maxRows.toLocaleString('en')} rows of a sheet`,
    );
  }
  if (number <= previous) throw new ImportError(`row ${number} does not come after row ${previous}`);
  return number;
}

function columnIndex(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
