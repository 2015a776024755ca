import {
  fastDeliveryMaxDays,
  optionFacetLimit,
  priceBuckets,
  type DeliveryBand,
  type SortOrder,
} from '@postprocure/contracts/catalogue/product-filter';
import { exactTotalLimit } from '@postprocure/contracts/limits';
import type { Executor } from '@postprocure/db/pool';
import { rupeesToPaise } from '@postprocure/money/paise';
import type { LevelFamily, RangeFilter, SearchLevels } from './search-levels.ts';
import type { PartialMatch } from './search-partial.ts';
import { matchAll, quoteLexeme } from './search-term.ts';
import { matchQuality, thingBonus, type WeighedUnit } from './search-weights.ts';

/** Filters that are applied to each row. null matches everything. */
export interface RowFilter extends RangeFilter {
  delivery: DeliveryBand | null;
  origin: string | null;
  inStock: true | null;
  color: string | null;
  size: string | null;
}

export const colorLexeme = (color: string): string => `=k${color.toLowerCase()}`;
export const sizeLexeme = (size: string): string => `=s${size.toLowerCase()}`;

export interface Candidates {
  /** tsqueries as text (see search-term.ts). Candidates match all of them. */
  conditions: string[];
  filter: RowFilter;
  /** If set, only this product is a candidate; null means that there is none. */
  productId?: number | null;
  /** Products that are candidates although they do not match the conditions. */
  partialIds?: number[];
}

export interface Slice {
  offset: number;
  limit: number;
}

export interface FoundIds {
  ids: number[];
  /** Total number of matching products. */
  matches: number;
}

const orderBy: Record<SortOrder, string> = {
  featured: 'in_stock desc, popularity desc, product_id',
  newest: 'listed_at desc, product_id desc',
  'price-low-high': 'sp_paise, product_id',
  'price-high-low': 'sp_paise desc, product_id desc',
};

// `+ 0` keeps the planner from using a price index, which would cost more than it saves.
const passes = {
  price: '($1::bigint is null or sp_paise + 0 >= $1) and ($2::bigint is null or sp_paise + 0 <= $2)',
  newness: '($3::int is null or listed_at >= $3)',
  delivery: `($4::text is null or ($4 = '6-7') = (handling_days <= ${fastDeliveryMaxDays}))`,
  origin: '($5::text is null or lower(origin) = lower($5))',
  stock: '($6::boolean is null or in_stock)',
  color: '($7::text is null or document @@ $7::tsquery)',
  size: '($8::text is null or document @@ $8::tsquery)',
};
const passesAll = Object.values(passes).join(' and ');

const toFilterValues = ({
  minPaise,
  maxPaise,
  listedAfter,
  delivery,
  origin,
  inStock,
  color,
  size,
}: RowFilter): unknown[] => [
  minPaise,
  maxPaise,
  listedAfter,
  delivery,
  origin,
  inStock,
  color === null ? null : quoteLexeme(colorLexeme(color)),
  size === null ? null : quoteLexeme(sizeLexeme(size)),
];

/**
 * Conditions beyond this number share the last parameter, so that long terms need no additional prepared statements.
 */
const mostConditions = 8;

/**
 * A statement over the candidates: `$1` to `$8` are the filters, followed by `more` and the conditions. The conditions
 * are not combined into one tsquery, because the index can skip between conditions but has to scan every alternative
 * within one.
 */
function overCandidates(
  name: string,
  { conditions, filter, productId, partialIds }: Candidates,
  more: unknown[],
  toText: (areCandidates: string) => string,
) {
  const own = conditions.slice(0, mostConditions - 1);
  const shared = conditions.slice(mostConditions - 1);
  const places = shared.length === 0 ? own : [...own, matchAll(shared)];
  const isOne = productId !== undefined;
  const firstPlace = 9 + more.length + (isOne ? 1 : 0);
  const matching = [
    ...(isOne ? [`product_id = $${firstPlace - 1}::bigint`] : []),
    ...places.map((_, i) => `document @@ $${firstPlace + i}::tsquery`),
  ].join(' and ');
  const areCandidates =
    partialIds === undefined
      ? matching
      : `(${matching} or product_id = any ($${firstPlace + places.length}::bigint[]))`;
  return {
    name: `${name}-${isOne ? 'one-' : ''}${partialIds === undefined ? '' : 'partial-'}${places.length}`,
    text: toText(areCandidates),
    values: [
      ...toFilterValues(filter),
      ...more,
      ...(isOne ? [productId] : []),
      ...places,
      ...(partialIds === undefined ? [] : [partialIds]),
    ],
  };
}

