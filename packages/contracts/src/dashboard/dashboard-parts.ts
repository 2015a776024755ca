export const checklistSteps = [
  'verifyEmail',
  'taxData',
  'address',
  'storeAgreement',
  'firstProduct',
  'firstDownload',
] as const;

/** Things that need the merchant's attention. Depending on the kind, their `count` is a number of days, percent or products. */
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
