import type { PlanValue } from '@postprocure/contracts/plans/plan';
import { formatCount } from '@postprocure/money/format-count';

const accessTexts = {
  full: 'Yes',
  preview: 'Preview',
  'on-request': 'Special request, chargeable',
  none: 'No',
} as const;

/** The text of a cell in the plan comparison. */
export const describePlanValue = (value: PlanValue): string => {
  if (value.kind === 'feature') return accessTexts[value.access];
  return value.quantity === null ? 'Unlimited' : formatCount(value.quantity);
};
