import type { PlanValue } from '@postprocure/contracts/plans/plan';
import { formatCount } from '@postprocure/money/format-count';

const accessTexts = {
  full: 'Yes',
  preview: 'Preview',
  'on-request': 'Special request, chargeable',
  none: 'No',
} as const;

/** What stands in a cell of the comparison. */
export const describePlanValue = (value: PlanValue): string => {
  if (value.kind === 'feature') return accessTexts[value.access];
  return value.quantity === null ? 'Unlimited' : formatCount(value.quantity);
};