/** Finds candidates in the given order. */
export async function findIds(
  reads: Executor,
  candidates: Candidates,
  sort: SortOrder,
  slice: Slice,
): Promise<FoundIds> {
  const { rows } = await reads.query<FoundIds>(
    overCandidates(
      `search-ids-${sort}`,
      candidates,
      [slice.limit, slice.offset],
      (areCandidates) => `
        with matched as materialized (
          select product_id, in_stock, popularity, listed_at, sp_paise from product_search
          where ${areCandidates} and ${passesAll}
        )
        select
          (select count(*)::int from matched) as matches,
          array(select product_id::int from matched order by ${orderBy[sort]} limit $9 offset $10) as ids`,
    ),
  );
  return onlyRow(rows);
}

/** A product that matches every unit. */
export interface ExactMatch {
  id: number;
  /** The index of the first tsquery that the product matches. If it matches none, the number of tsqueries. */
  tier: number;
  inStock: boolean;
  popularity: number;
  title: string;
}

/** Finds candidates by relevance: those that match the first of these tsqueries, then the second, and so on. */
export async function findByRelevance(
  reads: Executor,
  candidates: Candidates,
  tiers: string[],
  slice: Slice,
): Promise<{ found: ExactMatch[]; matches: number }> {
  const { rows } = await reads.query<{ found: ExactMatch[]; matches: number }>(
    overCandidates(
      `search-relevance-${tiers.length}`,
      candidates,
      [slice.limit, slice.offset, ...tiers],
      (areCandidates) => `
        with matched as materialized (
          select product_id, in_stock, popularity,
            case ${tiers.map((_, tier) => `when document @@ $${11 + tier}::tsquery then ${tier}`).join(' ')}
              else ${tiers.length} end as tier
          from product_search
          where ${areCandidates} and ${passesAll}
        )
        select
          (select count(*)::int from matched) as matches,
          (select coalesce(jsonb_agg(page), '[]') from (
            select product_id as id, tier, in_stock as "inStock", popularity,
              (select title from products where id = product_id) as title
            from matched order by tier, ${orderBy.featured} limit $9 offset $10) as page) as found`,
    ),
  );
  return onlyRow(rows);
}

/** How many candidates are scored, and how many of the best are returned. */
const mostScored = 2000;
const mostPartialMatches = 120;

/**
 * Finds the best partial matches. They match all of `candidates.conditions` and at least one of `branches`, each a list
 * of conditions. They must not match `exact`, and they gain a bonus if they match `thing`.
 */
export async function findPartialMatches(
  reads: Executor,
  { conditions, filter }: Candidates,
  branches: string[][],
  units: WeighedUnit[],
  { exact, thing }: { exact: string; thing: string },
): Promise<PartialMatch[]> {
  const values: unknown[] = toFilterValues(filter);
  const place = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const matches = (query: string) => `document @@ ${place(query, 'tsquery')}`;
  const matchesAll = (queries: string[]) => queries.map(matches).join(' and ');
  const excluded = matches(exact);
  const scope = conditions.length === 0 ? 'true' : matches(matchAll(conditions));
  const anyBranch = branches.map((branch) => `(${matchesAll(branch)})`).join(' or ');
  const any = units.map((unit) => matches(unit.matches.any));
  const scores = units.map(({ matches: queries, weight }, index) => {
    const [strong, fair, weak] = [matchQuality.strong, matchQuality.fair, matchQuality.any].map((quality) =>
      place(weight * quality, 'float8'),
    );
    return `case when not ${any[index]} then 0 when ${matches(queries.strong)} then ${strong}
      when ${matches(queries.fair)} then ${fair} else ${weak} end`;
  });
  const bonus = (units.findLast(({ unit }) => unit.role === 'thing')?.weight ?? 0) * thingBonus;
  scores.push(`case when ${matches(thing)} then ${place(bonus, 'float8')} else 0 end`);
  const shape = branches.map((branch) => branch.length).join('.');
  const { rows } = await reads.query<PartialMatch>({
    name: `search-partial-${units.length}-${conditions.length === 0 ? 'all' : 'some'}-${shape}`,
    text: `
      with scored as materialized (
        select product_id, in_stock, popularity, sp_paise, listed_at, array[${any.join(', ')}] as matched,
          ${excluded} as is_exact, ${scores.join(' + ')} as score
        from product_search where (${anyBranch}) and ${scope} and ${passesAll}
        limit ${mostScored}
      ), best as (
        select * from scored where not is_exact order by score desc, ${orderBy.featured} limit ${mostPartialMatches}
      )
      select best.product_id::int as id, best.in_stock as "inStock", best.popularity, best.sp_paise as "spPaise",
        best.listed_at as "listedAt", best.matched, best.score, p.title
      from best join products as p on p.id = best.product_id`,
    values,
  });
  return rows;
}

