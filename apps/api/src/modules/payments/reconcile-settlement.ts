import type { PaymentGateway, SettledItem } from '@postprocure/connectors/payments/payment-gateway';
import type { SettlementDay, SettlementDifference } from '@postprocure/contracts/payments/desk-payment';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { postJournal } from '../ledger/index.ts';
import {
  findKnownItems,
  listUnsettledPayments,
  saveSettlementDay,
  saveSettledPayments,
  type KnownItem,
} from './settlement.repository.ts';

/**
 * Compares the gateway's settlement of a day with our payments and refunds, and posts it. Idempotent: a repeat updates
 * the differences and posts nothing twice.
 */
export async function reconcileSettlement(
  { database, gateway }: { database: Pool; gateway: Pick<PaymentGateway, 'listSettledItems'> },
  day: string,
): Promise<SettlementDay> {
  const items = await gateway.listSettledItems(day);
  return withTransaction(database, async (tx) => {
    const known = await findKnownItems(
      tx,
      items.map(({ entityId }) => entityId),
    );
    const differences = [
      ...items.flatMap((item) => compare(item, known.get(item.entityId))),
      ...(await listMissing(tx, day)),
    ];
    await saveSettledPayments(tx, day, items);
    for (const [settlementId, settled] of Map.groupBy(items, (item) => item.settlementId)) {
      await postSettlement(tx, settlementId, settled);
    }
    const sum = (pick: (item: SettledItem) => number) => items.reduce((total, item) => total + pick(item), 0);
    const totals = {
      creditedPaise: sum(({ creditPaise }) => creditPaise),
      debitedPaise: sum(({ debitPaise }) => debitPaise),
      feePaise: sum(({ feePaise }) => feePaise),
    };
    const fetchedAt = await saveSettlementDay(tx, day, totals, differences);
    return {
      day,
      fetchedAt: fetchedAt.toISOString(),
      credited: paiseToRupees(totals.creditedPaise),
      debited: paiseToRupees(totals.debitedPaise),
      fees: paiseToRupees(totals.feePaise),
      differences,
    };
  });
}

/** Moves the settled amount from the gateway account to the bank account, and its fee to the fee account. */
async function postSettlement(
  tx: Executor,
  settlementId: string,
  items: readonly SettledItem[],
): Promise<void> {
  const gross = items.reduce((sum, item) => sum + item.creditPaise + item.feePaise - item.debitPaise, 0);
  const fee = items.reduce((sum, item) => sum + item.feePaise, 0);
  if (gross === 0) return;
  await postJournal(tx, {
    kind: 'SETTLEMENT',
    source: settlementId,
    merchantId: null,
    description: `Settlement ${settlementId}`,
    actorId: null,
    entries: { gateway: gross, gateway_fees: -fee, bank: fee - gross },
  });
}

function compare(item: SettledItem, known: KnownItem | undefined): SettlementDifference[] {
  const { entityId, type } = item;
  const settled = type === 'payment' ? item.creditPaise + item.feePaise : item.debitPaise;
  if (!known) {
    return [
      { kind: 'unknown', entityId, message: `The gateway settled a ${type} that is not in our records.` },
    ];
  }
  if (known.amountPaise !== settled) {
    const message = `The gateway settled ${format(settled)}; our records show ${format(known.amountPaise)}.`;
    return [{ kind: 'amount', entityId, message }];
  }
  if (!known.isPosted) {
    return [
      { kind: 'not_credited', entityId, message: `This ${type} was settled but is not in the ledger.` },
    ];
  }
  return [];
}

/** Payments that should have been settled by now. */
async function listMissing(tx: Executor, day: string): Promise<SettlementDifference[]> {
  const payments = await listUnsettledPayments(tx, day);
  return payments.map(({ id, amountPaise }) => ({
    kind: 'missing',
    entityId: id,
    message: `A payment of ${format(amountPaise)} has not been settled after three days.`,
  }));
}

const format = (paise: number): string => formatRupees(paiseToRupees(paise));
