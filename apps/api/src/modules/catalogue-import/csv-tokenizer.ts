export interface CsvRecord {
  /** The line on which the record starts, counted from 1. */
  line: number;
  cells: string[];
  /** Set if the quoting is invalid. `cells` then contains the whole first line. */
  problem?: string;
}

type Attempt = { cells: string[]; end: number; lines: number } | 'incomplete' | 'malformed';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Longer than any real record, so that a quote that is never closed does not swallow the rest of the file. */
const maxRecordLength = 1_000_000;

/**
 * Parses CSV in chunks of text, following RFC 4180, including line breaks in quoted cells. After a record with
 * invalid quoting, it continues with the next line, so that one bad row does not affect others.
 */
export class CsvTokenizer {
  readonly #delimiter: number;
  #text = '';
  #line = 1;

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Returns the records that this chunk completes. */
  push(piece: string): CsvRecord[] {
    this.#text += piece;
    return this.#take(false);
  }

  end(): CsvRecord[] {
    return this.#take(true);
  }

  #take(isLast: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let start = 0;
    while (start < this.#text.length) {
      const attempt = this.#readRecord(start, isLast);
      const isTooLong = attempt === 'incomplete' && (isLast || this.#text.length - start > maxRecordLength);
      if (attempt === 'incomplete' && !isTooLong) break;
      if (typeof attempt === 'string') {
        const end = this.#findLineEnd(start);
        const problem = isTooLong
          ? 'a quoted cell is never closed'
          : 'a quote inside a quoted cell is not doubled';
        records.push({ line: this.#line, cells: [this.#text.slice(start, end).trimEnd()], problem });
        this.#line++;
        start = end;
      } else {
        records.push({ line: this.#line, cells: attempt.cells });
        this.#line += attempt.lines;
        start = attempt.end;
      }
    }
    this.#text = this.#text.slice(start);
    return records;
  }

  #readRecord(start: number, isLast: boolean): Attempt {
    const text = this.#text;
    const cells: string[] = [];
    let lines = 1;
    let at = start;
    for (;;) {
      let end: number;
      if (text.charCodeAt(at) === quote) {
        const close = findClosingQuote(text, at + 1);
        if (close === -1 || (close === text.length - 1 && !isLast)) return 'incomplete';
        const raw = text.slice(at + 1, close);
        lines += countLineBreaks(raw);
        cells.push(raw.includes('"') ? raw.replaceAll('""', '"') : raw);
        end = close + 1;
        if (end < text.length && !this.#isCellEnd(text.charCodeAt(end))) return 'malformed';
      } else {
        end = at;
        while (end < text.length && !this.#isCellEnd(text.charCodeAt(end))) end++;
        if (end === text.length && !isLast) return 'incomplete';
        cells.push(text.slice(at, end));
      }
      if (end === text.length) return { cells, end, lines };
      if (text.charCodeAt(end) !== this.#delimiter) {
        // A line feed may follow in the next chunk.
        if (text.charCodeAt(end) === carriageReturn && end + 1 === text.length && !isLast)
          return 'incomplete';
        return { cells, end: skipLineBreak(text, end), lines };
      }
      at = end + 1;
      if (at === text.length && !isLast) return 'incomplete';
    }
  }

  #isCellEnd(code: number): boolean {
    return code === this.#delimiter || code === lineFeed || code === carriageReturn;
  }

  #findLineEnd(start: number): number {
    let end = start;
    while (end < this.#text.length) {
      const code = this.#text.charCodeAt(end);
      if (code === lineFeed || code === carriageReturn) return skipLineBreak(this.#text, end);
      end++;
    }
    return end;
  }
}

function findClosingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}

const skipLineBreak = (text: string, at: number): number =>
  text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1;

const countLineBreaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

const delimiters = [',', ';', '\t', '|'];

/** The delimiter that splits the header into the most cells. */
export function detectDelimiter(head: string): string {
  const cellsWith = (delimiter: string) => {
    const tokenizer = new CsvTokenizer(delimiter);
    const records = [...tokenizer.push(head), ...tokenizer.end()];
    return records.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))?.cells.length ?? 0;
  };
  return delimiters.reduce((best, next) => (cellsWith(next) > cellsWith(best) ? next : best));
}
