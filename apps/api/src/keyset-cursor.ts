import { z } from 'zod';
import { AppError } from '@postprocure/contracts/app-error';

/** Rows on a page of the staff desk's lists. */
export const deskPageSize = 30;

/** The place of a row in a list that is ordered by time, newest first, and by id where times are the same. */
export interface KeysetCursor {
  /** As the database writes it, to the microsecond. */
  moment: string;
  id: string;
}

/** For a column of the statement that a list comes from. */
export const timestampColumn = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const content = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

export const writeKeysetCursor = ({ moment, id }: KeysetCursor): string => encode([moment, id]);

/** Nothing in it is secret, and nothing in it is believed. */
export function readKeysetCursor(text: string | undefined): KeysetCursor | null {
  if (text === undefined) return null;
  const [moment, id] = decode(content, text);
  return { moment, id };
}

const number = z.tuple([z.int().min(0)]);

export const writeNumberCursor = (id: number): string => encode([id]);

/** Of a list whose rows are numbered in the order in which they came. */
export const readNumberCursor = (text: string | undefined): number | null =>
  text === undefined ? null : decode(number, text)[0];

/** One row more than fits was asked for: whether it came tells whether there is another page. */
export function cutPage<T>(rows: readonly T[], size: number, write: (last: T) => string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last !== undefined ? write(last) : null };
}

const encode = (value: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

function decode<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success)
    throw new AppError('INVALID_REQUEST', 'cursor is not one that a page of this list gave.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
