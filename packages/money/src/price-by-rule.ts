import { saleGst, type TaxedProduct } from './sale-gst.ts';

export const priceEndings = ['none', 'end9', 'end99', 'nearest5', 'nearest10'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Applies to costs up to `upToPaise`; null is for all above. */
export interface PriceTier {
  upToPaise: number | null;
  multiplierBasisPoints: number;
  addPaise: number;
}

export type PriceBase =
  | { kind: 'multiplier'; multiplierBasisPoints: number }
  | { kind: 'add'; addPaise: number }
  | { kind: 'tiers'; tiers: PriceTier[] };

/** How a merchant's price follows from the cost; both contain GST. */
export interface PriceRule {
  base: PriceBase;
  ending: PriceEnding;
  /** The least share of the selling price that must be left after GST, in hundredths of a percent; 0 is no floor. */
  floorBasisPoints: number;
}

export interface OfferedProduct extends TaxedProduct {
  mrpPaise: number;
}

export interface RuledPrice {
  pricePaise: number;
  /** The rule wanted more than the MRP allows. */
  hitsMrp: boolean;
  /** Even at the MRP less is left than the rule's floor. */
  belowFloor: boolean;
}

/** What a merchant starts with; shown, and changed, like any other rule. */
export const startingRule: PriceRule = {
  base: { kind: 'multiplier', multiplierBasisPoints: 13_000 },
  ending: 'end9',
  floorBasisPoints: 0,
};

/**
 * Base, ending, floor, MRP, in this order: a floor that lifts the price finds an ending of its own, and nothing
 * lifts it above the MRP, which the law puts above any wish.
 */
export function priceByRule(rule: PriceRule, product: OfferedProduct): RuledPrice {
  const { spPaise, mrpPaise } = product;
  const wanted = liftToFloor(rule, product, roundToEnding(basePrice(rule.base, spPaise), rule.ending));
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

/** Whether a price leaves the share that the rule's floor asks for. */
export const meetsFloor = (rule: PriceRule, product: OfferedProduct, pricePaise: number): boolean =>
  pricePaise >= floorPrice(rule, product, saleGst(product, pricePaise));

/** A price that is lifted over the limit of a tax slab is taxed higher, and has to be lifted again. */
function liftToFloor(rule: PriceRule, product: OfferedProduct, pricePaise: number): number {
  const lift = (gstBasisPoints: number): number =>
    raiseToEnding(Math.max(pricePaise, floorPrice(rule, product, gstBasisPoints)), rule.ending);
  const lifted = lift(saleGst(product, pricePaise));
  return meetsFloor(rule, product, lifted) ? lifted : lift(saleGst(product, lifted));
}

/** The least price that leaves the floor's share after GST, if the sale is taxed at this rate. */
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

/** The least price with this ending that is not below `paise`. */
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
