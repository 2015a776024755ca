import type { GatewayPayment } from '@postprocure/connectors/payments/payment-gateway';
import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { issueReceipt, type DocumentIssuer } from '../documents/index.ts';
import { postJournal } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { findTopUpOfOrder, savePayment } from './payment.repository.ts';
import { lockTopUp, saveNextPoll, saveTopUpState, type TopUpRecord } from './top-up.repository.ts';
import { topUpStates } from './top-up-states.ts';

export interface PaymentEffects {
  issuer: DocumentIssuer;
  /** The date for documents. */
  now(): Date;
  /** Always lock the plan before the wallet. Locking them in different orders could deadlock. */
  lockPlan(tx: Executor, merchantId: string): Promise<unknown>;
  /** Buys the plan that a top-up was made for. */
  buyPlan(tx: Executor, topUp: TopUpRecord): Promise<void>;
  /** Queues a charge for a plan fee that is due. It runs in its own transaction. */
  queueDueCharge(tx: Executor, merchantId: string): Promise<void>;
}

export type AppliedPayment = 'applied' | 'unchanged' | 'unmatched';

/**
 * Applies a payment status from a webhook or a poll. Idempotent. A captured payment is credited exactly once, with the
 * captured amount.
 */
export async function applyPayment(
  tx: Executor,
  effects: PaymentEffects,
  payment: GatewayPayment,
): Promise<AppliedPayment> {
  const { orderId } = payment;
  const topUpId = orderId === null ? null : await findTopUpOfOrder(tx, orderId);
  if (orderId === null || topUpId === null || payment.currency !== 'INR') return 'unmatched';
  const topUp = await lockTopUp(tx, topUpId);
  if (!topUp) return 'unmatched';
  const { status, isNews } = await savePayment(tx, { ...payment, orderId });
  if (!isNews) return 'unchanged';
  if (status === 'captured' || status === 'refunded') return credit(tx, effects, topUp, payment);
  const next = status === 'authorized' ? afterAuthorisation(topUp) : afterAttempt(status);
  if (next === topUp.state || !topUpStates.canChange(topUp.state, next)) return 'unchanged';
  await saveTopUpState(tx, topUp.id, next, payment.errorDescription);
  await notifyMerchant(tx, topUp.merchantId, 'wallet');
  return 'applied';
}

/** An authorisation is late if the top-up has already failed or expired. The gateway still captures it. */
const afterAuthorisation = ({ state }: TopUpRecord): TopUpRecord['state'] =>
  state === 'failed' || state === 'expired' ? 'late_authorised' : 'attempted';

const afterAttempt = (status: 'created' | 'failed'): TopUpRecord['state'] =>
  status === 'failed' ? 'failed' : 'attempted';

async function credit(
  tx: Executor,
  effects: PaymentEffects,
  topUp: TopUpRecord,
  payment: GatewayPayment,
): Promise<AppliedPayment> {
  const { amountPaise, id: paymentId, method } = payment;
  if (topUp.planKey !== null) await effects.lockPlan(tx, topUp.merchantId);
  const { journalId, isNew } = await postJournal(tx, {
    kind: 'TOPUP',
    source: paymentId,
    merchantId: topUp.merchantId,
    description: `${describeMethod(method)} payment, ${topUp.reference}`,
    actorId: topUp.createdBy,
    entries: { wallet: amountPaise, gateway: -amountPaise },
  });
  if (!isNew) return 'unchanged';
  if (topUp.state !== 'paid') await saveTopUpState(tx, topUp.id, 'paid', null);
  await saveNextPoll(tx, topUp.id, null);
  await issueReceipt(tx, effects.issuer, {
    merchantId: topUp.merchantId,
    journalId,
    issuedAt: effects.now(),
    reference: topUp.reference,
    description: 'Money added to the Post Procure wallet',
    totalPaise: amountPaise,
    payment: { method: describeMethod(method), reference: paymentId },
  });
  await notify(tx, {
    kind: 'money',
    to: { merchantId: topUp.merchantId, permission: 'wallet.read' },
    key: `top-up:${paymentId}`,
    title: `${formatRupees(paiseToRupees(amountPaise))} added to your wallet`,
    body: `Your ${describeMethod(method)} payment ${paymentId} has arrived.`,
    link: '/seller/wallet',
  });
  await notifyMerchant(tx, topUp.merchantId, 'wallet');
  if (topUp.planKey === null) await effects.queueDueCharge(tx, topUp.merchantId);
  else await effects.buyPlan(tx, topUp);
  return 'applied';
}

const methodNames: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet app',
  emi: 'EMI',
};

export const describeMethod = (method: string): string => methodNames[method] ?? 'Bank';
