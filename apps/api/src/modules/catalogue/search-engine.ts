import { exactTotalLimit, pageSize } from '@postprocure/contracts/limits';
import type { SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import type { Executor } from '@postprocure/db/pool';
import { exceedsExactTotal, nextFraction, sampleFraction, sampleSizes } from './search-sample.ts';
import { exactTiers, rankExactMatches, type Tier } from './search-exact.ts';
import { planBranches, rankPartialMatches, type PartialMatch } from './search-partial.ts';
import { impliedLevels, levelsPay, promisingLevels, type SearchLevels } from './search-levels.ts';
import {
  estimateMatches,
  matchAll,
  matchEveryUnit,
  matchNotAll,
  matchNothing,
  matchThing,
  quoteLexeme,
  type SearchUnit,
} from './search-term.ts';
import { readStems } from './search-stems.repository.ts';
import { splitTitle } from './search-title.ts';
import { weighUnits } from './search-weights.ts';
import {
  colorLexeme,
  countFacets,
  countMatches,
  findByRelevance,
  findIds,
  findPartialMatches,
  sizeLexeme,
  type Candidates,
  type FacetCounts,
  type RowFilter,
  type Slice,
} from './search.repository.ts';

/** A search for words in a category or everywhere, with filters. A search without words is a filtered category. */
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
  /**
   * Conditions that all products in the list match on every page, except for partial matches. They do not include
   * filters.
   */
  conditions: string[];
  /** Estimated upper bound on the number of products that match the conditions. */
  candidates: number;
  /** The partial matches that continue the list, or null if the exact matches fill a page. */
  partial: { ids: number[]; total: Total } | null;
}

export interface SearchOutcome {
  ids: number[];
  listed: Listed;
  /** How many products match every word, or null if the page was filled without counting them. */
  exactMatches: number | null;
  /** The length of the list, or null if the page was filled without counting. */
  total: Total | null;
  /** Words of the term that the first page ignores, because no product matches them together with the others. */
  leftOut: string[];
}

/**
 * Finds one page. Products that match every word come first, by relevance or in the requested order. If they do not fill
 * a page, the list continues with products that match some words. Words that no product contains are ignored.
 */
export async function findPage(
  reads: Executor,
  levels: SearchLevels,
  given: SearchRequest,
  slice: Slice,
): Promise<SearchOutcome> {
  const units = given.units.filter(({ frequency }) => frequency > 0);
  const request = { ...given, units };
  const scope = { reads, levels, request };
  const unknown = given.units.filter((unit) => !units.includes(unit)).flatMap(({ words }) => words);
  if (units.length === 0) {
    const isSearch = given.units.length > 0;
    const conditions = [isSearch ? matchNothing : quoteLexeme(request.scopeLexeme)];
    const listed = { conditions, candidates: isSearch ? 0 : request.scopeProducts, partial: null };
    const found = await findInOrder(scope, { ...listed, slice });
    const { ids, matches } = found;
    return { ids, listed, exactMatches: matches, total: toTotal(matches), leftOut: [] };
  }

  // At least a whole page, to find out whether the exact matches fill one.
  const wanted: Slice = { offset: slice.offset, limit: Math.max(slice.limit, pageSize) };
  const exact = await findExact(scope, wanted);
  const conditions = inScope(request, matchEveryUnit(units, 'anywhere'));
  const candidates = Math.min(request.scopeProducts, estimateMatches(units));
  const exactMatches = unknown.length > 0 ? 0 : exact.matches;
  if (exact.matches === null || exact.matches >= pageSize) {
    return {
      ids: exact.ids.slice(0, slice.limit),
      listed: { conditions, candidates, partial: null },
      exactMatches,
      total: toTotal(exact.matches),
      leftOut: unknown,
    };
  }
  const partial = await findPartial(scope);
  const partialIds = partial.map(({ id }) => id);
  const total = toTotal(exact.matches + partialIds.length);
  const first = Math.max(0, slice.offset - exact.matches);
  return {
    ids: [...exact.ids, ...partialIds.slice(first, first + slice.limit)].slice(0, slice.limit),
    listed: { conditions, candidates, partial: { ids: partialIds, total } },
    exactMatches,
    total,
    leftOut: [
      ...unknown,
      ...(exact.matches === 0 ? wordsWithoutMatch(units, partial.slice(0, pageSize)) : []),
    ],
  };
}

