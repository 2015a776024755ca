import type { Cart, CartLine, CartLineState } from '@postprocure/contracts/cart/cart';
import { quantityCap } from '@postprocure/contracts/limits';
import { imageUrl } from '@postprocure/contracts/images/image';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Sku } from '../catalogue/index.ts';
import type { LineRow } from './cart.repository.ts';

/** Prices the cart with current prices and stock. Only available quantities count towards the total. */
export function priceCart(id: string | null, rows: readonly LineRow[], skus: readonly Sku[]): Cart {
  const offers = new Map(skus.filter(({ status }) => status === 'active').map((sku) => [sku.sku, sku]));
  const sums = { units: 0, spPaise: 0, mrpPaise: 0 };
  const lines = rows.map((row): CartLine => {
    const offer = offers.get(row.sku);
    const { spPaise, mrpPaise, image } = offer ?? {
      spPaise: row.addedSpPaise,
      mrpPaise: row.addedSpPaise,
      image: row.image,
    };
    const available = Math.min(offer?.quantity ?? 0, quantityCap);
    const units = Math.min(row.quantity, available);
    sums.units += units;
    sums.spPaise += units * spPaise;
    sums.mrpPaise += units * mrpPaise;
    return {
      id: row.id,
      productId: row.productId,
      color: row.color || null,
      size: row.size || null,
      title: row.title,
      imgUrl: image === null ? null : imageUrl(image),
      sku: row.sku,
      state: stateOf(row, offer, available),
      quantity: row.quantity,
      available,
      sp: paiseToRupees(spPaise),
      mrp: paiseToRupees(mrpPaise),
      previousSp: row.addedSpPaise === spPaise ? null : paiseToRupees(row.addedSpPaise),
      lineTotal: paiseToRupees(units * spPaise),
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

function stateOf({ quantity }: LineRow, offer: Sku | undefined, available: number): CartLineState {
  if (!offer) return 'gone';
  if (available === 0) return 'soldOut';
  return available < quantity ? 'short' : 'available';
}
