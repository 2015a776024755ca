/** A row of a catalogue file. The first one is the header. Empty rows are skipped. */
export interface SourceRow {
  /** The line of a CSV file, or the row number of a sheet. */
  line: number;
  cells: string[];
  /** Why the row could not be parsed. `cells` then contains what could be read. */
  problem?: string;
  /** Positions of the cells that a spreadsheet stores as dates. */
  dateCells?: number[];
}

export interface CatalogueSource {
  /** The detected format, shown to the user. */
  description: string;
  fingerprint: string;
  /** The sheet that is read, if the file is a workbook. */
  sheetName?: string;
  /** The other sheets of the workbook, which are not read. */
  otherSheets?: string[];
  /** Reads the file from the start, in chunks of many rows. */
  read(onProgress?: (fraction: number) => void): AsyncIterable<SourceRow[]>;
  close(): Promise<void>;
}

/** More characters than any real row has. A longer row would not fit into memory. */
export const maxRowLength = 1_000_000;
export const maxRowCells = 16_384;

export const describeTooLong = (what: string): string =>
  `the ${what} is longer than ${maxRowLength.toLocaleString('en')} characters`;
export const tooManyCells = `the row has more than ${maxRowCells.toLocaleString('en')} cells`;

export const hasContent = (cells: string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** The cells of a row that is longer than the header may be shifted, unless the extra cells at its end are empty. */
export const describeLongRow = (cells: readonly string[], headerWidth: number): string | undefined =>
  cells.slice(headerWidth).some((cell) => cell.trim() !== '')
    ? describeWidths(cells, headerWidth)
    : undefined;

export const describeWidths = (cells: readonly string[], headerWidth: number): string =>
  `the row has ${cells.length} cells where the header has ${headerWidth}`;

/** Excel turns codes such as 10-12 or MAR-25 into dates when they are typed into a cell. */
export const codeIsDate =
  'is a date, because a spreadsheet has changed it: format the column as text and enter the code again';
