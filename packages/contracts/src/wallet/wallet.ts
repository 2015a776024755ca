import { z } from 'zod';
import { planKeys } from '../plans/plan.ts';
import { text } from '../text.ts';
import { statementKinds } from './journal-kind.ts';
import { typedRupees } from '../typed-rupees.ts';

/** In rupees, for merchants. Internally, amounts are in paise. */
const rupees = z.number();

export const topUpLimits = { min: 100, max: 200_000, presets: [1000, 2500, 5000, 10_000] } as const;

export const wallet = z.object({
  available: rupees,
  held: rupees.describe('Reserved for balance refunds in progress'),
  pendingIn: rupees.describe('Top-ups that are not confirmed yet'),
  spentThisPeriod: rupees.describe('Since the start of the plan period'),
  lowBalance: rupees.nullable().describe('Alert when the balance falls below this; null for no alert'),
  isLow: z.boolean(),
  monthlyStatement: z.boolean(),
  isDemo: z.boolean().describe('True if the payment gateway is the sandbox, which moves no real money'),
});

export const walletSettings = z.object({
  lowBalance: typedRupees.min(1).max(1_000_000).nullable(),
  monthlyStatement: z.boolean(),
});

export const statementFilter = z.object({
  kind: z.enum(statementKinds).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const statementQuery = statementFilter.extend({ cursor: text(200).optional() });

export const statementLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(statementKinds),
  description: z.string(),
  amount: rupees.describe('Negative for debits'),
  balance: rupees,
  reference: z.string().describe('Reference of the payment, order or plan period'),
  document: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  topUpId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
});

export const statementPage = z.object({ lines: z.array(statementLine), next: z.string().nullable() });

export const statementFormats = ['csv', 'xlsx', 'pdf'] as const;
export const statementFileQuery = statementFilter.extend({ format: z.enum(statementFormats) });

export const balanceHistoryQuery = z.object({
  days: z.coerce.number<number | string>().int().min(7).max(366).default(90),
});
export const balanceHistory = z.object({
  days: z.array(z.object({ day: z.iso.date(), balance: rupees, in: rupees, out: rupees })),
});

export const topUpStates = [
  'created',
  'attempted',
  'paid',
  'failed',
  'late_authorised',
  'auto_refunded',
  'expired',
] as const;
export type TopUpState = (typeof topUpStates)[number];

export const topUp = z.object({
  id: z.uuid(),
  reference: z.string(),
  amount: rupees,
  state: z.enum(topUpStates),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  method: z.string().nullable(),
  failure: z.string().nullable(),
  planKey: z.enum(planKeys).nullable(),
  planBought: z.boolean().describe('True if this top-up has paid for the plan in `planKey`'),
});

export const newTopUp = z.object({
  amount: typedRupees
    .min(topUpLimits.min, `Add at least ₹${topUpLimits.min}.`)
    .max(topUpLimits.max, 'Add at most ₹2,00,000 at a time.'),
  planKey: z.enum(planKeys).exclude(['starter']).optional().describe('Plan to buy when the money arrives'),
});

/** What the browser needs to open the gateway's checkout. */
export const checkout = z.object({
  orderId: z.string(),
  keyId: z.string(),
  amountPaise: z.int(),
  /** URL of the sandbox's checkout page. Null for Razorpay, whose checkout is a script. */
  sandboxUrl: z.string().nullable(),
  prefill: z.object({ name: z.string(), email: z.string() }),
});

export const topUpWithCheckout = z.object({ topUp, checkout });
export const topUpParams = z.object({ id: z.uuid() });
export const topUpList = z.object({ topUps: z.array(topUp) });

/**
 * The result of the checkout in the browser. It never credits the wallet; only a verified webhook or API response
 * does.
 */
export const checkoutResult = z.object({
  orderId: text(60),
  paymentId: text(60),
  signature: text(200),
});

export const refundBlockers = [
  'NO_BALANCE',
  'OPEN_ORDERS',
  'OPEN_CLAIMS',
  'PENDING_TOP_UP',
  'PLAN_DUE',
  'NO_BANK_ACCOUNT',
  'REFUND_UNDER_WAY',
] as const;
export type RefundBlocker = (typeof refundBlockers)[number];

export const balanceRefundStates = [
  'requested',
  'approved',
  'processing',
  'paid',
  'failed',
  'rejected',
] as const;
export type BalanceRefundState = (typeof balanceRefundStates)[number];

export const refundPart = z.object({
  target: z.enum(['payment', 'bank']),
  label: z.string().describe('The payment, such as "UPI payment of 3 Nov 2026", or the bank account'),
  amount: rupees,
  state: z.enum(['waiting', 'sent', 'paid', 'failed']),
  utr: z.string().nullable(),
  failure: z.string().nullable(),
});

export const balanceRefund = z.object({
  id: z.uuid(),
  reference: z.string(),
  amount: rupees,
  state: z.enum(balanceRefundStates),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  parts: z.array(refundPart),
});

export const refundOverview = z.object({
  refundable: rupees,
  blockers: z.array(
    z.object({ code: z.enum(refundBlockers), message: z.string(), link: z.string().nullable() }),
  ),
  parts: z.array(refundPart.pick({ target: true, label: true, amount: true })),
  refunds: z.array(balanceRefund),
});

export const refundRequest = z.object({ password: text(200) });

export type Wallet = z.infer<typeof wallet>;
export type StatementFilter = z.infer<typeof statementFilter>;
export type StatementLine = z.infer<typeof statementLine>;
export type StatementPage = z.infer<typeof statementPage>;
export type BalanceHistory = z.infer<typeof balanceHistory>;
export type TopUp = z.infer<typeof topUp>;
export type Checkout = z.infer<typeof checkout>;
export type TopUpWithCheckout = z.infer<typeof topUpWithCheckout>;
export type BalanceRefund = z.infer<typeof balanceRefund>;
export type RefundOverview = z.infer<typeof refundOverview>;
