import type { MerchantPlan, PlanRequest } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import type { SellerCall } from './seller-call.ts';

/** Each change answers with the plan as it is afterwards. */
export interface MerchantPlanApi {
  read(): Promise<MerchantPlan>;
  compare(): Promise<PlanComparison>;
  request(planKey: PlanRequest['planKey']): Promise<MerchantPlan>;
  pause(months: number): Promise<MerchantPlan>;
  cancel(): Promise<MerchantPlan>;
  withdraw(): Promise<MerchantPlan>;
}

export const createMerchantPlanApi = (call: SellerCall): MerchantPlanApi => ({
  read: () => call('/api/seller/plan'),
  compare: () => call('/api/plans'),
  request: (planKey) => call('/api/seller/plan/request', { payload: { planKey } }),
  pause: (months) => call('/api/seller/plan/pause', { payload: { months } }),
  cancel: () => call('/api/seller/plan/cancel', { method: 'POST' }),
  withdraw: () => call('/api/seller/plan/withdraw', { method: 'POST' }),
});
