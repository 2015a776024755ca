import { AppError } from '@postprocure/contracts/app-error';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { notify } from '../notifications/index.ts';
import { readPlan, readPlanAccess } from '../plans/index.ts';
import { listPayableOrders, sumAutopaidToday } from './autopay.repository.ts';
import { findAutopaySkip, isQuiet, sortByPayOrder } from './judge-autopay.ts';
import { moveOrder, type OrderActor } from './move-order.ts';
import {
  clearShortageAlert,
  listAutopayMerchants,
  loadOrderSettings,
  takeShortageAlert,
} from './order-settings.repository.ts';
import { lockMerchantOrder, type OrderRecord } from './order.repository.ts';
import { payOrder, type Payment, type PayParts, type PayResult } from './pay-order.ts';

const autopayActor: OrderActor = { kind: 'autopay', userId: null };

/**
 * Pays a merchant's waiting orders according to the merchant's rules. The kill switch also stops a run that is under
 * way, before its next order.
 */
export async function runAutopay(parts: PayParts, merchantId: string, now: Date): Promise<void> {
  const { database } = parts;
  const settings = await loadOrderSettings(database, merchantId);
  if (!settings.autopay || settings.isStopped || isQuiet(settings, now)) return;
  const plan = await readPlan(database, merchantId);
  if (plan.status !== 'active' || (await readPlanAccess(database, plan.key, 'wallet.autopay')) !== 'full')
    return;
  const waiting = sortByPayOrder(settings, await listPayableOrders(database, merchantId));
  const unpaid: OrderRecord[] = [];
  for (const order of waiting) {
    const { isStopped } = await loadOrderSettings(database, merchantId);
    if (isStopped) return;
    const spent = await sumAutopaidToday(database, merchantId);
    if (findAutopaySkip(settings, order, spent) !== null) continue;
    const result = await payUnlessChanged(parts, {
      merchantId,
      orderId: order.id,
      actor: autopayActor,
      keepPaise: settings.keepPaise,
    });
    if (result?.kind === 'lowBalance') unpaid.push(result.order);
  }
  await reportShortage(database, merchantId, unpaid, autopayActor);
}

/** Returns null if the order can no longer be paid, because it was changed or cancelled after it was listed. */
async function payUnlessChanged(parts: PayParts, payment: Payment): Promise<PayResult | null> {
  try {
    return await payOrder(parts, payment);
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return null;
    throw error;
  }
}

/**
 * Runs autopay for every merchant with waiting orders, which may be payable now, for example because quiet hours are
 * over or a new day has begun.
 */
export async function runAllAutopay(parts: PayParts, now: Date): Promise<void> {
  for (const merchantId of await listAutopayMerchants(parts.database))
    await runAutopay(parts, merchantId, now);
}

/** Marks orders for which the balance was too low, and sends one alert for all of them. */
export async function reportShortage(
  database: Pool,
  merchantId: string,
  unpaid: readonly OrderRecord[],
  actor: OrderActor,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    if (unpaid.length === 0) {
      await clearShortageAlert(tx, merchantId);
      return;
    }
    const marked: OrderRecord[] = [];
    for (const { id } of unpaid) {
      const order = await lockMerchantOrder(tx, merchantId, id);
      if (order?.state === 'AWAITING_PAYMENT') {
        await moveOrder(tx, id, {
          to: 'ATTENTION',
          actor,
          attention: { LOW_BALANCE: describeShortage(order) },
        });
      }
      if (order?.state === 'AWAITING_PAYMENT' || order?.state === 'ATTENTION') marked.push(order);
    }
    if (marked.length > 0 && (await takeShortageAlert(tx, merchantId))) await alert(tx, merchantId, marked);
  });
}

const describeShortage = ({ totalPaise }: OrderRecord): string =>
  `The order costs ${formatRupees(paiseToRupees(totalPaise))}, which is more than your wallet could cover.`;

async function alert(tx: Executor, merchantId: string, orders: readonly OrderRecord[]): Promise<void> {
  const sum = orders.reduce((total, { totalPaise }) => total + totalPaise, 0);
  const count = orders.length === 1 ? '1 order is' : `${orders.length} orders are`;
  await notify(tx, {
    kind: 'orders',
    to: { merchantId, permission: 'orders.read' },
    key: `orders-unpaid:${merchantId}:${new Date().toISOString()}`,
    title: `${count} waiting for money`,
    body: `Your wallet balance is too low for ${formatRupees(paiseToRupees(sum))}. Add money so that payment can go ahead.`,
    link: '/seller/orders?tab=attention&reason=LOW_BALANCE',
  });
}
