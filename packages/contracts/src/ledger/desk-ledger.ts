import { z } from 'zod';
import { text } from '../text.ts';
import { typedRupees } from '../typed-rupees.ts';

export const adjustmentReasons = [
  'goodwill',
  'billing_error',
  'courier_compensation',
  'duplicate_payment',
  'write_off',
  'promotion',
] as const;

export const adjustmentReasonNames: Record<(typeof adjustmentReasons)[number], string> = {
  goodwill: 'Goodwill',
  billing_error: 'Billing error',
  courier_compensation: 'Courier compensation',
  duplicate_payment: 'Duplicate payment',
  write_off: 'Write-off',
  promotion: 'Promotion',
};

export const adjustment = z.object({
  id: z.uuid(),
  merchant: z.object({ id: z.uuid(), name: z.string() }),
  amount: z.number().describe('Negative amounts are deducted from the wallet'),
  reason: z.enum(adjustmentReasons),
  note: z.string(),
  state: z.enum(['proposed', 'approved', 'rejected']),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  isMine: z.boolean().describe('True if the current user proposed it and cannot approve or reject it'),
});

export const adjustmentList = z.object({ adjustments: z.array(adjustment) });

export const adjustmentQuery = z.object({
  state: z.enum(['proposed', 'approved', 'rejected']).optional(),
  merchantId: z.uuid().optional(),
});

export const newAdjustment = z.object({
  merchantId: z.uuid(),
  amount: typedRupees
    .min(-1_000_000)
    .max(1_000_000)
    .refine((value) => value !== 0, 'Enter an amount other than zero.'),
  reason: z.enum(adjustmentReasons),
  note: text(1000).trim().min(10, 'Describe the reason in a sentence.'),
});

export const adjustmentDecision = z.object({
  decision: z.enum(['approve', 'reject']),
  note: text(1000).trim().min(3, 'Enter a reason.'),
});

export const adjustmentParams = z.object({ id: z.uuid() });

export const ledgerCheck = z.object({
  checkedAt: z.iso.datetime(),
  durationMs: z.int(),
  results: z.array(z.object({ name: z.string(), violations: z.array(z.string()) })),
});

export const ledgerChecks = z.object({ checks: z.array(ledgerCheck) });

export type Adjustment = z.infer<typeof adjustment>;
export type LedgerCheck = z.infer<typeof ledgerCheck>;
