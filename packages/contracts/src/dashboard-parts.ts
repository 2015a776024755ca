export const checklistSteps = [
  'verifyEmail',
  'taxData',
  'address',
  'storeAgreement',
  'firstProduct',
  'firstDownload',
] as const;

/** What a merchant had better look at; `count` is days, percent or products as the kind has it. */
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

export type ChecklistStep = (typeof checklistSteps)[number];
export type AttentionKind = (typeof attentionKinds)[number];
