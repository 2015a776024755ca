import { AppError } from '@postprocure/contracts/app-error';
import type { balanceRefundEndpoints } from '@postprocure/contracts/wallet/endpoints';
import type { BalanceRefund, RefundBlocker, RefundOverview } from '@postprocure/contracts/wallet/wallet';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { confirmPassword, type AccountsContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { holdMoney, loadBalance, lockBalance } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { findBankAccount } from '../merchants/index.ts';
import { describeMethod } from './apply-payment.ts';
import { holdSourceOf } from './apply-refund.ts';
import {
  insertRefund,
  insertRefundParts,
  listRefundablePayments,
  listRefundParts,
  listRefunds,
  type RefundablePayment,
  type RefundPartRecord,
  type RefundRecord,
} from './balance-refund.repository.ts';
import { sumPendingTopUps } from './top-up.repository.ts';

export interface BalanceRefundDependencies {
  database: Pool;
  accounts: AccountsContext;
  /** Other reasons that block a refund of the balance, such as open orders. */
  findOtherBlockers: (executor: Executor, merchantId: string) => Promise<RefundBlocker[]>;
}

export const createBalanceRefundHandlers = (
  dependencies: BalanceRefundDependencies,
): Handlers<typeof balanceRefundEndpoints> => ({
  'GET /api/seller/wallet/refund': ({ merchant }) =>
    describeOverview(dependencies, dependencies.database, merchant.merchantId),

  'POST /api/seller/wallet/refund': async ({ caller, merchant, client, body }) => {
    await confirmPassword(dependencies.accounts, caller, client, body.password);
    await withTransaction(dependencies.database, async (tx) => {
      const { merchantId, userId } = merchant;
      await lockBalance(tx, merchantId);
      const plan = await planRefund(dependencies, tx, merchantId);
      const [blocker] = plan.blockers;
      if (blocker !== undefined) throw new AppError('CONFLICT', blockerTexts[blocker].message);
      const { amountPaise } = plan;
      const id = await insertRefund(tx, { merchantId, amountPaise, requestedBy: userId });
      await insertRefundParts(tx, id, plan.parts);
      await holdMoney(tx, {
        merchantId,
        amountPaise,
        reason: 'Balance refund',
        source: holdSourceOf(id),
        actorId: userId,
      });
      await recordAudit(tx, merchant, client, {
        act: 'wallet.refundRequested',
        target: id,
        detail: { amountPaise },
      });
      await notifyMerchant(tx, merchantId, 'wallet');
    });
    return describeOverview(dependencies, dependencies.database, merchant.merchantId);
  },
});

interface RefundPlan {
  amountPaise: number;
  blockers: RefundBlocker[];
  parts: { paymentId: string | null; amountPaise: number; label: string }[];
}

/** Splits a refund among the original payments, newest first. The rest goes to the bank account. */
async function planRefund(
  { findOtherBlockers }: BalanceRefundDependencies,
  executor: Executor,
  merchantId: string,
): Promise<RefundPlan> {
  const { availablePaise, heldPaise } = await loadBalance(executor, merchantId);
  const payments = await listRefundablePayments(executor, merchantId);
  const bank = await findBankAccount(executor, merchantId);
  const parts = splitOverPayments(availablePaise, payments);
  const rest = availablePaise - parts.reduce((sum, part) => sum + part.amountPaise, 0);
  const isUnderWay = (await listRefunds(executor, merchantId)).some(({ state }) => openStates.has(state));
  const blockers: RefundBlocker[] = [
    ...(isUnderWay || heldPaise > 0 ? (['REFUND_UNDER_WAY'] as const) : []),
    ...(availablePaise === 0 ? (['NO_BALANCE'] as const) : []),
    ...((await sumPendingTopUps(executor, merchantId)) > 0 ? (['PENDING_TOP_UP'] as const) : []),
    ...(await findOtherBlockers(executor, merchantId)),
    ...(rest > 0 && !bank ? (['NO_BANK_ACCOUNT'] as const) : []),
  ];
  return {
    amountPaise: availablePaise,
    blockers,
    parts: [
      ...parts,
      ...(rest > 0
        ? [{ paymentId: null, amountPaise: rest, label: `Bank account ending in ${bank?.lastDigits ?? '…'}` }]
        : []),
    ],
  };
}

const openStates = new Set<RefundRecord['state']>(['requested', 'approved', 'processing']);

function splitOverPayments(
  amountPaise: number,
  payments: readonly RefundablePayment[],
): { paymentId: string; amountPaise: number; label: string }[] {
  let left = amountPaise;
  const parts = [];
  for (const payment of payments) {
    const share = Math.min(left, payment.refundablePaise);
    if (share === 0) break;
    parts.push({ paymentId: payment.id, amountPaise: share, label: describeSource(payment) });
    left -= share;
  }
  return parts;
}

const describeSource = ({ method, madeAt }: { method: string; madeAt: Date }): string =>
  `${describeMethod(method)} payment of ${formatDate(madeAt)}`;

const blockerTexts: Record<RefundBlocker, { message: string; link: string | null }> = {
  NO_BALANCE: { message: 'There is no balance to refund.', link: null },
  OPEN_ORDERS: {
    message: 'Some orders are not finished. Their payments and refunds have to be settled first.',
    link: '/seller/orders',
  },
  OPEN_CLAIMS: { message: 'A claim is still open.', link: '/seller/orders?tab=claims' },
  PENDING_TOP_UP: { message: 'A top-up is not confirmed yet.', link: '/seller/wallet' },
  PLAN_DUE: {
    message: 'A plan fee is due. Pay it or cancel the plan first.',
    link: '/seller/settings/plan',
  },
  NO_BANK_ACCOUNT: {
    message: 'Part of the balance can only go to a bank account. Add one in your business settings.',
    link: '/seller/settings/business',
  },
  REFUND_UNDER_WAY: { message: 'A refund is already under way.', link: null },
};

async function describeOverview(
  dependencies: BalanceRefundDependencies,
  executor: Executor,
  merchantId: string,
): Promise<RefundOverview> {
  const [plan, refunds] = await Promise.all([
    planRefund(dependencies, executor, merchantId),
    listRefunds(executor, merchantId),
  ]);
  const parts = await listRefundParts(
    executor,
    refunds.map(({ id }) => id),
  );
  return {
    refundable: paiseToRupees(plan.amountPaise),
    blockers: plan.blockers.map((code) => ({ code, ...blockerTexts[code] })),
    parts: plan.parts.map(({ paymentId, amountPaise, label }) => ({
      target: paymentId === null ? 'bank' : 'payment',
      label,
      amount: paiseToRupees(amountPaise),
    })),
    refunds: refunds.map((refund) =>
      describeRefund(
        refund,
        parts.filter(({ refundId }) => refundId === refund.id),
      ),
    ),
  };
}

export const describeRefund = (refund: RefundRecord, parts: readonly RefundPartRecord[]): BalanceRefund => ({
  id: refund.id,
  reference: refund.reference,
  amount: paiseToRupees(refund.amountPaise),
  state: refund.state,
  requestedAt: refund.requestedAt.toISOString(),
  finishedAt: refund.finishedAt?.toISOString() ?? null,
  note: refund.note,
  parts: parts.map((part) => ({
    target: part.target,
    label:
      part.method !== null && part.madeAt !== null
        ? describeSource({ method: part.method, madeAt: part.madeAt })
        : 'Bank account',
    amount: paiseToRupees(part.amountPaise),
    state: part.state,
    utr: part.utr,
    failure: part.failure,
  })),
});
