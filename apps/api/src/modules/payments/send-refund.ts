import { GatewayError, type PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { SecretBox } from '../accounts/index.ts';
import { loadBillingParty, openBankAccount } from '../merchants/index.ts';
import { finishRefund } from './apply-refund.ts';
import {
  listRefundParts,
  lockRefund,
  savePart,
  saveRefundState,
  type RefundPartRecord,
  type RefundRecord,
} from './balance-refund.repository.ts';

export interface RefundParts {
  database: Pool;
  gateway: PaymentGateway;
  /** Decrypts the bank account number. */
  bankBox: SecretBox;
}

/**
 * Sends the parts of an approved refund to the gateway, each with its own idempotency key, so that a retry after a
 * crash pays nothing twice. The gateway is called outside transactions; each result is saved in a separate
 * transaction.
 */
export async function sendRefund(parts: RefundParts, refundId: string): Promise<void> {
  const { database } = parts;
  const refund = await withTransaction(database, async (tx) => {
    const found = await lockRefund(tx, refundId);
    if (found?.state === 'approved') await saveRefundState(tx, refundId, 'processing');
    return found;
  });
  if (!refund || (refund.state !== 'approved' && refund.state !== 'processing')) return;
  const waiting = (await listRefundParts(database, [refundId])).filter(({ state }) => state === 'waiting');
  for (const part of waiting) await sendPart(parts, refund, part);
  await withTransaction(database, (tx) => finishRefund(tx, refundId));
}

async function sendPart(parts: RefundParts, refund: RefundRecord, part: RefundPartRecord): Promise<void> {
  const { database } = parts;
  try {
    const gatewayId = await (part.paymentId === null
      ? payOut(parts, refund, part)
      : returnToPayment(parts, part, part.paymentId));
    await withTransaction(database, (tx) => savePart(tx, part.id, { state: 'sent', gatewayId }));
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isFinal) throw error;
    await withTransaction(database, (tx) =>
      savePart(tx, part.id, { state: 'failed', failure: error.message }),
    );
  }
}

async function returnToPayment(
  { gateway }: RefundParts,
  part: RefundPartRecord,
  paymentId: string,
): Promise<string> {
  const refund = await gateway.refundPayment({
    paymentId,
    amountPaise: part.amountPaise,
    receipt: part.id,
    idempotencyKey: part.id,
  });
  return refund.id;
}

async function payOut(
  { database, gateway, bankBox }: RefundParts,
  { merchantId, reference }: RefundRecord,
  part: RefundPartRecord,
): Promise<string> {
  const account = await openBankAccount(database, bankBox, merchantId);
  if (!account) {
    throw new GatewayError('The merchant has no bank account', { isFinal: true, code: 'NO_BANK_ACCOUNT' });
  }
  const { legalName, name, ownerEmail } = await loadBillingParty(database, merchantId);
  const payout = await gateway.createPayout({
    amountPaise: part.amountPaise,
    account,
    contact: { name: legalName ?? name, email: ownerEmail ?? '', reference: merchantId },
    narration: 'Post Procure balance refund',
    reference,
    idempotencyKey: part.id,
  });
  return payout.id;
}
