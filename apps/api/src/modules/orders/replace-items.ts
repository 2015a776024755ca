import type { Executor } from '@postprocure/db/pool';
import { findMargin } from './check-order.ts';
import { saveOrderItems, type NewOrderItem } from './order-item.repository.ts';

/** Replaces the lines of an order, its totals and its margin. */
export const replaceItems = (tx: Executor, orderId: string, items: readonly NewOrderItem[]): Promise<void> =>
  saveOrderItems(tx, orderId, items, findMargin(items)?.paise ?? null);
