import type { RtoRisk } from '@postprocure/contracts/orders/order';
import { isUnpaid } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { splitRtoPrice } from '@postprocure/money/split-rto-price';
import { loadDeliveryHistory, type HistoryRow } from './delivery-history.repository.ts';
import { judgeRtoRisk, type DeliveryRecord } from './judge-rto-risk.ts';
import type { OrderItemRecord } from './order-item.repository.ts';
import type { OrderRecord } from './order.repository.ts';

/**
 * The risk of each unpaid order, by order ID. Orders with an unknown SKU are left out, because neither the product's
 * returns nor the possible loss is known.
 */
export async function findRtoRisks(
  executor: Executor,
  orders: readonly OrderRecord[],
  items: ReadonlyMap<string, readonly OrderItemRecord[]>,
): Promise<Map<string, RtoRisk>> {
  const itemsOf = ({ id }: OrderRecord) => items.get(id) ?? [];
  const unpaid = orders.filter(
    (order) => isUnpaid(order.state) && !order.attentionReasons.includes('SKU_UNMAPPED'),
  );
  if (unpaid.length === 0) return new Map();
  const history = await loadDeliveryHistory(executor, {
    orderIds: unpaid.map(({ id }) => id),
    pincodes: [...new Set(unpaid.map(({ pincode }) => pincode))],
    productIds: [...new Set(unpaid.flatMap(itemsOf).flatMap(({ productId }) => productId ?? []))],
  });
  const records = new Map(history.map((row) => [`${row.kind}:${row.key}`, row]));
  const find = (kind: HistoryRow['kind'], key: string) => records.get(`${kind}:${key}`);
  return new Map(unpaid.map((order) => [order.id, describeRisk(order, itemsOf(order), find)]));
}

function describeRisk(
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  find: (kind: HistoryRow['kind'], key: string) => (DeliveryRecord & { open: number }) | undefined,
): RtoRisk {
  const products = new Map(items.map(({ productId, title }) => [productId, title]));
  const judgement = judgeRtoRisk({
    pincode: order.pincode,
    pin: find('pin', order.pincode),
    region: find('region', order.pincode.slice(0, 3)),
    products: [...products].map(([productId, title]) => ({
      title,
      record: productId === null ? undefined : find('product', String(productId)),
    })),
    phone: find('phone', order.id) ?? { delivered: 0, returned: 0, open: 0 },
    street: `${order.addressLine1} ${order.addressLine2}`,
    landmark: order.landmark,
    valuePaise: order.salePaise ?? order.totalPaise,
  });
  return { ...judgement, loss: paiseToRupees(splitRtoPrice(order.goodsPaise).feePaise) };
}
