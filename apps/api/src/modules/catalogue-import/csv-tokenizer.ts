import { describeTooLong, maxRowCells, maxRowLength, tooManyCells } from './source-row.ts';

export interface CsvRecord {
  /** The line on which the record starts, counted from 1. */
  line: number;
  cells: string[];
  /** Set if the record is invalid. `cells` then contains the beginning of the first line. */
  problem?: string;
}

type Attempt =
  | { cells: string[]; end: number; lines: number }
  | 'incomplete'
  | 'openQuote'
  | 'malformed'
  | 'tooManyCells';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** How many characters of an invalid line are kept. */
const keptLength = 1000;

/**
 * Parses CSV in chunks of text, following RFC 4180, including line breaks in quoted cells. After an invalid record, it
 * continues with the next line, so that one bad row does not affect others, and a quote that is never closed does not
 * swallow the rest of the file.
 */
export class CsvTokenizer {
  readonly #delimiter: number;
  #text = '';
  #line = 1;
  /** True while the rest of a line that is too long is being skipped. */
  #isSkipping = false;

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
    if (this.#isSkipping) {
      start = this.#findLineEnd(0);
      this.#isSkipping = start === this.#text.length && !this.#endsLine(start, isLast);
    }
    while (start < this.#text.length) {
      const attempt = this.#readRecord(start, isLast);
      if (typeof attempt !== 'string') {
        records.push({ line: this.#line, cells: attempt.cells });
        this.#line += attempt.lines;
        start = attempt.end;
        continue;
      }
      const isOpen = attempt === 'incomplete' || attempt === 'openQuote';
      if (isOpen && !isLast && this.#text.length - start <= maxRowLength) break;
      const end = this.#findLineEnd(start);
      records.push({
        line: this.#line,
        cells: [copyOf(this.#text.slice(start, Math.min(end, start + keptLength)).trimEnd())],
        problem: problems[attempt],
      });
      this.#line++;
      this.#isSkipping = end === this.#text.length && !this.#endsLine(end, isLast);
      start = end;
    }
    this.#text = this.#text.slice(start);
    return records;
  }

  /** Whether the text before this position is a whole line. */
  #endsLine(end: number, isLast: boolean): boolean {
    const before = this.#text.charCodeAt(end - 1);
    return isLast || before === lineFeed || before === carriageReturn;
  }

  #readRecord(start: number, isLast: boolean): Attempt {
    const text = this.#text;
    const cells: string[] = [];
    let lines = 1;
    let at = start;
    for (;;) {
      let end: number;
      if (cells.length === maxRowCells) return 'tooManyCells';
      if (text.charCodeAt(at) === quote) {
        const close = findClosingQuote(text, at + 1);
        if (close === -1) return 'openQuote';
        if (close === text.length - 1 && !isLast) return 'incomplete';
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

const problems = {
  incomplete: describeTooLong('row'),
  openQuote: 'a quoted cell is never closed',
  malformed: 'a quote inside a quoted cell is not doubled',
  tooManyCells,
} as const;

/** A slice would keep the whole original text in memory. */
const copyOf = (text: string): string => Array.from(text).join('');

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
