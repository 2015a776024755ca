import type { PlanValue } from '@postprocure/contracts/plan';

const accessTexts = {
  full: 'Yes',
  preview: 'Preview',
  'on-request': 'Special request, chargeable',
  none: 'No',
} as const;

// The locale is named, never the host's: server and browser must print the same text.
const counts = new Intl.NumberFormat('en-IN');

/** What stands in a cell of the comparison. */
export const describePlanValue = (value: PlanValue): string => {
  if (value.kind === 'feature') return accessTexts[value.access];
  return value.quantity === null ? 'Unlimited' : counts.format(value.quantity);
};
