import { z } from 'zod';
import { waitingKinds } from './dashboard-parts.ts';

const rupees = z.number();
const outcome = { delivered: z.int(), returned: z.int() };

/** What the merchant's orders cost and earn, for the dashboard. */
export const dashboardFigures = z.object({
  isLive: z.boolean().describe('False if the plan has no real-time reports; the figures then end yesterday'),
  from: z.iso.date(),
  to: z.iso.date().describe('Inclusive'),
  waiting: z
    .array(
      z.object({
        kind: z.enum(waitingKinds),
        orders: z.int(),
        amount: rupees,
        oldestAt: z.iso.datetime(),
        until: z.iso.datetime().nullable(),
      }),
    )
    .describe('Orders that are waiting for the merchant, earliest deadline first'),
  wallet: z
    .object({
      available: rupees,
      held: rupees,
      awaiting: rupees.describe('Cost of the orders that are awaiting payment'),
      daySpend: rupees.describe('Average per day over the last 7 days'),
      runwayDays: z.int().nullable().describe('Days that the balance will last; null if nothing was spent'),
      lowBalance: rupees.nullable(),
    })
    .nullable()
    .describe('null if the role cannot see the wallet'),
  money: z.object({
    spend: rupees,
    refunds: rupees,
    margin: rupees.describe('After GST, less the fees of returned orders'),
    rtoLoss: rupees.describe('Fees kept for returned orders, already deducted from the margin'),
    unknown: z.int().describe('Paid orders without a sale price, which are not included in the margin'),
    days: z.array(z.object({ day: z.iso.date(), spend: rupees, refunds: rupees, margin: rupees })),
  }),
  rto: z.object({
    days: z.int(),
    ...outcome,
    products: z.array(z.object({ productId: z.int(), title: z.string(), ...outcome })),
    regions: z.array(z.object({ region: z.string(), city: z.string(), ...outcome })),
  }),
});

export type DashboardFigures = z.infer<typeof dashboardFigures>;
