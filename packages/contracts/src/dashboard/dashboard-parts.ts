import { attentionReasons, type AttentionReason } from '../orders/attention-reason.ts';

export const checklistSteps = [
  'verifyEmail',
  'taxData',
  'address',
  'storeAgreement',
  'firstProduct',
  'firstDownload',
] as const;

/**
 * Things that need the merchant's attention. Each has a `count`: a percentage for `planLimitNear`, the days left for
 * `trialEnding`, otherwise a number of orders, exports or products.
 */
export const attentionKinds = [
  'trialOver',
  'planLimitReached',
  'trialEnding',
  'planLimitNear',
  'failedExports',
  'outOfStock',
  'discontinued',
  'frozen',
  'priceChanges',
] as const;

/** What an order needs from the merchant: a fix for an attention reason, payment, or an answer to a failed delivery. */
export type WaitingKind = AttentionReason | 'AWAITING_PAYMENT' | 'NDR';
export const waitingKinds: [WaitingKind, ...WaitingKind[]] = ['AWAITING_PAYMENT', 'NDR', ...attentionReasons];

export type ChecklistStep = (typeof checklistSteps)[number];
export type AttentionKind = (typeof attentionKinds)[number];
