import type { AnalyzedUnit } from './search-term.ts';

/** A word from the catalogue that may be the correct spelling of an unknown word. */
export interface CorrectionCandidate {
  word: string;
  lexeme: string;
  /**
   * `products` is the number of titles that contain the word, `frequency` the number of products that contain any
   * form of it.
   */
  products: number;
  frequency: number;
  attribute: boolean;
  audience: boolean;
}

/** What a doubtful word may have been meant for. */
export interface Doubt {
  candidates: CorrectionCandidate[];
  /** The two words that an unknown word may be composed of. `compoundFrequency` is how many products contain both. */
  compound: string[] | null;
  compoundFrequency: number;
}

/** A word that some products contain is corrected only to a word that appears in this many times more titles. */
const muchMoreFrequent = 20;

/** Chooses the most likely meaning of a doubtful word. */
export function settleDoubt(unit: AnalyzedUnit, doubt: Doubt | undefined): AnalyzedUnit {
  if (!doubt) return unit;
  const { frequency: own, alternatives } = unit;
  const candidates = doubt.candidates.filter(
    ({ lexeme, products }) => lexeme !== alternatives[0]?.[0] && products >= muchMoreFrequent * own,
  );
  const meant = chooseCorrection(unit.words.join(' '), candidates);
  if (meant) {
    const { word, lexeme, frequency, attribute, audience } = meant;
    const corrected = { ...unit, correction: word, attribute, audience, frequency: own + frequency };
    return own > 0
      ? { ...corrected, alternatives: [...alternatives, [lexeme]] }
      : { ...corrected, alternatives: [[lexeme]], typedFrequency: frequency };
  }
  if (own > 0 || doubt.compound === null) return unit;
  return {
    ...unit,
    alternatives: [doubt.compound],
    typedFrequency: doubt.compoundFrequency,
    frequency: doubt.compoundFrequency,
  };
}

/**
 * The cost of edits that hardly change the sound or the letters of a word: a missing vowel, a doubled letter, two
 * swapped letters.
 */
const slip = 0.5;
/** The cost of a wrong vowel or a neighbouring key. */
const nearbyLetter = 0.75;
const oneMoreLetter = 1;
const otherLetter = 1.5;
/** The additional cost of a wrong first letter, which people rarely misspell. */
const otherBeginning = 0.5;
/** The cost of a first letter that was not typed, if the rest is correct. */
const missingBeginning = 0.75;

/**
 * If a word sounds like the typed one (neckless, necklace), its cost is multiplied by this share. Words with fewer
 * letters cost the full amount, because short words often sound alike.
 */
const soundAlikeShares = [
  { letters: 6, share: 0.5 },
  { letters: 5, share: 0.75 },
];

/**
 * The highest cost allowed for a word with at least this many letters. A short unknown word is probably a name or a
 * code.
 */
const allowances = [
  { letters: 10, cost: 2 },
  { letters: 8, cost: 1.75 },
  { letters: 6, cost: 1.25 },
  { letters: 5, cost: 0.75 },
  { letters: 4, cost: 0.5 },
];

/**
 * Returns the closest candidate for an unknown word, or null if none is close enough. Ignoring an unknown word is
 * better than replacing it with a wrong one.
 */
export function chooseCorrection<T extends Pick<CorrectionCandidate, 'word' | 'products'>>(
  typed: string,
  candidates: readonly T[],
): T | null {
  const letters = Array.from(typed).length;
  const allowed = allowances.find((allowance) => letters >= allowance.letters)?.cost ?? 0;
  const near = candidates
    .map((candidate) => ({ candidate, cost: costOfMisspelling(typed, candidate.word) }))
    .filter(({ cost }) => cost <= allowed)
    .sort(
      (a, b) =>
        a.cost - b.cost ||
        b.candidate.products - a.candidate.products ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return near[0]?.candidate ?? null;
}

/** Damerau-Levenshtein distance, with weights for how people misspell words. */
export function costOfMisspelling(typed: string, meant: string): number {
  if (meant.slice(1) === typed) return missingBeginning;
  const cost = weightedDistance(typed, meant);
  if (soundOf(typed) !== soundOf(meant)) return cost;
  return cost * (soundAlikeShares.find(({ letters }) => typed.length >= letters)?.share ?? 1);
}

/** Returns the consonants of a word as they are pronounced, preceded by its first letter if that is a vowel. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll(/[cs]h/g, 'x')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll(/(?<=.)[aeiouyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

function weightedDistance(typed: string, meant: string): number {
  const from = Array.from(typed);
  const to = Array.from(meant);
  let beforeLast: number[] = [];
  let last = accumulate(to.map((_, j) => costOfOneMore(to, j)));
  for (const [i, letter] of from.entries()) {
    const row = [(last[0] ?? 0) + costOfOneMore(from, i)];
    for (const [j, wanted] of to.entries()) {
      const swapped = i > 0 && j > 0 && letter === to[j - 1] && wanted === from[i - 1] && letter !== wanted;
      row.push(
        Math.min(
          at(last, j) + costOfOther(letter, wanted),
          at(last, j + 1) + costOfOneMore(from, i),
          at(row, j) + costOfOneMore(to, j),
          swapped ? at(beforeLast, j - 1) + slip : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  const sameBeginning = costOfOther(from[0] ?? '', to[0] ?? '') <= slip;
  const swappedBeginning = from[0] === to[1] && from[1] === to[0];
  return at(last, to.length) + (sameBeginning || swappedBeginning ? 0 : otherBeginning);
}

const at = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;

function accumulate(costs: readonly number[]): number[] {
  const sums = [0];
  for (const cost of costs) sums.push(at(sums, sums.length - 1) + cost);
  return sums;
}

/** Vowels, including the vowel signs of Indian scripts. */
const isVowel = (letter: string): boolean => /^(?:[aeiouy]|\p{M})$/u.test(letter);

const soundAlike = ['ckqg', 'csz', 'gjz', 'vw', 'fv', 'iy', 'bp', 'dt'];
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function costOfOther(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  if (soundAlike.some((group) => group.includes(letter) && group.includes(wanted))) return slip;
  if (isVowel(letter) !== isVowel(wanted)) return otherLetter;
  const areNeighbours = keyboard.some(
    (keys) => keys.includes(letter + wanted) || keys.includes(wanted + letter),
  );
  return isVowel(letter) || areNeighbours ? nearbyLetter : otherLetter;
}

/** The cost of inserting or deleting a letter, which is the same in both directions. */
function costOfOneMore(letters: readonly string[], index: number): number {
  const letter = letters[index] ?? '';
  const [before, after] = [letters[index - 1], letters[index + 1]];
  const isDoubled = letter === before || letter === after;
  const isSilent = letter === 'h' || (letter === 'c' && after === 'k') || (letter === 't' && after === 'c');
  const isPlural = letter === 's' && after === undefined;
  return isVowel(letter) || isDoubled || isSilent || isPlural ? slip : oneMoreLetter;
}
