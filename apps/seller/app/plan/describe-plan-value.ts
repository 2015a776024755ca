import { formatCount } from '@postprocure/money/format-count';
import type { PlanValue } from '@postprocure/contracts/plans/plan';

const accessWords = {
  full: 'Yes',
  preview: 'Preview',
  'on-request': 'Special request, chargeable',
  none: 'No',
} as const;

export const describePlanValue = (value: PlanValue): string => {
  if (value.kind === 'limit') return value.quantity === null ? 'Unlimited' : formatCount(value.quantity);
  return accessWords[value.access];
};

export const isMissing = (value: PlanValue): boolean => value.kind !== 'limit' && value.access === 'none';
