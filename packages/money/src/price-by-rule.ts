import { saleGst, type TaxedProduct } from './gst-slab.ts';

export const priceEndings = ['none', 'end9', 'end99', 'nearest5', 'nearest10'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Applies to costs up to `upToPaise`; null means no upper limit. */
export interface PriceTier {
  upToPaise: number | null;
  multiplierBasisPoints: number;
  addPaise: number;
}

export type PriceBase =
  | { kind: 'multiplier'; multiplierBasisPoints: number }
  | { kind: 'add'; addPaise: number }
  | { kind: 'tiers'; tiers: PriceTier[] };

/** How a merchant's selling price is calculated from the cost. Both include GST. */
export interface PriceRule {
  base: PriceBase;
  ending: PriceEnding;
  /** The minimum margin after GST as a share of the selling price, in basis points. 0 means no minimum. */
  floorBasisPoints: number;
}

export interface OfferedProduct extends TaxedProduct {
  mrpPaise: number;
}

export interface RuledPrice {
  pricePaise: number;
  /** Whether the calculated price was above the MRP. */
  hitsMrp: boolean;
  /** Whether even the MRP leaves less than the minimum margin. */
  belowFloor: boolean;
}

/** A new merchant's default rule. */
export const startingRule: PriceRule = {
  base: { kind: 'multiplier', multiplierBasisPoints: 13_000 },
  ending: 'end9',
  floorBasisPoints: 0,
};

/**
 * Applies the base, the ending, the minimum margin and the MRP, in this order. A price raised to the minimum margin
 * is rounded to the ending again, and the result never exceeds the MRP, which is the legal maximum.
 */
export function priceByRule(rule: PriceRule, product: OfferedProduct): RuledPrice {
  const { spPaise, mrpPaise } = product;
  const wanted = raiseToFloor(rule, product, roundToEnding(basePrice(rule.base, spPaise), rule.ending));
  const pricePaise = Math.max(1, Math.min(wanted, mrpPaise));
  return { pricePaise, hitsMrp: wanted > mrpPaise, belowFloor: !meetsFloor(rule, product, pricePaise) };
}

function basePrice(base: PriceBase, costPaise: number): number {
  switch (base.kind) {
    case 'multiplier':
      return multiply(costPaise, base.multiplierBasisPoints);
    case 'add':
      return costPaise + base.addPaise;
    case 'tiers': {
      const tier = base.tiers.find(({ upToPaise }) => upToPaise === null || costPaise <= upToPaise);
      return tier ? multiply(costPaise, tier.multiplierBasisPoints) + tier.addPaise : costPaise;
    }
  }
}

const multiply = (paise: number, basisPoints: number): number => Math.round((paise * basisPoints) / 10_000);

/** Whether a price leaves the minimum margin of the rule. */
export const meetsFloor = (rule: PriceRule, product: OfferedProduct, pricePaise: number): boolean =>
  pricePaise >= floorPrice(rule, product, saleGst(product, pricePaise));

/** A price raised above the limit of a GST slab is taxed at the higher rate, so it may have to be raised again. */
function raiseToFloor(rule: PriceRule, product: OfferedProduct, pricePaise: number): number {
  const raiseWithRate = (gstBasisPoints: number): number =>
    raiseToEnding(Math.max(pricePaise, floorPrice(rule, product, gstBasisPoints)), rule.ending);
  const raised = raiseWithRate(saleGst(product, pricePaise));
  return meetsFloor(rule, product, raised) ? raised : raiseWithRate(saleGst(product, raised));
}

/** The lowest price that leaves the minimum margin when the sale is taxed at this rate. */
function floorPrice(
  { floorBasisPoints }: PriceRule,
  { spPaise, gstBasisPoints }: OfferedProduct,
  saleGstBasisPoints: number,
): number {
  if (floorBasisPoints === 0) return 0;
  const cost = BigInt(spPaise) * BigInt(10_000 + saleGstBasisPoints) * 10_000n;
  const share = BigInt(10_000 + gstBasisPoints) * BigInt(10_000 - floorBasisPoints);
  return Number((cost + share - 1n) / share);
}

function roundToEnding(paise: number, ending: PriceEnding): number {
  if (ending === 'nearest5') return Math.max(500, Math.round(paise / 500) * 500);
  if (ending === 'nearest10') return Math.max(1000, Math.round(paise / 1000) * 1000);
  return raiseToEnding(paise, ending);
}

/** The lowest price with this ending that is not below `paise`. */
function raiseToEnding(paise: number, ending: PriceEnding): number {
  switch (ending) {
    case 'none':
      return paise;
    case 'end9':
      return raise(paise, 1000, 900);
    case 'end99':
      return raise(paise, 10_000, 9900);
    case 'nearest5':
      return raise(paise, 500, 0);
    case 'nearest10':
      return raise(paise, 1000, 0);
  }
}

const raise = (paise: number, step: number, rest: number): number =>
  Math.ceil((paise - rest) / step) * step + rest;
