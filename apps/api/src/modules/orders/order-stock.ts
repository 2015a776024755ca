import { orderStateRules, type OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { consumeStock, releaseStock, reserveStock } from '../catalogue/index.ts';
import { listStockLines } from './order-item.repository.ts';

/** Thrown if an order cannot be paid because SKUs are out of stock. `payOrder` catches it. */
export class OutOfStock extends Error {
  readonly skus: readonly string[];
  constructor(skus: readonly string[]) {
    super(`Out of stock: ${skus.join(', ')}`);
    this.skus = skus;
  }
}

/**
 * Keeps the reserved stock in step with the order: stock is reserved when the order is paid, consumed when it is
 * shipped, and released when it is cancelled.
 */
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
