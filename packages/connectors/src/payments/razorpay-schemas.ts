import { z } from 'zod';

/** The fields that we read from Razorpay's responses. Unknown fields are ignored, so new ones break nothing. */
const paise = z.int().min(0);
const unixSeconds = z.int().transform((seconds) => new Date(seconds * 1000));

export const razorpayOrder = z.object({
  id: z.string().startsWith('order_'),
  amount: paise,
  amount_paid: paise,
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
});

export const razorpayPayment = z.object({
  id: z.string().startsWith('pay_'),
  order_id: z.string().nullish(),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().default('unknown'),
  fee: paise.nullish(),
  tax: paise.nullish(),
  amount_refunded: paise.nullish(),
  error_description: z.string().nullish(),
  created_at: unixSeconds,
});

export const razorpayRefund = z.object({
  id: z.string().startsWith('rfnd_'),
  payment_id: z.string(),
  receipt: z.string().nullish(),
  amount: paise,
  status: z.enum(['pending', 'processed', 'failed']),
});

export const razorpayPayout = z.object({
  id: z.string().startsWith('pout_'),
  amount: paise,
  status: z.enum(['queued', 'pending', 'processing', 'processed', 'reversed', 'rejected', 'cancelled']),
  utr: z.string().nullish(),
  reference_id: z.string().nullish(),
});

export const razorpayList = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const razorpayId = z.object({ id: z.string() });

export const razorpaySettledItem = z.object({
  entity_id: z.string(),
  type: z.enum(['payment', 'refund', 'adjustment']),
  credit: paise,
  debit: paise,
  fee: paise.nullish(),
  tax: paise.nullish(),
  settlement_id: z.string(),
  settlement_utr: z.string().nullish(),
});

export const razorpayErrorBody = z.object({
  error: z.object({ code: z.string(), description: z.string() }),
});

/** A webhook event. `payload` contains one entity of each kind that is listed in `contains`. */
export const razorpayEvent = z.object({
  entity: z.literal('event'),
  event: z.string().max(80),
  created_at: unixSeconds,
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    order: z.object({ entity: razorpayOrder }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
    payout: z.object({ entity: razorpayPayout }).optional(),
  }),
});

export type RazorpayEvent = z.infer<typeof razorpayEvent>;
