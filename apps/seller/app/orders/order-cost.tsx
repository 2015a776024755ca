import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { costOf } from './order-words.ts';

export function OrderCost({ order }: { order: Pick<OrderSummary, 'total' | 'attention'> }) {
  const cost = costOf(order);
  return cost === null ? <span className="font-normal text-ink-soft">Unknown</span> : formatRupees(cost);
}
