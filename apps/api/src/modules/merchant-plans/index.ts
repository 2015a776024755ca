import type { MerchantPlan, PlanRequest } from '@postprocure/contracts/merchant-plan';
import type { PlanKey } from '@postprocure/contracts/plan';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import type { SellerCaller } from '../../caller.ts';
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

type Seller = Pick<SellerCaller, 'merchantId' | 'userId'>;

export interface MerchantPlansService {
  read(merchantId: string): Promise<MerchantPlan>;
  request(seller: Seller, client: ClientContext, request: PlanRequest): Promise<MerchantPlan>;
  pause(seller: Seller, client: ClientContext, months: number): Promise<MerchantPlan>;
  cancel(seller: Seller, client: ClientContext): Promise<MerchantPlan>;
  withdraw(seller: Seller, client: ClientContext): Promise<MerchantPlan>;
  /** For the desk: a larger plan begins at once, a smaller one when the running period ends. */
  activate(
    actor: AuditActor,
    client: ClientContext | null,
    target: { merchantId: string; planKey: Exclude<PlanKey, 'starter'> },
  ): Promise<MerchantPlan>;
}

export const createMerchantPlans = ({ database }: { database: Pool }): MerchantPlansService => ({
  read: (merchantId) => readPlan(database, merchantId),
  request: (seller, client, request) => requestPlan(database, seller, client, request),
  pause: (seller, client, months) => pausePlan(database, seller, client, months),
  cancel: (seller, client) => cancelPlan(database, seller, client),
  withdraw: (seller, client) => withdrawChanges(database, seller, client),
  activate: (actor, client, target) => activatePlan(database, actor, client, target),
});
