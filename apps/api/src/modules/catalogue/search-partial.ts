import { levelOf, type SearchLevels } from './search-levels.ts';
import { sampleFractions } from './search-sample.ts';
import { matchAlternatives, quoteLexeme, type SearchUnit } from './search-term.ts';

/** A unit with its weight: the rarer a unit, the more a match tells. */
export interface WeighedUnit {
  unit: SearchUnit;
  weight: number;
  /** tsqueries from the best kind of match to any match. Each includes the ones before. */
  matches: { strong: string; fair: string; any: string };
}

/** How much of its weight a unit counts for each kind of match. */
export const matchQuality = { strong: 1, fair: 0.75, any: 0.5 } as const;

/** The share of its weight that what is looked for gains if the product is that, rather than something for it. */
export const thingBonus = 0.3;

/** The weight of units that say less about what is looked for than their rarity suggests. */
const factors = { thing: 1.4, purpose: 0.6, attribute: 0.8, audience: 0.7, number: 0.7 } as const;

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

/** Frequent synonyms do not make a word less telling, but a misspelling is as telling as what it was meant for. */
const frequencyOf = ({ correction, typedFrequency, frequency }: SearchUnit): number =>
  correction === null && typedFrequency > 0 ? typedFrequency : frequency;

/** Inverse document frequency. */
const rarity = (frequency: number, products: number): number =>
  Math.log(1 + (Math.max(products, frequency) - frequency + 0.5) / (frequency + 0.5));

function factorOf({ role, attribute, audience, words }: SearchUnit): number {
  if (role === 'thing') return factors.thing;
  const isNumber = words.every((word) => /^[\d.]+$/.test(word));
  return (
    (role === 'purpose' ? factors.purpose : 1) *
    (attribute ? factors.attribute : 1) *
    (audience ? factors.audience : 1) *
    (isNumber ? factors.number : 1)
  );
}

/** How many products a branch may find. */
const branchSize = 300;
/** The share of the products of one unit that are assumed to match another one. */
const togetherShare = 0.3;
/** Terms of up to this many units are also tried without each one of them. */
const mostUnitsToLeaveOut = 5;
const rarestUnits = 3;

/**
 * The tsqueries that find the candidates, each a list of conditions: the rarest units alone and in pairs, and all units
 * but one. A branch that would find too many products is restricted to the most popular of them.
 */
export function planBranches(units: WeighedUnit[], levels: SearchLevels): string[][] {
  const byRarity = units.toSorted((a, b) => a.unit.frequency - b.unit.frequency);
  const rarest = byRarity.slice(0, rarestUnits);
  const allButOne =
    units.length > 2 && units.length <= mostUnitsToLeaveOut
      ? byRarity.map((left) => byRarity.filter((unit) => unit !== left))
      : [];
  const pairs = rarest.flatMap((unit, index) => rarest.slice(index + 1).map((other) => [unit, other]));
  const singles = rarest.map((unit) => [unit]);
  const all = [...allButOne, ...(units.length > 3 ? pairs : []), ...singles];
  // A branch that finds all products of a unit includes every branch with that unit.
  const whole = new Set(rarest.filter(({ unit }) => unit.frequency <= branchSize));
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
  /** The stems of the words of the title, split at `titleSeparators`. */
  lexemes: string[];
  /** Whether each unit matches. */
  matched: boolean[];
}

/** What separates the words of a title when its structure is analyzed. */
export const titleSeparators = ' -,()/|:;&+"\'[]{}!?*_#@~–—';

/** What a unit gains if it follows the previous one in the title as it does in the search term. */
const neighbourBonus = 0.3;
/** What a unit gains if it is the last word of what the title says the product is, or loses if it comes later. */
const headBonus = 0.25;
const tailPenalty = 0.25;
/** How much a title of twice the usual length loses. */
const lengthPenalty = 0.1;
const usualTitleLength = 12;

/** Products whose score is below this share of the best one are left out. */
const leastShare = 0.3;

/** Ranks partial matches, the best first. */
export function rankPartialMatches(found: PartialMatch[], units: WeighedUnit[]): PartialMatch[] {
  const ranked = found
    .map((match) => ({ ...match, score: roundScore(scoreMatch(match, units)) }))
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

/** Nearly equal scores are equal, so that products in stock come first, and then the more popular ones. */
const roundScore = (score: number): number => Math.round(score * 10) / 10;

function scoreMatch({ score, title, lexemes }: PartialMatch, units: WeighedUnit[]): number {
  const places = units.map(({ unit }) => findPlaces(unit, lexemes));
  const headEnd = findHeadEnd(title);
  let bonus = 0;
  for (const [index, { weight, unit }] of units.entries()) {
    const at = places[index] ?? [];
    const before = places[index - 1] ?? [];
    if (at.some((place) => before.includes(place - 1))) {
      bonus += neighbourBonus * Math.min(weight, units[index - 1]?.weight ?? 0);
    }
    if (at.length === 0 || unit.role === 'purpose') continue;
    if (at.includes(headEnd - 1)) bonus += headBonus * weight;
    else if (at.every((place) => place >= headEnd)) bonus -= tailPenalty * weight;
  }
  const length = 1 + lengthPenalty * (lexemes.length / usualTitleLength - 1);
  return (score + bonus) / Math.max(length, 1 - lengthPenalty);
}

function findPlaces({ alternatives }: SearchUnit, lexemes: string[]): number[] {
  const wanted = new Set(alternatives.flat());
  return lexemes.flatMap((lexeme, place) => (wanted.has(lexeme) ? [place] : []));
}

const headDelimiter = /[,(|:;[{–—]| - | (?:with|for|without|by|in|from|compatible) /i;

/** How many words of a title say what the product is, before its equipment, purpose and properties. */
function findHeadEnd(title: string): number {
  const words = splitTitle(title);
  const end = headDelimiter.exec(title)?.index ?? title.length;
  const inHead = splitTitle(title.slice(0, end)).length;
  return inHead > 0 ? inHead : words.length;
}

const separators = new Set(titleSeparators);

function splitTitle(title: string): string[] {
  const spaced = Array.from(title, (letter) => (separators.has(letter) ? ' ' : letter)).join('');
  return spaced.split(' ').filter((word) => word !== '');
}
