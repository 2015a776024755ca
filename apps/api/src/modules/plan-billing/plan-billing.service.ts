import { AppError } from '@postprocure/contracts/app-error';
import type { planBillingEndpoints } from '@postprocure/contracts/plan-billing/endpoints';
import { topUpLimits } from '@postprocure/contracts/wallet/wallet';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { rupeesToPaise } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { insufficientBalance, loadBalance } from '../ledger/index.ts';
import { startTopUp, type TopUpDependencies } from '../payments/index.ts';
import { findPlanOffer, readPlan } from '../plans/index.ts';
import { purchasePlan } from './purchase-plan.ts';

export interface PlanBillingDependencies extends TopUpDependencies {
  issuer: DocumentIssuer;
}

export const createPlanBillingHandlers = (
  dependencies: PlanBillingDependencies,
): Handlers<typeof planBillingEndpoints> => ({
  'POST /api/seller/plan/purchase': async ({ caller, merchant, client, body, idempotencyKey }) => {
    const { database, issuer } = dependencies;
    const { merchantId, userId } = merchant;
    const { planKey } = body;
    const source = `plan:${merchantId}:${idempotencyKey}`;
    const result = await withTransaction(database, (tx) =>
      purchasePlan(tx, issuer, { merchantId, planKey, source, actorId: userId }),
    );
    if (result === 'alreadyActive') throw new AppError('CONFLICT', 'You are already on this plan.');
    if (result !== 'insufficientBalance') {
      return { plan: await readPlan(database, merchantId), topUp: null };
    }
    if (body.payWith === 'wallet') throw insufficientBalance();
    const topUp = await startTopUp(dependencies, caller, merchant, client, {
      amountPaise: await findMissingAmount(database, merchantId, planKey),
      planKey,
      idempotencyKey,
    });
    return { plan: await readPlan(database, merchantId), topUp };
  },
});

/** How much the wallet is short of the price of a plan, but at least the minimum top-up. */
async function findMissingAmount(
  database: Pool,
  merchantId: string,
  planKey: Parameters<typeof findPlanOffer>[1],
): Promise<number> {
  const [{ availablePaise }, { pricePaise }] = await Promise.all([
    loadBalance(database, merchantId),
    findPlanOffer(database, planKey),
  ]);
  return Math.max(pricePaise - availablePaise, rupeesToPaise(topUpLimits.min));
}
