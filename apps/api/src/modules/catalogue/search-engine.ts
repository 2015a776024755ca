import { exactTotalLimit, pageSize } from '@postprocure/contracts/limits';
import type { SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import type { Executor } from '@postprocure/db/pool';
import { exceedsExactTotal, nextFraction, sampleFraction, sampleSizes } from './search-sample.ts';
import { impliedLevels, levelsPay, promisingLevels, type SearchLevels } from './search-levels.ts';
import {
  estimateMatches,
  matchAll,
  matchEveryUnit,
  matchMostUnits,
  matchNotAll,
  quoteLexeme,
  type SearchUnit,
} from './search-term.ts';
import {
  colorLexeme,
  countFacets,
  countMatches,
  findIds,
  findIdsByRelevance,
  sizeLexeme,
  type Candidates,
  type FacetCounts,
  type RowFilter,
  type Slice,
} from './search.repository.ts';

/** A search for words in a category or everywhere, with filters. Without words it is a filtered category. */
export interface SearchRequest {
  units: SearchUnit[];
  /** Lexeme of the category, or `everywhere`. */
  scopeLexeme: string;
  scopeProducts: number;
  filter: RowFilter;
  sort: SortOrder;
}

/** The lexeme that every product has. */
export const everywhere = '=all';

export interface Listed {
  /** Conditions that all products of the list match, on every page, before filters. */
  conditions: string[];
  /** Upper estimate of the matching products. */
  candidates: number;
}

export interface SearchOutcome {
  ids: number[];
  listed: Listed;
  /** How many products match every word, or null if the page was filled without counting them. */
  exactMatches: number | null;
  /** The length of the list, or null if the page was filled without counting. */
  total: Total | null;
}

/**
 * Finds one page. Products that match every word come first, by relevance or in the requested order. If they do not fill
 * a page, the list continues with products that match most words.
 */
export async function findPage(
  reads: Executor,
  levels: SearchLevels,
  request: SearchRequest,
  slice: Slice,
): Promise<SearchOutcome> {
  const { units } = request;
  const scope = { reads, levels, request };
  if (units.length === 0) {
    const listed = { conditions: [quoteLexeme(request.scopeLexeme)], candidates: request.scopeProducts };
    const found = await findInOrder(scope, { ...listed, slice });
    return { ids: found.ids, listed, exactMatches: found.matches, total: toTotal(found.matches) };
  }

  // At least a whole page, to find out whether the exact matches fill one.
  const wanted: Slice = { offset: slice.offset, limit: Math.max(slice.limit, pageSize) };
  const exact = await findExact(scope, wanted);
  const ids = [...exact.ids];
  let conditions = matchEveryUnit(units, 'anywhere');
  let candidates = Math.min(request.scopeProducts, estimateMatches(units));
  let passed = exact.matches;
  if (passed !== null && passed < pageSize) {
    for (const wider of matchMostUnits(units)) {
      candidates = Math.min(request.scopeProducts, wider.candidates);
      const next = inScope(request, [wider.query, matchNotAll(conditions)]);
      const rest = { offset: Math.max(0, wanted.offset - passed), limit: wanted.limit - ids.length };
      const more = await findInOrder(scope, { conditions: next, candidates, slice: rest });
      ids.push(...more.ids);
      conditions = [wider.query];
      passed = more.matches === null ? null : passed + more.matches;
      if (passed === null || passed >= pageSize) break;
    }
  }
  return {
    ids: ids.slice(0, slice.limit),
    listed: { conditions: inScope(request, conditions), candidates },
    exactMatches: exact.matches,
    total: toTotal(passed),
  };
}

interface Found {
  ids: number[];
  /** Null if the page was filled without counting. */
  matches: number | null;
}

/** What all statements of one request share. */
interface SearchScope {
  reads: Executor;
  levels: SearchLevels;
  request: SearchRequest;
}

/** One step of a search. */
interface Part {
  conditions: string[];
  /** Upper estimate of the matching products. */
  candidates: number;
  slice: Slice;
}

async function findExact(scope: SearchScope, slice: Slice): Promise<Found> {
  const { reads, levels, request } = scope;
  const within = (conditions: string[]) => inScope(request, conditions);
  const candidates = estimateFiltered(
    levels,
    request,
    Math.min(estimateMatches(request.units), request.scopeProducts),
  );
  const every = matchEveryUnit(request.units, 'anywhere');
  const all: Part = { conditions: within(every), candidates, slice };
  if (request.sort !== 'featured') return findInOrder(scope, all);
  const title = matchEveryUnit(request.units, 'title');
  const titleOrBrand = matchEveryUnit(request.units, 'titleOrBrand');
  const findAtOnce = () =>
    findIdsByRelevance(
      reads,
      narrowed(levels, request, within(every)),
      { title: matchAll(title), titleOrBrand: matchAll(titleOrBrand) },
      slice,
    );
  if (!levelsPay(candidates)) return findAtOnce();
  const inTitle = await findInLevels(scope, { conditions: within(title), candidates, slice });
  if (inTitle) return { ids: inTitle, matches: null };
  // Frequent words may rarely occur together. Then one query for all matches is cheaper than one for each relevance step.
  if (request.units.length > 1 && !levelsPay(await estimateByLevel(scope, all))) {
    return findAtOnce();
  }
  const { ids, matches } = await findAll(scope, within(title), slice);
  let passed = matches;
  const steps = [
    [...titleOrBrand, matchNotAll(title)],
    [...every, matchNotAll(titleOrBrand)],
  ];
  for (const step of steps) {
    if (ids.length === slice.limit) return { ids, matches: null };
    const rest = { offset: Math.max(0, slice.offset - passed), limit: slice.limit - ids.length };
    const found = await findInOrder(scope, { conditions: within(step), candidates, slice: rest });
    ids.push(...found.ids);
    if (found.matches === null) return { ids, matches: null };
    passed += found.matches;
  }
  return { ids, matches: ids.length === slice.limit ? null : passed };
}

/** One page in the requested order, from the smallest level that fills it, or else from all candidates. */
async function findInOrder(scope: SearchScope, part: Part): Promise<Found> {
  const ids = await findInLevels(scope, part);
  return ids ? { ids, matches: null } : findAll(scope, part.conditions, part.slice);
}

const findAll = ({ reads, levels, request }: SearchScope, conditions: string[], slice: Slice) =>
  findIds(reads, narrowed(levels, request, conditions), request.sort, slice);

/** One page in the requested order from the smallest level that fills it, or null if none does. */
async function findInLevels(
  scope: SearchScope,
  { conditions, candidates, slice }: Part,
): Promise<number[] | null> {
  const { levels, request } = scope;
  const end = slice.offset + slice.limit;
  let expected = candidates;
  for (const level of promisingLevels(levels, request.sort, candidates, end)) {
    // Popularity is nearly independent of words and filters, so the matches in a level predict those in larger ones.
    // Prices are not independent, so for other sort orders each level is tried.
    if (request.sort === 'featured' && expected / level.fraction < end) continue;
    const found = await findAll(scope, inLevel(conditions, level), slice);
    if (found.ids.length === slice.limit) return found.ids;
    expected = found.matches * level.fraction;
  }
  return null;
}

/** Estimates the number of matches from those in the first level that would be tried. */
async function estimateByLevel(
  { reads, levels, request }: SearchScope,
  { conditions, candidates, slice }: Part,
): Promise<number> {
  const [level] = promisingLevels(levels, request.sort, candidates, slice.offset + slice.limit);
  if (!level) return candidates;
  return (await countMatches(reads, narrowed(levels, request, inLevel(conditions, level)))) * level.fraction;
}

const inLevel = (conditions: string[], { lexeme }: { lexeme: string }): string[] => [
  quoteLexeme(lexeme),
  ...conditions,
];

/** A range filter matches at most the smallest level that contains its range. */
const estimateFiltered = (levels: SearchLevels, request: SearchRequest, candidates: number): number =>
  candidates / Math.max(1, ...impliedLevels(levels, request.filter).map(({ fraction }) => fraction));

/** Without a category, no lexeme is added, because the index would scan the list of all products for nothing. */
const inScope = ({ scopeLexeme }: SearchRequest, conditions: string[]): string[] =>
  scopeLexeme === everywhere ? conditions : [quoteLexeme(scopeLexeme), ...conditions];

/** Adds the lexemes that the filters imply, so that the index does most of the filtering. */
function narrowed(levels: SearchLevels, request: SearchRequest, conditions: string[]): Candidates {
  const { filter } = request;
  const lexemes = [
    ...(filter.origin === null ? [] : [`=o${filter.origin.toLowerCase()}`]),
    ...(filter.delivery === null ? [] : [filter.delivery === '6-7' ? '=b6' : '=b15']),
    ...(filter.color === null ? [] : [colorLexeme(filter.color)]),
    ...(filter.size === null ? [] : [sizeLexeme(filter.size)]),
    ...impliedLevels(levels, filter).map(({ lexeme }) => lexeme),
  ];
  return { conditions: [...lexemes.map(quoteLexeme), ...conditions], filter };
}

export interface Total {
  /** Exact unless capped. */
  total: number;
  isCapped: boolean;
}

/** Counts the filtered list, exactly or just enough to know that it exceeds the limit. */
export async function countTotal(
  reads: Executor,
  levels: SearchLevels,
  request: SearchRequest,
  listed: Listed,
): Promise<Total> {
  let fraction = sampleFraction(listed.candidates, sampleSizes.total);
  while (fraction > 1) {
    const sampled = await countMatches(
      reads,
      narrowed(levels, request, sampleOf(listed.conditions, fraction)),
    );
    if (exceedsExactTotal(sampled, fraction)) return capped;
    fraction = nextFraction(sampled * fraction, fraction);
  }
  return toTotal(await countMatches(reads, narrowed(levels, request, listed.conditions)));
}

/** What does not depend on the page and the sort order of a list. */
export interface CountedList {
  total: Total;
  facets: FacetCounts;
  /** Whether the counts are estimated from a sample. */
  approximate: boolean;
}

/** Identifies a counted list. */
export const countedListKey = (
  { filter }: SearchRequest,
  { conditions }: Listed,
  { withinTop }: { withinTop: boolean },
): string => JSON.stringify([conditions, filter, withinTop]);

/** Counts the total and all filter choices. Very large results are estimated from a sample and marked as approximate. */
export async function countTotalAndFacets(
  reads: Executor,
  levels: SearchLevels,
  request: SearchRequest,
  listed: Listed,
  options: { now: number; withinTop: boolean },
): Promise<CountedList> {
  const count = (conditions: string[]) => countFacets(reads, { conditions, filter: request.filter }, options);
  const fraction = sampleFraction(listed.candidates, sampleSizes.facets);
  if (fraction > 1) {
    const sampled = await count(sampleOf(listed.conditions, fraction));
    if (sampleFraction(sampled.candidates * fraction, sampleSizes.facets) > 1) {
      const total = exceedsExactTotal(sampled.matches, fraction)
        ? capped
        : toTotal(await countMatches(reads, narrowed(levels, request, listed.conditions)));
      return { total, facets: scaled(sampled, fraction), approximate: true };
    }
  }
  const facets = await count(listed.conditions);
  return { total: toTotal(facets.matches), facets, approximate: false };
}

const capped: Total = { total: exactTotalLimit, isCapped: true };

function toTotal(matches: number): Total;
function toTotal(matches: number | null): Total | null;
function toTotal(matches: number | null): Total | null {
  if (matches === null) return null;
  return matches > exactTotalLimit ? capped : { total: matches, isCapped: false };
}

const sampleOf = (conditions: string[], fraction: number): string[] => [
  quoteLexeme(`=h${fraction}`),
  ...conditions,
];

function scaled(counts: FacetCounts, factor: number): FacetCounts {
  const scaleAll = <T extends { count: number }>(entries: T[]) =>
    entries.map((entry) => ({ ...entry, count: entry.count * factor }));
  return {
    candidates: counts.candidates * factor,
    matches: counts.matches * factor,
    price: counts.price.map((count) => count * factor),
    fastDelivery: counts.fastDelivery * factor,
    slowDelivery: counts.slowDelivery * factor,
    new30: counts.new30 * factor,
    new90: counts.new90 * factor,
    inStock: counts.inStock * factor,
    origins: scaleAll(counts.origins),
    optionsAreSampled: counts.optionsAreSampled,
    colors: scaleAll(counts.colors),
    sizes: scaleAll(counts.sizes),
    categories: scaleAll(counts.categories),
  };
}
