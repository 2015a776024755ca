/** A part of a search term, as returned by the SQL function `analyze_search`. */
export interface SearchUnit {
  words: string[];
  correction: string | null;
  /** A product has to match all lexemes of at least one alternative. */
  alternatives: string[][];
  /** An incomplete word that only the index can complete. */
  prefix: string | null;
  /** For a completed word: all lexemes of its completions. */
  indexed: string[] | null;
  /** A property such as a colour. It is less important than the kind of product. */
  attribute: boolean;
  /** Who the product is for. More important than properties, less important than the kind of product. */
  audience: boolean;
  /** Estimated number of matching products. */
  frequency: number;
}

/** Where a word may occur, from the most relevant field to all fields. */
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

/** A lexeme that no product has. Control lexemes start with '=', but none has this name. */
const matchNothing = quoteLexeme('=nothing');

/** One tsquery for each unit. A product that matches all of them has every unit within the scope. */
export const matchEveryUnit = (units: SearchUnit[], scope: SearchScope): string[] =>
  units.map((unit) => matchUnit(unit, scope));

export const matchNotAll = (queries: string[]): string => `!(${matchAll(queries)})`;

export interface WiderMatch {
  query: string;
  /** Upper estimate of the matching products. */
  candidates: number;
}

/**
 * Increasingly broad tsqueries for when too few products match every unit: first only the kind of product and who it is
 * for, without sizes, colours and unknown words; then only the kind of product; then most units; then most of the
 * important units. Each includes the previous one.
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

/** Whether a unit is important. A search for a 5 kg dumbbell should find other dumbbells rather than 5 kg of rice. */
const isTelling = (unit: SearchUnit): boolean =>
  unit.frequency > 0 && !unit.attribute && !unit.words.some((word) => /\d/.test(word));

const widen = (before: WiderMatch[], matches: WiderMatch[]): WiderMatch[] =>
  matches.map(({ query, candidates }) => ({
    query: before.length === 0 ? query : matchAny([...before.map((earlier) => earlier.query), query]),
    candidates: before.reduce((sum, earlier) => sum + earlier.candidates, candidates),
  }));

/** All units but one, then all but two if that is at least half of them. */
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

/** Upper estimate of the products that match every unit. */
export const estimateMatches = (units: SearchUnit[]): number =>
  Math.min(...units.map((unit) => unit.frequency));

/** The corrected term, or null if nothing was corrected. */
export function correctedTerm(units: SearchUnit[]): string | null {
  if (units.every((unit) => unit.correction === null)) return null;
  return units.map((unit) => unit.correction ?? unit.words.join(' ')).join(' ');
}