export async function countMatches(reads: Executor, candidates: Candidates): Promise<number> {
  const { rows } = await reads.query<{ matches: number }>(
    overCandidates(
      'search-count',
      candidates,
      [],
      (areCandidates) =>
        `select count(*)::int as matches from product_search where ${areCandidates} and ${passesAll}`,
    ),
  );
  return onlyRow(rows).matches;
}

export interface FacetCounts {
  /** The number of all candidates, including those that the filters exclude. */
  candidates: number;
  matches: number;
  price: number[];
  fastDelivery: number;
  slowDelivery: number;
  new30: number;
  new90: number;
  inStock: number;
  origins: { value: string; count: number }[];
  optionsAreSampled: boolean;
  colors: { value: string; count: number }[];
  sizes: { value: string; count: number }[];
  categories: { id: number; count: number }[];
}

const without = (facet: keyof typeof passes): string =>
  Object.keys(passes)
    .filter((name) => name !== facet)
    .map((name) => `${name}_ok`)
    .join(' and ');

const bucketCounts = priceBuckets
  .map(({ min, max }) => {
    const upper = max === null ? '' : ` and sp_paise <= ${rupeesToPaise(max)}`;
    return `count(*) filter (where ${without('price')} and sp_paise >= ${rupeesToPaise(min)}${upper})::int`;
  })
  .join(', ');

/**
 * Counting the colours and sizes of many products would take as long as all other counts together, so they are
 * estimated from 500 to 2000 products. The hash differs from that of `=h` lexemes, because the candidates may already
 * be a sample that was chosen by one of those lexemes.
 */
const optionSample = `
  select case when count(*) > 32000 then 64 when count(*) > 8000 then 16 when count(*) > 2000 then 4 else 1 end as fraction
  from matched`;
const isInOptionSample =
  '(product_id * 2246822519 & 4294967295) < 4294967296 / (select fraction from option_sample)';

// `unnest` in the select list takes a third of the time of a join.
const countOptions = (column: 'colors' | 'sizes', facet: 'color' | 'size'): string => `
  (select coalesce(jsonb_agg(o), '[]') from (
    select value, (count(*) * (select fraction from option_sample))::int as count from (
      select unnest(${column}) as value from matched where ${isInOptionSample} and ${without(facet)}) as options
    group by value order by count(*) desc, value limit ${optionFacetLimit}) as o)`;

/**
 * Counts for every filter choice in one pass. The candidates' conditions must not contain the filters themselves, since
 * a filter does not narrow its own counts. Categories are counted by top category unless `withinTop` is set.
 */