/** Finds products that match some units, best first or in the requested order. */
async function findPartial({ reads, levels, request }: SearchScope): Promise<PartialMatch[]> {
  const { units, sort } = request;
  if (units.length === 1 && units[0]?.loose.length === 0) return [];
  const weighed = weighUnits(units, levels.products);
  const found = await findPartialMatches(
    reads,
    narrowed(levels, request, inScope(request, [])),
    planBranches(weighed, levels),
    weighed,
    {
      exact: matchAll(matchEveryUnit(units, 'anywhere')),
      thing: matchThing(units) ?? matchNothing,
    },
  );
  const stems = await readStemsOfTitles(reads, found);
  return inRequestedOrder(rankPartialMatches(found, stems, weighed), sort);
}

const readStemsOfTitles = (reads: Executor, found: { title: string }[]) =>
  readStems(
    reads,
    found.flatMap(({ title }) => splitTitle(title)),
  );

/**
 * Only products with at least this share of the best score are sorted by price or date. Otherwise, poor matches could
 * come first.
 */
const shareToSort = 0.6;

function inRequestedOrder(ranked: PartialMatch[], sort: SortOrder): PartialMatch[] {
  if (sort === 'featured') return ranked;
  const least = (ranked[0]?.score ?? 0) * shareToSort;
  return ranked.filter(({ score }) => score >= least).sort(comparisons[sort]);
}

const comparisons: Record<Exclude<SortOrder, 'featured'>, (a: PartialMatch, b: PartialMatch) => number> = {
  newest: (a, b) => b.listedAt - a.listedAt || b.id - a.id,
  'price-low-high': (a, b) => a.spPaise - b.spPaise || a.id - b.id,
  'price-high-low': (a, b) => b.spPaise - a.spPaise || b.id - a.id,
};

const wordsWithoutMatch = (units: SearchUnit[], found: PartialMatch[]): string[] =>
  found.length === 0
    ? []
    : units
        .filter((_, index) => found.every(({ matched }) => matched[index] === false))
        .flatMap(({ words }) => words);

interface Found {
  ids: number[];
  /** Null if the page was filled without counting. */
  matches: number | null;
}

/** What all SQL statements for one request share. */
interface SearchScope {
  reads: Executor;
  levels: SearchLevels;
  request: SearchRequest;
}

/** One step of a search. */
interface Part {
  conditions: string[];
  /** Estimated upper bound on the number of matching products. */
  candidates: number;
  slice: Slice;
}

async function findExact(scope: SearchScope, slice: Slice): Promise<Found> {
  const { levels, request } = scope;
  const within = (conditions: string[]) => inScope(request, conditions);
  const candidates = estimateFiltered(
    levels,
    request,
    Math.min(estimateMatches(request.units), request.scopeProducts),
  );
  const every = matchEveryUnit(request.units, 'anywhere');
  const all: Part = { conditions: within(every), candidates, slice };
  if (request.sort !== 'featured') return findInOrder(scope, all);
  const tiers = exactTiers(request.units);
  const findAtOnce = () => findRanked(scope, within(every), tiers, slice);
  if (!levelsPay(candidates)) return findAtOnce();
  const [first = every, ...rest] = tiers.map(({ conditions }) => conditions);
  const typed = Math.min(candidates, ...request.units.map(({ typedFrequency }) => typedFrequency));
  const inFirst = await findInLevels(scope, { conditions: within(first), candidates: typed, slice });
  if (inFirst) return { ids: inFirst, matches: null };
  // Frequent words may rarely occur together. In that case, one query for all matches is cheaper than one for each
  // tier.
  if (request.units.length > 1 && !levelsPay(await estimateByLevel(scope, all))) {
    return findAtOnce();
  }
  const { ids, matches } = await findAll(scope, within(first), slice);
  let passed = matches;
  let previous = first;
  for (const tier of [...rest, every]) {
    if (ids.length === slice.limit) return { ids, matches: null };
    const remaining = { offset: Math.max(0, slice.offset - passed), limit: slice.limit - ids.length };
    const step = within([...tier, matchNotAll(previous)]);
    const found = await findInOrder(scope, { conditions: step, candidates, slice: remaining });
    ids.push(...found.ids);
    if (found.matches === null) return { ids, matches: null };
    passed += found.matches;
    previous = tier;
  }
  return { ids, matches: ids.length === slice.limit ? null : passed };
}

