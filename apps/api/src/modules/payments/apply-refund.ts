import type { GatewayPayout, GatewayRefund } from '@postprocure/connectors/payments/payment-gateway';
import type { Executor } from '@postprocure/db/pool';
import { captureHold, postJournal, releaseHold } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import {
  addRefundedAmount,
  findMerchantOfPayment,
  findPartByGatewayId,
  findPartByReceipt,
  listRefundParts,
  lockRefund,
  savePart,
  saveRefundState,
  type RefundPartRecord,
} from './balance-refund.repository.ts';
import type { AppliedPayment } from './apply-payment.ts';

export const holdSourceOf = (refundId: string): string => `balance-refund:${refundId}`;

/** Applies the status of a refund that we requested or that was made at the gateway. */
export async function applyRefund(tx: Executor, refund: GatewayRefund): Promise<AppliedPayment> {
  // The webhook may arrive before we have stored the gateway's ID of the refund, so find it by our receipt.
  const part = (await findPartByGatewayId(tx, refund.id)) ?? (await findPartByReceipt(tx, refund));
  if (part) {
    const outcome = refund.status === 'pending' ? 'sent' : refund.status;
    return settlePart(tx, part, { outcome, gatewayId: refund.id, utr: null });
  }
  return refund.status === 'processed' ? reverseTopUp(tx, refund) : 'unchanged';
}

export async function applyPayout(tx: Executor, payout: GatewayPayout): Promise<AppliedPayment> {
  const part = await findPartByGatewayId(tx, payout.id);
  if (!part) return 'unmatched';
  return settlePart(tx, part, {
    outcome: payoutOutcomes[payout.status],
    gatewayId: payout.id,
    utr: payout.utr,
  });
}

const payoutOutcomes: Record<GatewayPayout['status'], 'sent' | 'processed' | 'failed'> = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  processed: 'processed',
  reversed: 'failed',
  rejected: 'failed',
  cancelled: 'failed',
};

interface PartNews {
  outcome: 'sent' | 'processed' | 'failed';
  gatewayId: string;
  utr: string | null;
}

async function settlePart(
  tx: Executor,
  part: RefundPartRecord,
  { outcome, gatewayId, utr }: PartNews,
): Promise<AppliedPayment> {
  if (outcome === 'sent' || part.state === 'failed') return 'unchanged';
  if (part.state === 'paid') return outcome === 'failed' ? takeBackPart(tx, part, gatewayId) : 'unchanged';
  if (outcome === 'processed') {
    await savePart(tx, part.id, { state: 'paid', utr, gatewayId });
    if (part.paymentId !== null) await addRefundedAmount(tx, part.paymentId, part.amountPaise);
  } else {
    await savePart(tx, part.id, { state: 'failed', failure: returnedMoney });
  }
  await finishRefund(tx, part.refundId);
  return 'applied';
}

/**
 * Completes a refund when all its parts are final. The amount paid out is captured from the hold, and the rest stays in
 * the wallet.
 */
export async function finishRefund(tx: Executor, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund?.state !== 'processing') return;
  const parts = await listRefundParts(tx, [refundId]);
  if (parts.some(({ state }) => state === 'waiting' || state === 'sent')) return;
  const paid = (target: RefundPartRecord['target']): number =>
    parts
      .filter((part) => part.target === target && part.state === 'paid')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const gateway = paid('payment');
  const bank = paid('bank');
  const returned = refund.amountPaise - gateway - bank;
  const source = holdSourceOf(refundId);
  if (gateway + bank === 0) await releaseHold(tx, source, null);
  else {
    await captureHold(tx, source, {
      kind: 'BALANCE_REFUND',
      to: { gateway, bank },
      description: `Balance refund ${refund.reference}`,
      actorId: refund.requestedBy,
    });
  }
  await saveRefundState(tx, refundId, returned === 0 ? 'paid' : 'failed');
  await notifyMerchant(tx, refund.merchantId, 'wallet');
}

/** Credits the wallet when a bank returns money, which can happen days after the payout. */
async function takeBackPart(
  tx: Executor,
  part: RefundPartRecord,
  gatewayId: string,
): Promise<AppliedPayment> {
  const refund = await lockRefund(tx, part.refundId);
  if (!refund) return 'unmatched';
  const { amountPaise } = part;
  await savePart(tx, part.id, { state: 'failed', failure: returnedMoney });
  if (part.paymentId !== null) await addRefundedAmount(tx, part.paymentId, -amountPaise);
  // While other parts are pending, nothing has been captured from the hold yet.
  if (refund.state === 'processing') return 'applied';
  await postJournal(tx, {
    kind: 'BALANCE_REFUND_REVERSAL',
    source: gatewayId,
    merchantId: refund.merchantId,
    description: `Refund ${refund.reference} was returned by the bank`,
    actorId: null,
    entries: { wallet: amountPaise, [part.target === 'bank' ? 'bank' : 'gateway']: -amountPaise },
  });
  await saveRefundState(tx, refund.id, 'failed');
  await notifyMerchant(tx, refund.merchantId, 'wallet');
  return 'applied';
}

const returnedMoney = 'The bank returned the money.';

/** Reverses a top-up that was refunded at the gateway without a request from us. */
async function reverseTopUp(tx: Executor, refund: GatewayRefund): Promise<AppliedPayment> {
  const merchantId = await findMerchantOfPayment(tx, refund.paymentId);
  if (merchantId === null) return 'unmatched';
  const { isNew } = await postJournal(tx, {
    kind: 'TOPUP_REVERSAL',
    source: refund.id,
    merchantId,
    description: `Payment ${refund.paymentId} was refunded by the payment gateway`,
    actorId: null,
    entries: { wallet: -refund.amountPaise, gateway: refund.amountPaise },
  });
  if (!isNew) return 'unchanged';
  await addRefundedAmount(tx, refund.paymentId, refund.amountPaise);
  await notifyMerchant(tx, merchantId, 'wallet');
  return 'applied';
}
