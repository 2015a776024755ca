import { z } from 'zod';
import { text } from '../text.ts';
import { statementKinds } from '../wallet/journal-kind.ts';
import { balanceRefund, topUp } from '../wallet/wallet.ts';

const rupees = z.number();

export const deskGateway = z.object({
  isDemo: z.boolean().describe('True if payments go to the sandbox gateway and no real money moves'),
});

export const paymentSearchQuery = z.object({
  search: text(120)
    .optional()
    .describe('ID or reference of a top-up, order, payment, refund or merchant, or an email address'),
  merchantId: z.uuid().optional(),
  cursor: text(200).optional(),
});

const merchantRef = z.object({ id: z.uuid(), name: z.string() });

export const deskTopUp = topUp.extend({ merchant: merchantRef });

export const deskTopUpPage = z.object({ topUps: z.array(deskTopUp), next: z.string().nullable() });

export const webhookOutcomes = ['applied', 'unchanged', 'ignored', 'unmatched', 'failed', 'waiting'] as const;

export const webhookEvent = z.object({
  id: z.int(),
  source: z.string(),
  eventId: z.string(),
  event: z.string(),
  receivedAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  outcome: z.enum(webhookOutcomes),
  error: z.string().nullable(),
});

export const deskPaymentDetail = z.object({
  topUp: deskTopUp,
  orders: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      payments: z.array(
        z.object({
          id: z.string(),
          amount: rupees,
          status: z.string(),
          method: z.string(),
          fee: rupees.nullable(),
          refunded: rupees,
          failure: z.string().nullable(),
          madeAt: z.iso.datetime(),
          settledOn: z.iso.date().nullable(),
        }),
      ),
    }),
  ),
  journals: z.array(
    z.object({ id: z.int(), kind: z.enum(statementKinds), amount: rupees, at: z.iso.datetime() }),
  ),
  events: z.array(webhookEvent),
});

export const topUpIdParams = z.object({ id: z.uuid() });
export const webhookEventParams = z.object({ id: z.coerce.number<number | string>().int().min(1) });

export const webhookListQuery = z.object({
  outcome: z.enum(webhookOutcomes).optional(),
  search: text(120).optional(),
  cursor: text(200).optional(),
});
export const webhookEventPage = z.object({ events: z.array(webhookEvent), next: z.string().nullable() });
export const webhookEventDetail = webhookEvent.extend({ body: z.string().describe('Payload as received') });

export const deskRefund = balanceRefund.extend({ merchant: merchantRef });
export const deskRefundList = z.object({ refunds: z.array(deskRefund) });
export const refundDecision = z.object({
  decision: z.enum(['approve', 'reject']),
  note: text(1000).trim().min(3, 'Enter a reason.'),
});
export const refundParams = z.object({ id: z.uuid() });

export const settlementQuery = z.object({ day: z.iso.date().optional() });
export const settlementDay = z.object({
  day: z.iso.date(),
  fetchedAt: z.iso.datetime(),
  credited: rupees,
  debited: rupees,
  fees: rupees,
  differences: z.array(
    z.object({
      kind: z.enum(['unknown', 'amount', 'missing', 'not_credited']),
      entityId: z.string(),
      message: z.string(),
    }),
  ),
});
export const settlementDays = z.object({ days: z.array(settlementDay) });

export type DeskTopUp = z.infer<typeof deskTopUp>;
export type DeskPaymentDetail = z.infer<typeof deskPaymentDetail>;
export type WebhookEvent = z.infer<typeof webhookEvent>;
export type DeskRefund = z.infer<typeof deskRefund>;
export type SettlementDay = z.infer<typeof settlementDay>;
export type SettlementDifference = SettlementDay['differences'][number];
