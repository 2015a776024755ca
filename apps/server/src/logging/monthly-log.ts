import { appendFileSync, createWriteStream, mkdirSync, readdirSync, rmSync, type WriteStream } from 'node:fs';
import path from 'node:path';

export interface MonthlyLog {
  write(line: string): void;
  /** From now on, `write` returns only when the line is in the file. Used for the last lines of a process. */
  writeSynchronously(): void;
  /** Resolves when everything that was written is in the file. */
  close(): Promise<void>;
  /** The current file. */
  readonly place: string;
}

/** If the file cannot be written to, for example on a full disk, lines are dropped for this long before a retry. */
const retryMs = 60_000;

const filePattern = /^server-(\d{4}-\d{2})\.log$/;

/**
 * Writes one file per UTC month. On startup and at the beginning of each month, files older than `keptMonths` whole
 * months are deleted.
 */
export function openMonthlyLog(folder: string, keptMonths: number, now = Date.now): MonthlyLog {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let turnsAt = 0;
  let place = '';
  let stream: WriteStream | undefined;
  let isSynchronous = false;
  const open = (): WriteStream => {
    stream?.end();
    const month = monthOf(now());
    turnsAt = Date.UTC(month.year, month.index + 1);
    place = path.join(folder, `server-${nameOf(month.year, month.index)}.log`);
    deleteBefore(folder, nameOf(month.year, month.index - keptMonths));
    stream = createWriteStream(place, { flags: 'a', mode: 0o600 });
    // An unhandled error event would stop the server.
    stream.on('error', () => {
      turnsAt = Math.min(turnsAt, now() + retryMs);
    });
    return stream;
  };
  let current = open();
  return {
    write: (line) => {
      if (now() >= turnsAt) current = open();
      if (isSynchronous) appendFileSync(place, line);
      else current.write(line);
    },
    writeSynchronously: () => {
      isSynchronous = true;
    },
    close: () => new Promise((resolve) => current.end(resolve)),
    get place() {
      return place;
    },
  };
}

function monthOf(time: number): { year: number; index: number } {
  const moment = new Date(time);
  return { year: moment.getUTCFullYear(), index: moment.getUTCMonth() };
}

/** The month index may be negative or above 11. */
const nameOf = (year: number, index: number): string =>
  new Date(Date.UTC(year, index)).toISOString().slice(0, 7);

function deleteBefore(folder: string, firstKept: string): void {
  for (const name of readdirSync(folder)) {
    const month = filePattern.exec(name)?.[1];
    if (month !== undefined && month < firstKept) rmSync(path.join(folder, name), { force: true });
  }
}
