import type { DeskMerchant } from '@postprocure/contracts/merchants/desk-merchant';
import { planKeys } from '@postprocure/contracts/plans/plan';
import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';

export const merchantStatusNames: Record<DeskMerchant['status'], string> = {
  active: 'Active',
  suspended: 'Suspended',
  closed: 'Closed',
};

export const merchantStatusTones = { active: 'success', suspended: 'saving', closed: 'neutral' } as const;

export const planStatusNames: Record<MerchantPlan['status'], string> = {
  active: 'Active',
  read_only: 'Trial ended',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

export const planNames = planKeys.map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1)] as const);
