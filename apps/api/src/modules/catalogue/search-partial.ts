import { levelOf, type SearchLevels } from './search-levels.ts';
import { sampleFractions } from './search-sample.ts';
import { quoteLexeme } from './search-term.ts';
import { scoreTitle } from './search-title.ts';
import type { WeighedUnit } from './search-weights.ts';

/** How many products a branch may find. */
const branchSize = 250;
/** The share of the products matching one unit that is assumed to match any other unit too. */
const togetherShare = 0.3;
/** Terms with up to this many units are also tried with each unit left out in turn. */
const mostUnitsToLeaveOut = 5;
const rarestUnits = 3;
/**
 * A unit that weighs less than this share of the heaviest one is not searched for alone, because its matches would not
 * be listed.
 */
const telling = 0.4;
/** If the other units match fewer products than this, light units are searched for alone after all. */
const enough = 120;

/**
 * Returns the tsqueries that find the candidates, each as a list of conditions: for the rarest units alone and in
 * pairs, and for all units but one. A branch that would find too many products is restricted to the most popular of
 * them.
 */
export function planBranches(units: WeighedUnit[], levels: SearchLevels): string[][] {
  const byRarity = units.toSorted((a, b) => a.unit.frequency - b.unit.frequency);
  const rarest = byRarity.slice(0, rarestUnits);
  const allButOne =
    units.length > 2 && units.length <= mostUnitsToLeaveOut
      ? byRarity.map((left) => byRarity.filter((unit) => unit !== left))
      : [];
  const pairs = rarest.flatMap((unit, index) => rarest.slice(index + 1).map((other) => [unit, other]));
  const least = telling * Math.max(...units.map(({ weight }) => weight));
  const tellingUnits = rarest.filter(({ weight }) => weight >= least);
  const found = tellingUnits.reduce((sum, { unit }) => sum + unit.frequency, 0);
  const singles = (found < enough ? rarest : tellingUnits).map((unit) => [unit]);
  const all = [...allButOne, ...(units.length > 3 ? pairs : []), ...singles];
  // A branch that finds all products of a unit includes every branch with that unit.
  const whole = new Set(singles.flat().filter(({ unit }) => unit.frequency <= branchSize));
  return all
    .filter((branch) => branch.length === 1 || !branch.some((unit) => whole.has(unit)))
    .map((branch) => {
      const rarestOfBranch = branch[0]?.unit.frequency ?? 0;
      const expected = rarestOfBranch * togetherShare ** (branch.length - 1);
      return [...narrow(levels, expected), ...branch.map(({ matches }) => matches.any)];
    });
}

/** The most popular products if popularity distinguishes them, or else a random sample. */
function narrow(levels: SearchLevels, expected: number): string[] {
  const fraction = expected / branchSize;
  if (fraction <= 1) return [];
  const level = levelOf(levels, 'r', fraction);
  if (level !== null) return [quoteLexeme(level)];
  const sample = sampleFractions.findLast((one) => one >= fraction) ?? Math.max(...sampleFractions);
  return [quoteLexeme(`=h${sample}`)];
}

/** A product that matches some units. */
export interface PartialMatch {
  id: number;
  inStock: boolean;
  popularity: number;
  spPaise: number;
  listedAt: number;
  /** The sum of the weights of the matched units. */
  score: number;
  title: string;
  /** Whether each unit matches. */
  matched: boolean[];
}

/** Products whose score is below this share of the best one are left out. */
const leastShare = 0.3;

/** Ranks partial matches, best first. `stems` contains the stem of every word of their titles. */
export function rankPartialMatches(
  found: PartialMatch[],
  stems: ReadonlyMap<string, string>,
  units: WeighedUnit[],
): PartialMatch[] {
  const ranked = found
    .map((match) => ({ ...match, score: roundScore(scoreTitle(match.score, match.title, stems, units)) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.inStock) - Number(a.inStock) ||
        b.popularity - a.popularity ||
        a.id - b.id,
    );
  const least = (ranked[0]?.score ?? 0) * leastShare;
  return ranked.filter(({ score }) => score >= least);
}

/** Makes nearly equal scores equal, so that products in stock come first, and then the more popular ones. */
const roundScore = (score: number): number => Math.round(score * 10) / 10;
