import { orderStateRules, type OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { consumeStock, releaseStock, reserveStock } from '../catalogue/index.ts';
import { listStockLines } from './order-item.repository.ts';

/** An order cannot be paid because its SKUs are no longer in stock. `payOrder` handles it. */
export class OutOfStock extends Error {
  readonly skus: readonly string[];
  constructor(skus: readonly string[]) {
    super(`Out of stock: ${skus.join(', ')}`);
    this.skus = skus;
  }
}

/** Keeps the reserved stock in step with the state: reserved when paid, consumed when shipped, released when cancelled. */
export async function moveStock(
  tx: Executor,
  orderId: string,
  from: OrderState,
  to: OrderState,
): Promise<void> {
  const held = orderStateRules[from].holdsStock;
  const holds = orderStateRules[to].holdsStock;
  if (held === holds) return;
  const lines = await listStockLines(tx, orderId);
  if (holds) {
    const lacking = await reserveStock(tx, lines);
    if (lacking.length > 0) throw new OutOfStock(lacking);
    return;
  }
  const end = to === 'DISPATCHED' ? consumeStock : releaseStock;
  const unknown = await end(tx, lines);
  if (unknown.length === 0) return;
  // A SKU that the supplier has deleted has no stock to give back.
  await end(
    tx,
    lines.filter(({ sku }) => !unknown.includes(sku)),
  );
}
