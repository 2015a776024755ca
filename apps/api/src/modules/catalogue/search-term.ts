/** A part of a search term as the database took it apart, see `analyze_search`. */
export interface SearchUnit {
  words: string[];
  correction: string | null;
  /** Any of these will do; all lexemes of one must be there. */
  alternatives: string[][];
  /** An unfinished word that only the index itself can complete. */
  prefix: string | null;
  /** For a completed word: all that its completions are indexed under. The index is not asked for anything else. */
  indexed: string[] | null;
  /** A colour or the like: what a thing is counts before it. */
  attribute: boolean;
  /** For whom a thing is: that counts before what it is like, and after what it is. */
  audience: boolean;
  /** Estimate of the number of products that match. */
  frequency: number;
}

/** Where a word may stand, from the most relevant place to all of them. */
export type SearchScope = 'title' | 'titleOrBrand' | 'anywhere';

const namespaces: Record<SearchScope, string[]> = {
  title: [''],
  titleOrBrand: ['', 'b:'],
  anywhere: ['', 'b:', 'c:'],
};

const maxUnitsForTwoMissing = 6;

export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const matchAll = (queries: string[]): string => queries.map((query) => `(${query})`).join(' & ');
const matchAny = (queries: string[]): string => queries.map((query) => `(${query})`).join(' | ');

function matchUnit(unit: SearchUnit, scope: SearchScope): string {
  const inScope = (lexeme: string, suffix = '') => {
    const keys = namespaces[scope].map((namespace) => namespace + lexeme);
    const known = unit.indexed === null ? keys : keys.filter((key) => unit.indexed?.includes(key));
    return known.map((key) => quoteLexeme(key) + suffix);
  };
  const alternatives = unit.alternatives
    .map((lexemes) => lexemes.map((lexeme) => inScope(lexeme)))
    .filter((places) => places.every((keys) => keys.length > 0))
    .map((places) => matchAll(places.map(matchAny)));
  if (unit.prefix !== null) alternatives.push(matchAny(inScope(unit.prefix, ':*')));
  return alternatives.length > 0 ? matchAny(alternatives) : matchNothing;
}

/** No product carries it: lexemes of control begin with '=' and are none of this. */
const matchNothing = quoteLexeme('=nothing');

/** The tsqueries, one for each unit, that a product matches which has every unit within the scope. */
export const matchEveryUnit = (units: SearchUnit[], scope: SearchScope): string[] =>
  units.map((unit) => matchUnit(unit, scope));

export const matchNotAll = (queries: string[]): string => `!(${matchAll(queries)})`;

export interface WiderMatch {
  query: string;
  /** Estimates how many products match at most. */
  candidates: number;
}

/**
 * Ever wider tsqueries for when too few products match every unit: the units that tell what is looked for and for whom,
 * without sizes, colours and words that nobody carries; what is looked for, for anybody; most of all units; most of the
 * telling ones. Each includes the one before.
 */
export function matchMostUnits(units: SearchUnit[]): WiderMatch[] {
  const telling = units.filter(isTelling);
  const things = telling.filter(({ audience }) => !audience);
  const fewer = [telling, things].filter(
    (some, index, all) => some.length > 0 && some.length < (all[index - 1] ?? units).length,
  );
  const [most] = fewer;
  if (!most) return widen([], dropSome(units));
  const what = fewer.reduce<WiderMatch[]>(
    (before, some) => [...before, ...widen(before.slice(-1), [matchEvery(some)])],
    [],
  );
  const ofAll = widen(what.slice(-1), dropSome(units));
  return [...what, ...ofAll, ...widen(ofAll.slice(-1), dropSome(most))];
}

const matchEvery = (units: SearchUnit[]): WiderMatch => ({
  query: matchAll(matchEveryUnit(units, 'anywhere')),
  candidates: estimateMatches(units),
});

/** Somebody who looks for a dumbbell of 5 kg wants a dumbbell, not 5 kg of rice. */
const isTelling = (unit: SearchUnit): boolean =>
  unit.frequency > 0 && !unit.attribute && !unit.words.some((word) => /\d/.test(word));

const widen = (before: WiderMatch[], matches: WiderMatch[]): WiderMatch[] =>
  matches.map(({ query, candidates }) => ({
    query: before.length === 0 ? query : matchAny([...before.map((earlier) => earlier.query), query]),
    candidates: before.reduce((sum, earlier) => sum + earlier.candidates, candidates),
  }));

/** All units but one, then all but two as long as that is still half of them. */
function dropSome(units: SearchUnit[]): WiderMatch[] {
  const frequencies = units.reduce((sum, unit) => sum + unit.frequency, 0);
  return [1, 2]
    .filter((missing) => missing === 1 || units.length <= maxUnitsForTwoMissing)
    .map((missing) => units.length - missing)
    .filter((matching) => matching > 0 && matching >= units.length / 2)
    .map((matching) => ({
      query: matchAny(
        subsetsWithout(units, units.length - matching).map((subset) =>
          matchAll(matchEveryUnit(subset, 'anywhere')),
        ),
      ),
      candidates: Math.ceil(frequencies / matching),
    }));
}

function subsetsWithout(units: SearchUnit[], missing: number): SearchUnit[][] {
  if (missing === 0) return [units];
  return units.flatMap((_, index) =>
    subsetsWithout(units.slice(index + 1), missing - 1).map((rest) => [...units.slice(0, index), ...rest]),
  );
}

/** At most this many products match every unit, as far as statistics tell. */
export const estimateMatches = (units: SearchUnit[]): number =>
  Math.min(...units.map((unit) => unit.frequency));

/** The term as it would be spelt right, or null when nothing had to be corrected. */
export function correctedTerm(units: SearchUnit[]): string | null {
  if (units.every((unit) => unit.correction === null)) return null;
  return units.map((unit) => unit.correction ?? unit.words.join(' ')).join(' ');
}
