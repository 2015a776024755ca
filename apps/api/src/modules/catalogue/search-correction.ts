import type { SearchUnit } from './search-term.ts';

/** A word of the catalogue that a word nobody carries may have been meant for. */
export interface CorrectionCandidate {
  word: string;
  lexeme: string;
  /** How many titles hold it, and how many products that or another form of it. */
  products: number;
  frequency: number;
  attribute: boolean;
  audience: boolean;
}

/** What is known of a word that nobody carries. */
export interface Doubt {
  candidates: CorrectionCandidate[];
  /** What it stands for when none of them is near: itself, or the two words that it is made of. */
  lexemes: string[];
  frequency: number;
}

/** Decides what a word that nobody carries was meant for. */
export function settleDoubt(unit: SearchUnit, doubt: Doubt | undefined): SearchUnit {
  if (!doubt) return unit;
  const meant = chooseCorrection(unit.words.join(' '), doubt.candidates);
  if (!meant) {
    const { lexemes, frequency } = doubt;
    return {
      ...unit,
      correction: null,
      alternatives: [lexemes],
      frequency,
      attribute: false,
      audience: false,
    };
  }
  const { word, lexeme, frequency, attribute, audience } = meant;
  return { ...unit, correction: word, alternatives: [[lexeme]], frequency, attribute, audience };
}

/** What leaves the sound of a word or its letters much as they were: a vowel left out, a letter doubled, two swapped. */
const slip = 0.5;
/** Another vowel, or the key beside the one that was meant. */
const nearbyLetter = 0.75;
const oneMoreLetter = 1;
const otherLetter = 1.5;
/** People seldom err at the beginning of a word. */
const otherBeginning = 0.5;

/** What may have gone wrong in a word of so many letters; a shorter one that nobody carries is a name or a code. */
const allowances = [
  { letters: 10, cost: 2 },
  { letters: 8, cost: 1.75 },
  { letters: 6, cost: 1.25 },
  { letters: 5, cost: 0.75 },
  { letters: 4, cost: 0.5 },
];

/**
 * What was meant by a word that nobody carries, or null when nothing is near enough: a stranger among the words of a
 * term is better left out than taken for another thing.
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

/** Edit distance with two letters in wrong order as one edit, weighted by how people misspell. */
export function costOfMisspelling(typed: string, meant: string): number {
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
  return at(last, to.length) + (sameBeginning ? 0 : otherBeginning);
}

const at = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;

function accumulate(costs: readonly number[]): number[] {
  const sums = [0];
  for (const cost of costs) sums.push(at(sums, sums.length - 1) + cost);
  return sums;
}

/** Vowels, and in the scripts of India the signs for them. */
const isVowel = (letter: string): boolean => /^(?:[aeiouy]|\p{M})$/u.test(letter);

const soundAlike = ['ckqg', 'sz', 'gjz', 'vw', 'fv', 'iy', 'bp', 'dt'];
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

/** A letter too many in one of two words is one too few in the other: both cost the same. */
function costOfOneMore(letters: readonly string[], index: number): number {
  const letter = letters[index] ?? '';
  const [before, after] = [letters[index - 1], letters[index + 1]];
  const isDoubled = letter === before || letter === after;
  const isSilent = letter === 'h' || (letter === 'c' && after === 'k') || (letter === 't' && after === 'c');
  const isPlural = letter === 's' && after === undefined;
  return isVowel(letter) || isDoubled || isSilent || isPlural ? slip : oneMoreLetter;
}
