import { z } from 'zod';
import { announcement } from '../agreements/agreement.ts';
import { attentionKinds, checklistSteps } from './dashboard-parts.ts';

const orderFigures = z.object({
  taken: z.int(),
  paid: z.int(),
  dispatched: z.int(),
  delivered: z.int(),
  rto: z.int(),
  claims: z.int(),
});

export const dashboard = z.object({
  /** In the recommended order. */
  checklist: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
  /** Most urgent first. */
  attention: z.array(z.object({ kind: z.enum(attentionKinds), count: z.int() })),
  requests: z
    .array(
      z.object({
        kind: z.enum(['plan', 'balanceRefund', 'ticket']),
        id: z.uuid().nullable().describe('ID of the ticket; null for other requests'),
        name: z.string().describe('The plan or the subject of the ticket; empty for a refund'),
        at: z.iso.datetime(),
      }),
    )
    .describe('Requests from the merchant that we have not dealt with yet'),
  usage: z.array(
    z.object({
      key: z.enum(['products', 'orders']),
      used: z.int(),
      limit: z.int().nullable().describe('null means unlimited'),
    }),
  ),
  orders: z.object({ today: orderFigures, week: orderFigures, period: orderFigures }),
  announcements: z.array(announcement),
});

export type Dashboard = z.infer<typeof dashboard>;
