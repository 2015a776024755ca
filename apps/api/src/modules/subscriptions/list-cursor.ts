import { z } from 'zod';
import type { SubscriptionSort } from '@postprocure/contracts/subscription-filter';
import { AppError } from '../../errors.ts';
import type { Cursor } from './subscription-query.ts';

const numeric = /^-?\d{1,15}(\.\d{1,30})?$/;
const valuePatterns: Record<SubscriptionSort, RegExp> = {
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  title: /^[^\0]{0,500}$/u,
  'price-low-high': numeric,
  'price-high-low': numeric,
  'margin-low-high': numeric,
  'margin-high-low': numeric,
  'stock-low-high': numeric,
};

const content = z.tuple([z.string(), z.string(), z.int().min(1)]);

export const writeCursor = (sort: SubscriptionSort, { value, productId }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, productId])).toString('base64url');

/** Nothing in it is secret, and nothing in it is believed: what a page would not have written is refused. */
export function readCursor(sort: SubscriptionSort, text: string): Cursor {
  const parsed = content.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort || !valuePatterns[sort].test(parsed.data[1])) {
    throw new AppError('INVALID_REQUEST', 'cursor is not one that a page with this order gave.');
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
