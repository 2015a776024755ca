import type { Cart, CartLineState } from '@postprocure/contracts/cart/cart';
import { quantityCap } from '@postprocure/contracts/limits';
import { imageUrl } from '@postprocure/contracts/images/image';
import { paiseToRupees } from '@postprocure/money/paise';
import type { LineRow } from './cart.repository.ts';

/**
 * Prices the cart with current prices and stock. Only available quantities count towards the total. The colours of a
 * product share its stock, which is assigned to lines in the order they were added.
 */
export function priceCart(id: string | null, rows: readonly LineRow[]): Cart {
  const stockLeft = new Map<number, number>();
  const sums = { units: 0, spPaise: 0, mrpPaise: 0 };
  const lines = rows.map((row) => {
    const stock = stockLeft.get(row.product_id) ?? row.stock;
    const available = row.offered ? Math.min(stock, quantityCap) : 0;
    const units = Math.min(row.quantity, available);
    stockLeft.set(row.product_id, stock - units);
    sums.units += units;
    sums.spPaise += units * row.sp_paise;
    sums.mrpPaise += units * row.mrp_paise;
    return {
      id: row.id,
      productId: row.product_id,
      color: row.color,
      title: row.title,
      imgUrl: row.image === null ? null : imageUrl(row.image),
      sku: row.sku,
      state: stateOf(row, available),
      quantity: row.quantity,
      available,
      sp: paiseToRupees(row.sp_paise),
      mrp: paiseToRupees(row.mrp_paise),
      previousSp: row.added_sp_paise === row.sp_paise ? null : paiseToRupees(row.added_sp_paise),
      lineTotal: paiseToRupees(units * row.sp_paise),
    };
  });
  return {
    id,
    lines,
    itemCount: sums.units,
    total: paiseToRupees(sums.spPaise),
    mrpTotal: paiseToRupees(sums.mrpPaise),
  };
}

function stateOf({ offered, quantity }: LineRow, available: number): CartLineState {
  if (!offered) return 'gone';
  if (available === 0) return 'soldOut';
  return available < quantity ? 'short' : 'available';
}