export async function countFacets(
  reads: Executor,
  candidates: Candidates,
  options: { now: number; withinTop: boolean },
): Promise<FacetCounts> {
  const { rows } = await reads.query<FacetCounts>(
    overCandidates(
      'search-facets',
      candidates,
      [options.now, options.withinTop],
      (areCandidates) => `
      with matched as materialized (
        select product_id, category_id, top_id, origin, sp_paise, listed_at, handling_days, in_stock, colors, sizes,
          ${Object.entries(passes)
            .map(([name, condition]) => `${condition} as ${name}_ok`)
            .join(', ')}
        from product_search where ${areCandidates}
      ), option_sample as materialized (${optionSample})
      select
        count(*)::int as candidates,
        count(*) filter (where ${without('price')} and price_ok)::int as matches,
        array[${bucketCounts}] as price,
        count(*) filter (where ${without('delivery')} and handling_days <= ${fastDeliveryMaxDays})::int as "fastDelivery",
        count(*) filter (where ${without('delivery')} and handling_days > ${fastDeliveryMaxDays})::int as "slowDelivery",
        count(*) filter (where ${without('newness')} and listed_at >= $9 - 30 * 86400)::int as "new30",
        count(*) filter (where ${without('newness')} and listed_at >= $9 - 90 * 86400)::int as "new90",
        count(*) filter (where ${without('stock')} and in_stock)::int as "inStock",
        (select coalesce(jsonb_agg(o), '[]') from (
          select origin as value, count(*)::int as count from matched where ${without('origin')}
          group by origin order by count(*) desc, origin) as o) as origins,
        (select fraction > 1 from option_sample) as "optionsAreSampled",
        ${countOptions('colors', 'color')} as colors,
        ${countOptions('sizes', 'size')} as sizes,
        (select coalesce(jsonb_agg(c), '[]') from (
          select case when $10 then category_id else top_id end as id, count(*)::int as count
          from matched where ${without('price')} and price_ok
          group by 1 order by count(*) desc, 1) as c) as categories
      from matched`,
    ),
  );
  return onlyRow(rows);
}

export type BrowseScope = 'all' | 'top' | 'category';

export interface ScopePage {
  ids: number[];
  /** The number of products, up to one more than the limit of exact totals. */
  products: number;
}

const scopeCondition: Record<BrowseScope, string> = {
  all: '$1::int is null',
  top: 'top_id = $1',
  category: 'category_id = $1',
};

const countedRows = (scope: BrowseScope): string =>
  `select from product_search where ${scopeCondition[scope]} limit ${exactTotalLimit + 1}`;

/** Reads one page of a whole category or of all products from an index, in the requested order. */
export async function findIdsInScope(
  reads: Executor,
  scope: BrowseScope,
  categoryId: number | null,
  sort: SortOrder,
  slice: Slice,
  except: number[],
): Promise<number[]> {
  const { rows } = await reads.query<{ id: number }>({
    name: `browse-ids-${scope}-${sort}`,
    text: `select product_id as id from product_search
      where ${scopeCondition[scope]} and product_id <> all ($4::bigint[])
      order by ${orderBy[sort]} limit $2 offset $3`,
    values: [categoryId, slice.limit, slice.offset, except],
  });
  return rows.map((row) => row.id);
}

/** Finds one page of a whole category or of all products, and counts them. */
export async function findPageInScope(
  reads: Executor,
  scope: BrowseScope,
  categoryId: number | null,
  sort: SortOrder,
  slice: Slice,
): Promise<ScopePage> {
  const { rows } = await reads.query<ScopePage>({
    name: `browse-page-${scope}-${sort}`,
    text: `select
        array(select product_id::int from product_search where ${scopeCondition[scope]}
          order by ${orderBy[sort]} limit $2 offset $3) as ids,
        (select count(*)::int from (${countedRows(scope)}) as counted) as products`,
    values: [categoryId, slice.limit, slice.offset],
  });
  return onlyRow(rows);
}

/** Counts a whole category or all products, up to one more than the limit of exact totals. */
export async function countInScope(
  reads: Executor,
  scope: BrowseScope,
  categoryId: number | null,
): Promise<number> {
  const { rows } = await reads.query<{ products: number }>({
    name: `browse-count-${scope}`,
    text: `select count(*)::int as products from (${countedRows(scope)}) as counted`,
    values: [categoryId],
  });
  return onlyRow(rows).products;
}

export async function readLevels(reads: Executor): Promise<SearchLevels> {
  const { rows } = await reads.query<{
    generation: number;
    products: number;
    levels: { family: LevelFamily; fraction: number; threshold: number }[];
  }>(`
    select s.generation, s.products,
      (select coalesce(jsonb_agg(l order by l.fraction desc), '[]') from search_levels as l
       where l.generation = s.generation) as levels
    from search_state as s`);
  const { generation, products, levels } = onlyRow(rows);
  const ofFamily = (family: LevelFamily) => levels.filter((level) => level.family === family);
  return {
    generation,
    products,
    thresholds: { r: ofFamily('r'), d: ofFamily('d'), a: ofFamily('a'), z: ofFamily('z') },
  };
}

function onlyRow<T>(rows: T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}