/** The titles of this many of the best exact matches are analyzed. */
const mostRanked = 2 * pageSize;

/** Finds exact matches by tier. The first ones are ranked by how well their titles match all units together. */
async function findRanked(
  { reads, levels, request }: SearchScope,
  conditions: string[],
  tiers: Tier[],
  { offset, limit }: Slice,
): Promise<Found> {
  const isRanked = offset < mostRanked;
  const slice = isRanked ? { offset: 0, limit: Math.max(mostRanked, offset + limit) } : { offset, limit };
  const { found, matches } = await findByRelevance(
    reads,
    narrowed(levels, request, conditions),
    tiers.map((tier) => matchAll(tier.conditions)),
    slice,
  );
  if (!isRanked || found.length === 0) return { ids: found.map(({ id }) => id), matches };
  const first = found.slice(0, mostRanked);
  const stems = await readStemsOfTitles(reads, first);
  const units = weighUnits(request.units, levels.products);
  const ranked = [...rankExactMatches(first, tiers, stems, units), ...found.slice(mostRanked)];
  return { ids: ranked.slice(offset, offset + limit).map(({ id }) => id), matches };
}

/** Finds one page in the requested order, in the smallest level that fills it, or else among all candidates. */
async function findInOrder(scope: SearchScope, part: Part): Promise<Found> {
  const ids = await findInLevels(scope, part);
  return ids ? { ids, matches: null } : findAll(scope, part.conditions, part.slice);
}

const findAll = ({ reads, levels, request }: SearchScope, conditions: string[], slice: Slice) =>
  findIds(reads, narrowed(levels, request, conditions), request.sort, slice);

/** Finds one page in the requested order in the smallest level that fills it. Returns null if none does. */
async function findInLevels(
  scope: SearchScope,
  { conditions, candidates, slice }: Part,
): Promise<number[] | null> {
  const { levels, request } = scope;
  const end = slice.offset + slice.limit;
  // A popularity level includes sold-out products, which come after all others. Products in stock precede everything
  // else, so only those are searched.
  const searched =
    request.sort === 'featured'
      ? { ...scope, request: { ...request, filter: { ...request.filter, inStock: true as const } } }
      : scope;
  let expected = candidates;
  for (const level of promisingLevels(levels, request.sort, candidates, end)) {
    // Popularity is nearly independent of words and filters, so the matches in a level predict those in larger ones.
    // Prices are not independent, so for other sort orders each level is tried.
    if (request.sort === 'featured' && expected / level.fraction < end) continue;
    const found = await findAll(searched, inLevel(conditions, level), slice);
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

/** A range filter matches no more products than the smallest level that contains its range. */
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
  /** Exact unless `isCapped` is true. */
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

/** The counts for a list. They do not depend on its page or sort order. */
export interface CountedList {
  total: Total;
  facets: FacetCounts;
  /** Whether the counts are estimated from a sample. */
  approximate: boolean;
}

/** Identifies a counted list. */
export const countedListKey = (
  filter: RowFilter,
  conditions: string[],
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
  if (listed.partial !== null) {
    const { ids, total } = listed.partial;
    const counted = await countPartial({ reads, levels, request }, listed.conditions, ids, options);
    return { total, ...counted };
  }
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

/**
 * The list consists of exact and partial matches. Filters are applied before the best partial matches are chosen, so
 * each filter may list different ones. A filtered list is counted with the partial matches of the unfiltered list, so
 * its counts are approximate.
 */
async function countPartial(
  { reads, levels, request }: SearchScope,
  conditions: string[],
  listedIds: number[],
  options: { now: number; withinTop: boolean },
): Promise<{ facets: FacetCounts; approximate: boolean }> {
  const { filter } = request;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const units = request.units.filter(({ frequency }) => frequency > 0);
  const unfiltered: SearchRequest = { ...request, units, filter: noFilter, sort: 'featured' };
  const partialIds = isFiltered
    ? (await findPartial({ reads, levels, request: unfiltered })).map(({ id }) => id)
    : listedIds;
  const facets = await countFacets(reads, { conditions, filter, partialIds }, options);
  return { facets, approximate: isFiltered && partialIds.length > 0 };
}

const noFilter: RowFilter = {
  minPaise: null,
  maxPaise: null,
  listedAfter: null,
  delivery: null,
  origin: null,
  inStock: null,
  color: null,
  size: null,
};

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
