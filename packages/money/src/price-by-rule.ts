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
  /** The least share of the selling price that must be left above the cost, in hundredths of a percent. */
  floorBasisPoints: number;
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
export function priceByRule(rule: PriceRule, costPaise: number, mrpPaise: number): RuledPrice {
  const floor = floorPrice(costPaise, rule.floorBasisPoints);
  const rounded = roundToEnding(basePrice(rule.base, costPaise), rule.ending);
  const wanted = rounded < floor ? raiseToEnding(floor, rule.ending) : rounded;
  const pricePaise = Math.max(1, Math.min(wanted, mrpPaise));
  return { pricePaise, hitsMrp: wanted > mrpPaise, belowFloor: pricePaise < floor };
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

const floorPrice = (costPaise: number, floorBasisPoints: number): number =>
  floorBasisPoints === 0 ? 0 : Math.ceil((costPaise * 10_000) / (10_000 - floorBasisPoints));

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
