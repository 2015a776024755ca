import { matchAlternatives, type SearchUnit } from './search-term.ts';

/** A unit with its weight: the rarer a unit, the more a match says about a product. */
export interface WeighedUnit {
  unit: SearchUnit;
  weight: number;
  /** tsqueries for each kind of match, from the best to any. Each includes the matches of the ones before it. */
  matches: { strong: string; fair: string; any: string };
}

/** The share of a unit's weight that counts for each kind of match. */
export const matchQuality = { strong: 1, fair: 0.75, any: 0.5 } as const;

/**
 * The bonus for a product that is the thing searched for, rather than an accessory for it, as a share of that unit's
 * weight.
 */
export const thingBonus = 0.3;

/** Corrects the weight of units that say more or less about what is searched for than their rarity suggests. */
const factors = { thing: 1.4, purpose: 0.6, attribute: 0.8, audience: 0.9, number: 0.7, brand: 0.7 } as const;

export const weighUnits = (units: SearchUnit[], products: number): WeighedUnit[] =>
  units.map((unit) => ({
    unit,
    weight: rarity(frequencyOf(unit), products) * factorOf(unit),
    matches: {
      strong: matchAlternatives(unit, typed(unit), unit.brand ? ['', 'b:'] : ['']),
      fair: matchAlternatives(unit, unit.alternatives, unit.brand ? ['', 'b:', 'c:'] : ['', 'c:']),
      any: matchAlternatives(unit, [...unit.alternatives, ...unit.loose], ['', 'b:', 'c:']),
    },
  }));

const typed = ({ alternatives, typedAlternatives }: SearchUnit) => alternatives.slice(0, typedAlternatives);

/**
 * Frequent synonyms do not make a word less significant. A misspelled word is as significant as the word that was
 * meant.
 */
const frequencyOf = ({ correction, typedFrequency, frequency }: SearchUnit): number =>
  correction === null && typedFrequency > 0 ? typedFrequency : frequency;

/** Inverse document frequency. */
const rarity = (frequency: number, products: number): number =>
  Math.log(1 + (Math.max(products, frequency) - frequency + 0.5) / (frequency + 0.5));

function factorOf({ role, attribute, audience, brand, words }: SearchUnit): number {
  if (role === 'thing') return factors.thing;
  const isNumber = words.every((word) => /^[\d.]+$/.test(word));
  return (
    (role === 'purpose' ? factors.purpose : 1) *
    (attribute ? factors.attribute : 1) *
    (audience ? factors.audience : 1) *
    (brand ? factors.brand : 1) *
    (isNumber ? factors.number : 1)
  );
}
