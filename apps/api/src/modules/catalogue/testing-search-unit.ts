import type { SearchUnit } from './search-term.ts';

export const createTestUnit = (
  word: string,
  frequency: number,
  changes: Partial<SearchUnit> = {},
): SearchUnit => ({
  words: [word],
  correction: null,
  alternatives: [[word]],
  typedAlternatives: 1,
  loose: [],
  prefix: null,
  indexed: null,
  attribute: false,
  audience: false,
  brand: false,
  isDoubtful: false,
  categories: [],
  role: 'other',
  typedFrequency: frequency,
  frequency,
  ...changes,
});
