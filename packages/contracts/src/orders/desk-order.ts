import { z } from 'zod';
import { text } from '../text.ts';
import { deskQueues, type DeskQueue } from './desk-queue.ts';
import { orderDetail, orderFilter, orderSummary } from './order.ts';
import { orderTabs, type OrderState, type OrderTab } from './order-state.ts';

const merchant = z.object({ id: z.uuid(), name: z.string(), plan: z.string() });

export const deskOrderQuery = orderFilter.pick({ state: true, search: true }).extend({
  tab: z.enum(Object.keys(orderTabs) as [OrderTab, ...OrderTab[]]).optional(),
  queue: z.enum(Object.keys(deskQueues) as [DeskQueue, ...DeskQueue[]]).optional(),
  merchantId: z.uuid().optional(),
  cursor: text(200).optional(),
});

export const deskOrder = orderSummary.extend({ merchant, isOverdue: z.boolean() });

export const deskOrderPage = z.object({
  orders: z.array(deskOrder),
  next: z.string().nullable(),
  queues: z.record(z.enum(Object.keys(deskQueues) as [DeskQueue, ...DeskQueue[]]), z.int()),
});

/** The states that staff can move an order to by hand. */
export const deskMoves = ['PROCESSING', 'PACKED'] as const satisfies readonly OrderState[];

export const deskOrderDetail = orderDetail.extend({
  merchant: merchant.extend({ balance: z.number(), openOrders: z.int() }),
  moves: z.array(z.enum(deskMoves)),
  isCancelRequested: z.boolean(),
});

export const deskOrderMove = z.object({ to: z.enum(deskMoves), note: text(500).trim().default('') });

export const deskBulkMove = z.object({ to: z.enum(deskMoves), ids: z.array(z.uuid()).min(1).max(200) });

export const cancelDecision = z.object({
  decision: z.enum(['approve', 'reject']),
  note: text(500).trim().min(1, 'Tell the merchant why.'),
});

export type DeskOrder = z.infer<typeof deskOrder>;
export type DeskOrderDetail = z.infer<typeof deskOrderDetail>;
