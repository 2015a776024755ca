/** A part of a search term. */
export interface SearchUnit {
  words: string[];
  correction: string | null;
  /** A product has to match all lexemes of at least one alternative. */
  alternatives: string[][];
  /** How many of the alternatives stand for the unit as typed. They come first; the rest are synonyms. */
  typedAlternatives: number;
  /** Parts of the unit. Products that match only one of them are partial matches. */
  loose: string[][];
  /** An incomplete word that only the index can complete. */
  prefix: string | null;
  /** For a completed word: all lexemes of its completions. */
  indexed: string[] | null;
  /** A property such as a colour or a size. */
  attribute: boolean;
  /** Who the product is for. */
  audience: boolean;
  /** Whether the unit is mostly used as a brand name. If not, a brand with this name is not what was meant. */
  brand: boolean;
  /** A word that few or no products contain, so it may be misspelled. */
  isDoubtful: boolean;
  /** The categories that are named after the unit. */
  categories: number[];
  /** `thing` is what the customer is looking for; `purpose` is what the thing is for or comes with. */
  role: 'thing' | 'purpose' | 'other';
  /** Estimated number of products that match the unit as it was typed. */
  typedFrequency: number;
  /** Estimated number of matching products. */
  frequency: number;
}

/** Where a product has to match, from the most relevant scope to the least. */
export type SearchScope = 'typedTitle' | 'title' | 'titleOrBrand' | 'anywhere';

const namespaces: Record<SearchScope, string[]> = {
  typedTitle: [''],
  title: [''],
  titleOrBrand: ['', 'b:'],
  anywhere: ['', 'b:', 'c:'],
};

export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

export const matchAll = (queries: string[]): string => queries.map((query) => `(${query})`).join(' & ');
const matchAny = (queries: string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** For a brand name, the brand field counts as part of the title, because that brand's products have it there. */
const namespacesOf = (unit: SearchUnit, scope: SearchScope): string[] =>
  unit.brand && scope !== 'anywhere' ? namespaces.titleOrBrand : namespaces[scope];

function matchUnit(unit: SearchUnit, scope: SearchScope): string {
  const known =
    scope === 'typedTitle' ? unit.alternatives.slice(0, unit.typedAlternatives) : unit.alternatives;
  return matchAlternatives(unit, known, namespacesOf(unit, scope));
}

/** A tsquery for all lexemes of at least one alternative in the given namespaces. */
export function matchAlternatives(unit: SearchUnit, known: string[][], within: string[]): string {
  const inScope = (lexeme: string, suffix = '') => {
    const keys = within.map((namespace) => namespace + lexeme);
    const found = unit.indexed === null ? keys : keys.filter((key) => unit.indexed?.includes(key));
    return found.map((key) => quoteLexeme(key) + suffix);
  };
  const alternatives = known
    .map((lexemes) => lexemes.map((lexeme) => inScope(lexeme)))
    .filter((places) => places.every((keys) => keys.length > 0))
    .map((places) => matchAll(places.map(matchAny)));
  if (unit.prefix !== null) alternatives.push(matchAny(inScope(unit.prefix, ':*')));
  return alternatives.length > 0 ? matchAny(alternatives) : matchNothing;
}

/** A lexeme that no product has. Control lexemes start with '=', but none has this name. */
export const matchNothing = quoteLexeme('=nothing');

/** Returns one tsquery for each unit. A product that matches all of them has every unit within the scope. */
export const matchEveryUnit = (units: SearchUnit[], scope: SearchScope): string[] =>
  units.map((unit) => matchUnit(unit, scope));

export const matchNotAll = (queries: string[]): string => `!(${matchAll(queries)})`;

/**
 * A tsquery for products that are the thing that is searched for, judging by the main words of their titles or the
 * names of their categories: a saree cover is not a saree. Null if the term does not say what is searched for.
 */
export function matchThing(units: SearchUnit[]): string | null {
  const things = units.filter(({ role }) => role === 'thing');
  const last = things.at(-1);
  if (!last) return null;
  const { categories } = things.findLast((thing) => thing.categories.length > 0) ?? last;
  const heads = last.alternatives.map((lexemes) => `=n${lexemes.at(-1) ?? ''}`);
  const lexemes = [...new Set(heads), ...categories.map((id) => `=c${id}`)];
  return lexemes.length === 0 ? null : lexemes.map(quoteLexeme).join(' | ');
}

/** Whether any unit has synonyms, so that products with the typed words should come first. */
export const haveSynonyms = (units: SearchUnit[]): boolean =>
  units.some(({ alternatives, typedAlternatives }) => alternatives.length > typedAlternatives);

/** Returns an estimated upper bound on the number of products that match every unit. */
export const estimateMatches = (units: SearchUnit[]): number =>
  Math.min(...units.map((unit) => unit.frequency));

/** The corrected term, or null if nothing was corrected. */
export function correctedTerm(units: SearchUnit[]): string | null {
  if (units.every((unit) => unit.correction === null)) return null;
  return units.map((unit) => unit.correction ?? unit.words.join(' ')).join(' ');
}

/** A unit as returned by the SQL function `analyze_search`. */
export type AnalyzedUnit = Omit<SearchUnit, 'role'>;

/**
 * Distinguishes the thing that is searched for from its purpose. In English, the thing comes last, but before "for" and
 * "with" (a cotton lehenga choli for a wedding). In Hindi, the purpose comes first (shaadi ke liye lehenga).
 */
export function assignRoles(term: string, units: AnalyzedUnit[]): SearchUnit[] {
  const text = ` ${term.toLowerCase().replaceAll(/[\s,]+/g, ' ')} `;
  const [beforeLiye, afterLiye] = splitAt(text, / (?:ke|k|के) (?:liye|liy|लिए) /u);
  const main = afterLiye ?? beforeLiye;
  const [head, tail = ''] = splitAt(main, / (?:for|with|without) /);
  const purpose = afterLiye === undefined ? tail : `${beforeLiye} ${tail}`;
  const isWithin = (part: string, { words }: AnalyzedUnit) =>
    words.every((word) => part.includes(word)) && !words.every((word) => head.includes(word));
  const isPurpose = units.map((unit) => isWithin(purpose, unit));
  const canBe = (unit: AnalyzedUnit, index: number) => !isPurpose[index] && canBeThing(unit);
  // Properties may follow the thing (kurti cotton), so the last unit that has categories of its own counts as well.
  const last = units.findLastIndex(canBe);
  const withCategories = units.findLastIndex(
    (unit, index) => canBe(unit, index) && unit.categories.length > 0,
  );
  return units.map((unit, index) => ({
    ...unit,
    role: isPurpose[index] ? 'purpose' : index === last || index === withCategories ? 'thing' : 'other',
  }));
}

function splitAt(text: string, separator: RegExp): [before: string, after?: string] {
  const match = separator.exec(text);
  if (!match) return [text];
  return [`${text.slice(0, match.index)} `, ` ${text.slice(match.index + match[0].length)}`];
}

const canBeThing = ({ attribute, audience, brand, frequency, words }: AnalyzedUnit): boolean =>
  frequency > 0 && !attribute && !audience && !brand && !words.some((word) => /\d|^.$/.test(word));
