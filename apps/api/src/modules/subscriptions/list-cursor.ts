import { z } from 'zod';
import type { SubscriptionSort } from '@postprocure/contracts/subscriptions/subscription-filter';
import { AppError } from '@postprocure/contracts/app-error';
import type { Cursor } from './subscription-query.ts';

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);
const isWhole = matches(/^\d{1,15}$/);
const isShare = matches(/^-?\d{1,15}(\.\d{1,30})?$/);
function isMoment(value: string): boolean {
  const parts = /^(20\d\d-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?\+00$/.exec(value);
  if (!parts) return false;
  const written = `${parts[1]}T${parts[2]}.000Z`;
  const read = new Date(written);
  // `Date` accepts 30 February and turns it into 2 March.
  return !Number.isNaN(read.getTime()) && read.toISOString() === written;
}

/** Whether the database can parse the value that a cursor contains for each sort order. */
const isValue: Record<SubscriptionSort, (value: string) => boolean> = {
  newest: isMoment,
  title: matches(/^[^\0]{0,500}$/u),
  'price-low-high': isWhole,
  'price-high-low': isWhole,
  'margin-low-high': isShare,
  'margin-high-low': isShare,
  'stock-low-high': isWhole,
};

const content = z.tuple([z.string(), z.string(), z.int().min(1)]);

export const writeCursor = (sort: SubscriptionSort, { value, productId }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, productId])).toString('base64url');

/** Clients can change a cursor, so everything in it is validated. */
export function readCursor(sort: SubscriptionSort, text: string): Cursor {
  const parsed = content.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort || !isValue[sort](parsed.data[1])) {
    throw new AppError('INVALID_REQUEST', 'Invalid cursor.');
  }
  return { value: parsed.data[1], productId: parsed.data[2] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
