import type { MerchantPlan, PlanRequest } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { MerchantCaller } from '../../caller.ts';
import type { AuditActor } from '../audit/index.ts';
import {
  activatePlan,
  cancelPlan,
  pausePlan,
  readPlan,
  requestPlan,
  withdrawChanges,
} from './merchant-plan.service.ts';

export { readPlan } from './merchant-plan.service.ts';
export { activateRequest, declineRequest } from './plan-request.service.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export interface MerchantPlansService {
  read(merchantId: string): Promise<MerchantPlan>;
  request(merchant: Merchant, client: ClientContext, request: PlanRequest): Promise<MerchantPlan>;
  pause(merchant: Merchant, client: ClientContext, months: number): Promise<MerchantPlan>;
  cancel(merchant: Merchant, client: ClientContext): Promise<MerchantPlan>;
  withdraw(merchant: Merchant, client: ClientContext): Promise<MerchantPlan>;
  /** For the desk: a larger plan begins at once, a smaller one when the running period ends. */
  activate(
    actor: AuditActor,
    client: ClientContext | null,
    target: { merchantId: string; planKey: Exclude<PlanKey, 'starter'> },
  ): Promise<MerchantPlan>;
}

export const createMerchantPlans = ({ database }: { database: Pool }): MerchantPlansService => ({
  read: (merchantId) => readPlan(database, merchantId),
  request: (merchant, client, request) => requestPlan(database, merchant, client, request),
  pause: (merchant, client, months) => pausePlan(database, merchant, client, months),
  cancel: (merchant, client) => cancelPlan(database, merchant, client),
  withdraw: (merchant, client) => withdrawChanges(database, merchant, client),
  activate: (actor, client, target) => activatePlan(database, actor, client, target),
});
