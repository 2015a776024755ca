export const checklistSteps = [
  'verifyEmail',
  'taxData',
  'address',
  'storeAgreement',
  'firstProduct',
  'firstDownload',
] as const;

/**
 * Things that need the merchant's attention. Depending on the kind, `count` is a number of days, a percentage or a
 * number of products.
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
