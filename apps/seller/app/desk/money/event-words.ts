import type { WebhookEvent } from '@postprocure/contracts/payments/desk-payment';

type Outcome = WebhookEvent['outcome'];

export const outcomeNames: Record<Outcome, string> = {
  applied: 'Applied',
  unchanged: 'Nothing new',
  ignored: 'Ignored',
  unmatched: 'Not matched',
  failed: 'Failed',
  waiting: 'Waiting',
};

export const outcomeTones = {
  applied: 'success',
  unchanged: 'neutral',
  ignored: 'neutral',
  unmatched: 'saving',
  failed: 'saving',
  waiting: 'accent',
} as const satisfies Record<Outcome, string>;
