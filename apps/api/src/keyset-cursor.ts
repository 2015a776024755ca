import { z } from 'zod';
import { AppError } from '@postprocure/contracts/app-error';

/** Rows per page in the lists of the staff desk. */
export const deskPageSize = 30;

/** The position of a row in a list that is sorted by time, newest first, and then by ID. */
export interface KeysetCursor {
  /** With microsecond precision, as the database stores it. */
  moment: string;
  id: string;
}

/** The SQL expression for `moment`. */
export const timestampColumn = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const content = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const writeKeysetCursor = ({ moment, id }: KeysetCursor): string => encode([moment, id]);

export function readKeysetCursor(text: string | undefined): KeysetCursor | null {
  if (text === undefined) return null;
  const [moment, id] = decode(content, text);
  return { moment, id };
}

const number = z.tuple([z.int().min(0)]);

export const writeNumberCursor = (id: number): string => encode([id]);

/** Reads the cursor of a list that is sorted by a numeric ID. */
export const readNumberCursor = (text: string | undefined): number | null =>
  text === undefined ? null : decode(number, text)[0];

/**
 * Returns the rows that fit on the page, and the cursor of the next page. If there is a next page, `rows` must contain
 * one row of it.
 */
export function cutPage<T>(rows: readonly T[], size: number, write: (last: T) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last !== undefined ? write(last) : null };
}

const encode = (value: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

function decode<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new AppError('INVALID_REQUEST', 'Invalid cursor.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
