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
  'ordersWaiting',
  'planLimitReached',
  'trialEnding',
  'planLimitNear',
  'failedExports',
  'outOfStock',
  'discontinued',
  'frozen',
  'priceChanges',
] as const;

export type ChecklistStep = (typeof checklistSteps)[number];
export type AttentionKind = (typeof attentionKinds)[number];
