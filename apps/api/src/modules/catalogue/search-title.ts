import type { SearchUnit } from './search-term.ts';
import type { WeighedUnit } from './search-weights.ts';

/** What separates the words of a title. */
const separators = /[ \-,()/|:;&+"'[\]{}!?*_#@~–—]+/;

/** The bonus for a unit that follows the previous one in the title as it does in the search term. */
const neighbourBonus = 0.3;
/**
 * The bonus for a unit that ends the head of the title, which says what the product is, and the penalty for a unit that
 * comes after the head. Properties, sizes and audiences usually come later, so they are not penalized.
 */
const headBonus = 0.25;
const tailPenalty = 0.25;
/** The score of a title that is twice the usual length is divided by 1 plus this. */
const lengthPenalty = 0.1;
const usualTitleLength = 12;

/** Adjusts a product's score by its title: where the units are in it, and how long it is. */
export function scoreTitle(
  score: number,
  title: string,
  stems: ReadonlyMap<string, string>,
  units: WeighedUnit[],
): number {
  const lexemes = splitTitle(title).map((word) => stems.get(word) ?? word);
  const places = units.map(({ unit }) => findPlaces(unit, lexemes));
  const headEnd = findHeadEnd(title, lexemes);
  let bonus = 0;
  for (const [index, { weight, unit }] of units.entries()) {
    const at = places[index] ?? [];
    const before = places[index - 1] ?? [];
    if (at.some((place) => before.includes(place - 1))) {
      bonus += neighbourBonus * Math.min(weight, units[index - 1]?.weight ?? 0);
    }
    if (at.length === 0 || unit.role === 'purpose') continue;
    if (at.includes(headEnd - 1)) bonus += headBonus * weight;
    else if (!isProperty(unit) && at.every((place) => place >= headEnd)) bonus -= tailPenalty * weight;
  }
  const length = 1 + lengthPenalty * (lexemes.length / usualTitleLength - 1);
  return (score + bonus) / Math.max(length, 1 - lengthPenalty);
}

const isProperty = ({ attribute, audience, words }: SearchUnit): boolean =>
  attribute || audience || words.some((word) => /\d/.test(word));

function findPlaces({ alternatives }: SearchUnit, lexemes: string[]): number[] {
  const wanted = new Set(alternatives.flat());
  return lexemes.flatMap((lexeme, place) => (wanted.has(lexeme) ? [place] : []));
}

const headDelimiter = /[,(|:;[{–—]| - | (?:with|for|without|by|in|from|compatible) /i;

/** Words that say how something is sold, not what it is. */
const soldAs = new Set(['set', 'pack', 'pair', 'combo']);

/** How many words at the start of a title say what the product is, before its accessories, purpose and properties. */
function findHeadEnd(title: string, lexemes: string[]): number {
  const end = headDelimiter.exec(title)?.index ?? title.length;
  const inHead = splitTitle(title.slice(0, end)).length;
  const head = lexemes.slice(0, inHead > 0 ? inHead : lexemes.length);
  return head.findLastIndex((lexeme) => !soldAs.has(lexeme)) + 1;
}

/** The words of a title in lower case. */
export const splitTitle = (title: string): string[] =>
  title
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');
