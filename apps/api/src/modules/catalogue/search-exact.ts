import type { ExactMatch } from './search.repository.ts';
import { haveSynonyms, matchEveryUnit, matchThing, type SearchUnit } from './search-term.ts';
import { scoreTitle } from './search-title.ts';
import { matchQuality, thingBonus, type WeighedUnit } from './search-weights.ts';

/** A tier of relevance for products that match every unit. */
export interface Tier {
  conditions: string[];
  /** The share of a unit's weight that counts in this tier. */
  quality: number;
  isThing: boolean;
}

/**
 * The tiers of exact matches, from the most relevant to the least. Each tier includes the ones before it. Products that
 * match every unit anywhere come last.
 */
export function exactTiers(units: SearchUnit[]): Tier[] {
  const { strong, fair, any } = matchQuality;
  const typedTitle = { conditions: matchEveryUnit(units, 'typedTitle'), quality: strong };
  const title = { conditions: matchEveryUnit(units, 'title'), quality: haveSynonyms(units) ? fair : strong };
  const titleOrBrand = { conditions: matchEveryUnit(units, 'titleOrBrand'), quality: any, isThing: false };
  const byTyping = haveSynonyms(units) ? [typedTitle, title] : [title];
  const thing = matchThing(units);
  if (thing === null) return [...byTyping.map((tier) => ({ ...tier, isThing: false })), titleOrBrand];
  return [
    ...byTyping.map(({ conditions, quality }) => ({
      conditions: [...conditions, thing],
      quality,
      isThing: true,
    })),
    { ...title, isThing: false },
    titleOrBrand,
  ];
}

/** Scores are rounded to multiples of this, so that among similar scores the more popular product comes first. */
const scoreStep = 0.5;
/** Products with at least this share of the best score come first, and among them, those in stock. */
const goodShare = 0.8;

/** Ranks products that match every unit, best first. `stems` contains the stem of every word of their titles. */
export function rankExactMatches(
  found: ExactMatch[],
  tiers: Tier[],
  stems: ReadonlyMap<string, string>,
  units: WeighedUnit[],
): ExactMatch[] {
  const weight = units.reduce((sum, unit) => sum + unit.weight, 0);
  const bonus = (units.findLast(({ unit }) => unit.role === 'thing')?.weight ?? 0) * thingBonus;
  const scored = found.map((match) => {
    const { quality, isThing } = tiers[match.tier] ?? { quality: matchQuality.any, isThing: false };
    const score = weight * quality + (isThing ? bonus : 0);
    return { match, score: scoreTitle(score, match.title, stems, units) };
  });
  const good = goodShare * Math.max(...scored.map(({ score }) => score));
  return scored
    .sort(
      (a, b) =>
        Number(b.score >= good) - Number(a.score >= good) ||
        Number(b.match.inStock) - Number(a.match.inStock) ||
        Math.round(b.score / scoreStep) - Math.round(a.score / scoreStep) ||
        b.match.popularity - a.match.popularity ||
        a.match.id - b.match.id,
    )
    .map(({ match }) => match);
}
