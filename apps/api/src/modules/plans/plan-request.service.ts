import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { recordAudit } from '../audit/index.ts';
import { clearRequest, lockPlan, type PlanState } from './merchant-plan.repository.ts';
import { makePlan } from './merchant-plan.service.ts';

interface Decision {
  merchantId: string;
  /** The plan as staff saw it requested. */
  planKey: Exclude<PlanKey, 'starter'>;
  reason: string;
}

export interface DecidedRequest {
  /** Of the plan. */
  name: string;
  /** Tells this request from an earlier one for the same plan. */
  requestedAt: string;
}

/** Nobody else decides on it until the transaction ends; a request that is no longer the same is a conflict. */
async function lockRequest(tx: Executor, { merchantId, planKey }: Decision): Promise<PlanState> {
  const plan = await lockPlan(tx, merchantId);
  if (!plan) throw new AppError('NOT_FOUND', 'There is no such merchant.');
  if (plan.requestedPlanKey !== planKey) {
    throw new AppError(
      'CONFLICT',
      plan.requestedPlanKey === null
        ? 'This merchant no longer asks for a plan; perhaps a colleague has decided meanwhile.'
        : `This merchant now asks for ${plan.requestedPlanName ?? plan.requestedPlanKey}.`,
    );
  }
  return plan;
}

/** Makes the requested plan the merchant's; tells when it begins, null for at once. */
export async function activateRequest(
  tx: Executor,
  actor: StaffActor,
  decision: Decision,
): Promise<DecidedRequest & { begins: string | null }> {
  const { merchantId, planKey, reason } = decision;
  const plan = await lockRequest(tx, decision);
  const { isDeferred } = await makePlan(tx, merchantId, plan, planKey);
  await recordAudit(tx, { ...actor, merchantId }, actor.client, {
    act: 'plan.activated',
    target: planKey,
    detail: { reason },
  });
  return {
    ...describeRequest(plan, planKey),
    begins: isDeferred ? plan.periodEnd.toISOString() : null,
  };
}

export async function declineRequest(
  tx: Executor,
  actor: StaffActor,
  decision: Decision,
): Promise<DecidedRequest> {
  const { merchantId, planKey, reason } = decision;
  const plan = await lockRequest(tx, decision);
  await clearRequest(tx, merchantId);
  await recordAudit(tx, { ...actor, merchantId }, actor.client, {
    act: 'plan.declined',
    target: planKey,
    detail: { reason },
  });
  return describeRequest(plan, planKey);
}

const describeRequest = (
  { requestedPlanName, requestedAt }: PlanState,
  planKey: PlanKey,
): DecidedRequest => ({
  name: requestedPlanName ?? planKey,
  requestedAt: requestedAt?.toISOString() ?? '',
});
