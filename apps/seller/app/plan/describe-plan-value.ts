import { formatCount } from '@postprocure/money/format-count';
import type { PlanValue } from '@postprocure/contracts/plans/plan';

const accessNames = {
  full: 'Yes',
  preview: 'Preview',
  'on-request': 'On request, for a fee',
  none: 'No',
} as const;

export const describePlanValue = (value: PlanValue): string => {
  if (value.kind === 'limit') return value.quantity === null ? 'Unlimited' : formatCount(value.quantity);
  return accessNames[value.access];
};

export const isNotIncluded = (value: PlanValue): boolean => value.kind !== 'limit' && value.access === 'none';
