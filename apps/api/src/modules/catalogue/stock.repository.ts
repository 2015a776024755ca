import type { Executor } from '@postprocure/db/pool';

export interface StockLine {
  sku: string;
  quantity: number;
}

/** Takes free pieces out of sale for an order. */
export const reserveStock = (tx: Executor, lines: readonly StockLine[]): Promise<string[]> =>
  moveStock(tx, lines, 'quantity', { quantity: -1, reserved: 1 });

/** Puts the reserved pieces of a cancelled order back on sale. */
export const releaseStock = (tx: Executor, lines: readonly StockLine[]): Promise<string[]> =>
  moveStock(tx, lines, 'reserved', { quantity: 1, reserved: -1 });

/** Removes the reserved pieces of a shipped order. */
export const consumeStock = (tx: Executor, lines: readonly StockLine[]): Promise<string[]> =>
  moveStock(tx, lines, 'reserved', { quantity: 0, reserved: -1 });

/** Puts returned pieces back on sale. SKUs that are no longer sold are left out. */
export async function returnStock(tx: Executor, lines: readonly StockLine[]): Promise<void> {
  const known = new Set(
    (
      await lockStocks(
        tx,
        lines.map(({ sku }) => sku),
      )
    ).map(({ sku }) => sku),
  );
  await moveStock(
    tx,
    lines.filter(({ sku }) => known.has(sku)),
    null,
    { quantity: 1, reserved: 0 },
  );
}

interface StockRow {
  sku: string;
  productId: number;
  /** Null for a product without variations, which is its own SKU. */
  position: number | null;
  quantity: number;
  reserved: number;
}

/** Moves all lines, or none if a SKU has too few pieces or is not sold. Returns the SKUs that prevent the move. */
async function moveStock(
  tx: Executor,
  lines: readonly StockLine[],
  /** The column that must contain enough pieces; null if the pieces come from outside. */
  source: 'quantity' | 'reserved' | null,
  steps: { quantity: number; reserved: number },
): Promise<string[]> {
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of lines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  const rows = await lockStocks(tx, [...wanted.keys()]);
  const held = new Map(rows.map((row) => [row.sku, source === null ? Infinity : row[source]]));
  const lacking = [...wanted]
    .filter(([sku, quantity]) => (held.get(sku) ?? 0) < quantity)
    .map(([sku]) => sku);
  if (lacking.length > 0) return lacking;

  const pieces = (row: StockRow) => wanted.get(row.sku) ?? 0;
  const variations = rows.filter(({ position }) => position !== null);
  const products = rows.filter(({ position }) => position === null);
  await tx.query(
    `update variation_stocks as s
     set quantity = s.quantity + m.pieces * $4, reserved = s.reserved + m.pieces * $5, updated_at = now()
     from unnest($1::bigint[], $2::smallint[], $3::int[]) as m (product_id, position, pieces)
     where s.product_id = m.product_id and s.position = m.position`,
    [
      variations.map(({ productId }) => productId),
      variations.map(({ position }) => position),
      variations.map(pieces),
      steps.quantity,
      steps.reserved,
    ],
  );
  await tx.query(
    `update product_stocks as s
     set quantity = s.quantity + m.pieces * $3, reserved = s.reserved + m.pieces * $4, updated_at = now()
     from unnest($1::bigint[], $2::int[]) as m (product_id, pieces)
     where s.product_id = m.product_id`,
    [products.map(({ productId }) => productId), products.map(pieces), steps.quantity, steps.reserved],
  );
  return [];
}

/**
 * Locks variations in SKU order and then products in ID order, as everything that writes stock must do. The products of
 * the variations are included because a trigger updates them.
 */
async function lockStocks(tx: Executor, skus: readonly string[]): Promise<StockRow[]> {
  const { rows: variations } = await tx.query<StockRow>(
    `select v.sku, s.product_id as "productId", s.position, s.quantity, s.reserved
     from product_variations as v join variation_stocks as s using (product_id, position)
     where v.sku = any ($1) order by v.sku for update of s`,
    [skus],
  );
  const { rows: products } = await tx.query<StockRow & { isSold: boolean }>(
    `select p.sku, s.product_id as "productId", null as position, s.quantity, s.reserved,
       not exists (select from product_variations as v where v.product_id = p.id) as "isSold"
     from products as p join product_stocks as s on s.product_id = p.id
     where p.sku = any ($1) or p.id = any ($2) order by p.id for update of s`,
    [skus, variations.map(({ productId }) => productId)],
  );
  return [...variations, ...products.filter(({ isSold }) => isSold)];
}
