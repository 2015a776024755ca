import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { recordAudit } from '../audit/index.ts';
import { clearRequest, lockPlan, type PlanState } from './merchant-plan.repository.ts';
import { switchPlan } from './merchant-plan.service.ts';

interface Decision {
  merchantId: string;
  /** The requested plan that the staff member saw. */
  planKey: Exclude<PlanKey, 'starter'>;
  reason: string;
}

export interface DecidedRequest {
  planName: string;
  /** Distinguishes this request from an earlier one for the same plan. */
  requestedAt: string;
}

/** Locks the request, and rejects a decision on a request that has changed since. */
async function lockRequest(tx: Executor, { merchantId, planKey }: Decision): Promise<PlanState> {
  const plan = await lockPlan(tx, merchantId);
  if (!plan) throw new AppError('NOT_FOUND', 'Merchant not found.');
  if (plan.requestedPlanKey !== planKey) {
    throw new AppError(
      'CONFLICT',
      plan.requestedPlanKey === null
        ? 'This plan request is no longer open. Someone else may have already handled it.'
        : `This merchant has requested ${plan.requestedPlanName ?? plan.requestedPlanKey} instead.`,
    );
  }
  return plan;
}

/** `startsAt` is null if the plan started immediately. */
export async function activateRequest(
  tx: Executor,
  actor: StaffActor,
  decision: Decision,
): Promise<DecidedRequest & { startsAt: Date | null }> {
  const { merchantId, planKey, reason } = decision;
  const plan = await lockRequest(tx, decision);
  const { startsAt } = await switchPlan(tx, merchantId, planKey);
  await recordAudit(tx, { ...actor, merchantId }, actor.client, {
    act: 'plan.activated',
    target: planKey,
    detail: { reason },
  });
  return { ...describeRequest(plan, planKey), startsAt };
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
  planName: requestedPlanName ?? planKey,
  requestedAt: requestedAt?.toISOString() ?? '',
});
