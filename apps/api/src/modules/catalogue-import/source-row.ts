/** A row of a catalogue file. The first one is the header. Empty rows are skipped. */
export interface SourceRow {
  /** The line of a CSV file, or the row number of a sheet. */
  line: number;
  cells: string[];
  /** Why the row could not be parsed. `cells` then contains what could be read. */
  problem?: string;
}

export interface CatalogueSource {
  /** The detected format, shown to the user. */
  description: string;
  fingerprint: string;
  /** The sheets of a workbook that are not read. */
  otherSheets?: string[];
  /** Reads the file from the start, in chunks of many rows. */
  read(onProgress?: (fraction: number) => void): AsyncIterable<SourceRow[]>;
  close(): Promise<void>;
}

export const hasContent = (cells: string[]): boolean => cells.some((cell) => cell.trim() !== '');
