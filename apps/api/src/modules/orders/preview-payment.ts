import { AppError } from '@postprocure/contracts/app-error';
import type { PaymentPreview } from '@postprocure/contracts/orders/order';
import type { RtoRiskLevel } from '@postprocure/contracts/orders/rto-risk';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { isPayable } from './describe-order.ts';
import { listItemsOfOrders } from './order-item.repository.ts';
import { findMerchantOrders } from './order.repository.ts';
import { findRtoRisks } from './rto-risk.ts';

const shownRisks = 5;

/** What the merchant should know before paying several orders at once. */
export async function previewPayment(
  executor: Executor,
  merchantId: string,
  orderIds: readonly string[],
): Promise<PaymentPreview> {
  const ids = [...new Set(orderIds)];
  const orders = await findMerchantOrders(executor, merchantId, ids);
  if (orders.length < ids.length) throw new AppError('NOT_FOUND', 'Order not found.');
  const payable = orders.filter(isPayable);
  const items = await listItemsOfOrders(
    executor,
    payable.map(({ id }) => id),
  );
  const risks = await findRtoRisks(executor, payable, items);
  const counts: Record<RtoRiskLevel, number> = { unknown: 0, low: 0, medium: 0, high: 0 };
  for (const { level } of risks.values()) counts[level] += 1;
  const judged = payable.flatMap(({ id, number }) => {
    const risk = risks.get(id);
    return risk && (risk.level === 'medium' || risk.level === 'high') ? [{ id, number, risk }] : [];
  });
  return {
    payable: payable.length,
    total: paiseToRupees(payable.reduce((sum, { totalPaise }) => sum + totalPaise, 0)),
    others: orders.length - payable.length,
    risks: counts,
    riskiest: judged.toSorted((one, other) => other.risk.score - one.risk.score).slice(0, shownRisks),
  };
}
