import { slabGst } from '@postprocure/money/gst-slab';
import type { GstRule } from './product-type.ts';
import type { Random } from './random.ts';

/** Typical Indian retail price endings by price range. */
const priceSteps = [
  { below: 100, step: 10, endings: [5, 9] },
  { below: 1000, step: 100, endings: [19, 25, 29, 49, 59, 75, 79, 89, 99] },
  { below: 5000, step: 100, endings: [49, 75, 95, 99] },
  { below: 20_000, step: 500, endings: [190, 299, 399, 490, 499] },
  { below: Infinity, step: 1000, endings: [490, 499, 990, 999] },
];

/** The nearest price with a retail ending to an amount in rupees. */
export function roundToRetail(rupees: number): number {
  const { step, endings } = priceSteps.find(({ below }) => rupees < below) ?? { step: 1, endings: [0] };
  const base = Math.floor(rupees / step) * step;
  let nearest = Infinity;
  for (const ending of [...endings, (endings.at(-1) ?? 0) - step]) {
    const candidate = base + ending;
    if (candidate > 0 && Math.abs(candidate - rupees) < Math.abs(nearest - rupees)) nearest = candidate;
  }
  return nearest;
}

export interface Price {
  spPaise: number;
  mrpPaise: number;
}

/** Squaring the random number puts most products in the lower part of their price band. */
export function drawPrice(
  random: Random,
  [low, high]: readonly [number, number],
  factor: number,
  [minDiscount, maxDiscount]: readonly [number, number],
): Price {
  const position = random.fraction();
  const sp = roundToRetail((low + (high - low) * position * position) * factor);
  const discount = minDiscount + (maxDiscount - minDiscount) * random.fraction();
  const withPaise = sp < 1000 && random.chance(0.05);
  const spPaise = sp * 100 + (withPaise ? random.pick([25, 50, 75]) : 0);
  return { spPaise, mrpPaise: fitMrp(spPaise, roundToRetail(sp / (1 - discount / 100))) };
}

/** Rounding can push the discount out of a plausible range, so it is limited to 10 to 75 %. */
function fitMrp(spPaise: number, mrp: number): number {
  const lowest = Math.ceil(spPaise / 90) + 1;
  const highest = Math.floor(spPaise / 25);
  return Math.min(Math.max(mrp, lowest), highest) * 100;
}

/** A past price, or the price of a variation: near the current price and never above the MRP. */
export function shiftPrice(random: Random, price: Price, low: number, high: number): Price {
  const sp = roundToRetail((price.spPaise / 100) * (low + (high - low) * random.fraction()));
  const highest = Math.floor((price.mrpPaise / 100) * 0.9);
  const lowest = Math.ceil((price.mrpPaise / 100) * 0.25);
  return { spPaise: Math.min(Math.max(sp, lowest), highest) * 100, mrpPaise: price.mrpPaise };
}

/** The price of another size. */
export function scalePrice(price: Price, factor: number): Price {
  if (factor === 1) return price;
  const spPaise = roundToRetail((price.spPaise / 100) * factor) * 100;
  return { spPaise, mrpPaise: fitMrp(spPaise, roundToRetail((price.mrpPaise / 100) * factor)) };
}

export function gstBasisPoints(rule: GstRule, spPaise: number): number {
  return rule === 'clothing' ? slabGst(spPaise) : rule * 100;
}
