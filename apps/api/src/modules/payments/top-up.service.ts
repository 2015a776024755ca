import { AppError } from '@postprocure/contracts/app-error';
import { GatewayError, type PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import type { topUpEndpoints } from '@postprocure/contracts/wallet/endpoints';
import type { TopUp, TopUpWithCheckout } from '@postprocure/contracts/wallet/wallet';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';
import { requirePermission, type Caller, type MerchantCaller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { recordAudit } from '../audit/index.ts';
import { describeMethod } from './apply-payment.ts';
import { countPaymentOrders, findTopUpOfOrder, insertPaymentOrder } from './payment.repository.ts';
import {
  findTopUp,
  insertTopUp,
  listTopUps,
  lockTopUp,
  saveNextPoll,
  saveTopUpState,
  type NewTopUpRecord,
  type TopUpRecord,
} from './top-up.repository.ts';
import { topUpStates } from './top-up-states.ts';

export interface TopUpDependencies {
  database: Pool;
  gateway: PaymentGateway;
  /** Returns the URL of the sandbox's checkout page; null if the gateway is not the sandbox. */
  sandboxCheckoutUrl: ((orderId: string) => string) | null;
}

const listedTopUps = 50;
/** Delay before the first poll. Later polls are less frequent (see poll-gateway.ts). */
const firstPollMs = 5 * 60_000;

export const createTopUpHandlers = (dependencies: TopUpDependencies): Handlers<typeof topUpEndpoints> => ({
  'GET /api/seller/wallet/top-ups': async ({ merchant }) => ({
    topUps: (await listTopUps(dependencies.database, merchant.merchantId, listedTopUps)).map(describeTopUp),
  }),

  'POST /api/seller/wallet/top-ups': ({ caller, merchant, client, body, idempotencyKey }) => {
    // Permission to add money does not include permission to choose a plan.
    if (body.planKey !== undefined) requirePermission(caller, 'plan.write');
    return startTopUp(dependencies, caller, merchant, client, {
      amountPaise: rupeesToPaise(body.amount),
      planKey: body.planKey ?? null,
      idempotencyKey,
    });
  },

  'GET /api/seller/wallet/top-ups/:id': async ({ merchant, params }) =>
    describeTopUp(await requireTopUp(dependencies.database, merchant.merchantId, params.id)),

  'POST /api/seller/wallet/top-ups/:id/checkout': ({ caller, merchant, params }) =>
    openCheckout(dependencies, caller, merchant.merchantId, params.id),

  'POST /api/seller/wallet/top-ups/:id/checkout-result': async ({ merchant, params, body }) => {
    const { database, gateway } = dependencies;
    await requireTopUp(database, merchant.merchantId, params.id);
    // The order must belong to this top-up, because the signature may be that of another payment.
    const isOurs = (await findTopUpOfOrder(database, body.orderId)) === params.id;
    if (!isOurs || !gateway.verifyCheckout(body)) {
      throw new AppError(
        'INVALID_REQUEST',
        "We couldn't verify this payment. If you paid, the money will still reach your wallet.",
      );
    }
    await withTransaction(database, async (tx) => {
      const topUp = await lockTopUp(tx, params.id);
      if (!topUp || !topUpStates.canChange(topUp.state, 'attempted')) return;
      await saveTopUpState(tx, topUp.id, 'attempted', null);
      await notifyMerchant(tx, merchant.merchantId, 'wallet');
    });
    return describeTopUp(await requireTopUp(database, merchant.merchantId, params.id));
  },
});

/** Saves a top-up and opens its checkout. A repeat with the same idempotency key continues the same top-up. */
export async function startTopUp(
  dependencies: TopUpDependencies,
  caller: Pick<Caller, 'user'>,
  merchant: MerchantCaller,
  client: ClientContext,
  wanted: Pick<NewTopUpRecord, 'amountPaise' | 'planKey' | 'idempotencyKey'>,
): Promise<TopUpWithCheckout> {
  const topUp = await withTransaction(dependencies.database, async (tx) => {
    const made = await insertTopUp(tx, {
      ...wanted,
      merchantId: merchant.merchantId,
      createdBy: merchant.userId,
    });
    if (made.amountPaise !== wanted.amountPaise || made.planKey !== wanted.planKey) {
      throw new AppError('CONFLICT', 'This Idempotency-Key has already been used for another top-up.');
    }
    await recordAudit(tx, merchant, client, {
      act: 'wallet.topUpStarted',
      target: made.id,
      detail: { amountPaise: made.amountPaise },
    });
    return made;
  });
  return openCheckout(dependencies, caller, merchant.merchantId, topUp.id);
}

/** Creates an order at the gateway for a saved top-up, outside any transaction. */
async function openCheckout(
  { database, gateway, sandboxCheckoutUrl }: TopUpDependencies,
  { user }: Pick<Caller, 'user'>,
  merchantId: string,
  id: string,
): Promise<TopUpWithCheckout> {
  const topUp = await requireTopUp(database, merchantId, id);
  if (topUp.state === 'paid' || topUp.state === 'late_authorised') {
    throw new AppError('CONFLICT', 'This top-up has already been paid.');
  }
  const attempt = (await countPaymentOrders(database, id)) + 1;
  const order = await gateway
    .createOrder({
      amountPaise: topUp.amountPaise,
      receipt: `${topUp.reference}-${attempt}`,
      notes: { topUp: topUp.reference, topUpId: topUp.id },
    })
    .catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      throw new AppError(
        'OVERLOADED',
        "We couldn't reach the payment gateway. Please try again in a moment.",
        {
          cause: error,
        },
      );
    });
  await withTransaction(database, async (tx) => {
    await insertPaymentOrder(tx, { id: order.id, topUpId: id, amountPaise: topUp.amountPaise });
    await saveNextPoll(tx, id, new Date(Date.now() + firstPollMs));
  });
  return {
    topUp: describeTopUp(topUp),
    checkout: {
      orderId: order.id,
      keyId: gateway.keyId,
      amountPaise: topUp.amountPaise,
      sandboxUrl: sandboxCheckoutUrl?.(order.id) ?? null,
      prefill: { name: user.name, email: user.email },
    },
  };
}

async function requireTopUp(database: Pool, merchantId: string, id: string): Promise<TopUpRecord> {
  const topUp = await findTopUp(database, merchantId, id);
  if (!topUp) throw new AppError('NOT_FOUND', 'Top-up not found.');
  return topUp;
}

export const describeTopUp = (topUp: TopUpRecord): TopUp => ({
  id: topUp.id,
  reference: topUp.reference,
  amount: paiseToRupees(topUp.amountPaise),
  state: topUp.state,
  createdAt: topUp.createdAt.toISOString(),
  paidAt: topUp.paidAt?.toISOString() ?? null,
  method: topUp.method === null ? null : describeMethod(topUp.method),
  failure: topUp.failure,
  planKey: topUp.planKey,
  planBought: topUp.planBought,
});
