import type { Executor } from '@postprocure/db/pool';
import type { Lane } from './delivery-rules.ts';

export interface ShippedProduct {
  handlingDays: number;
  lane: Lane;
}

export async function findShippedProduct(reads: Executor, id: number): Promise<ShippedProduct | null> {
  const { rows } = await reads.query<ShippedProduct>({
    name: 'shipped-product',
    text: `
      select handling_days as "handlingDays", warehouse as lane
      from products where id = $1 and status = 'active'`,
    values: [id],
  });
  return rows[0] ?? null;
}
