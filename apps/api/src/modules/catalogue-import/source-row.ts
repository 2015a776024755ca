/** A row of a catalogue file. The first one is the header; rows without any content are left out. */
export interface SourceRow {
  /** Where the row begins in the file: line of a CSV file, row number of a sheet. */
  line: number;
  cells: string[];
  /** Why the row could not be taken apart; `cells` then holds what there is of it. */
  problem?: string;
}

export interface CatalogueSource {
  /** What was recognised, for the person at the keyboard. */
  description: string;
  fingerprint: string;
  /** The sheets of a workbook that are not read. */
  otherSheets?: string[];
  /** Reads the file from its beginning, in pieces of many rows. */
  read(onProgress?: (fraction: number) => void): AsyncIterable<SourceRow[]>;
  close(): Promise<void>;
}

export const hasContent = (cells: string[]): boolean => cells.some((cell) => cell.trim() !== '');
