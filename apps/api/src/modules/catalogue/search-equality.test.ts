import type { ProductListQuery, ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import { sortOrders, type SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import type { Pool } from '@postprocure/db/pool';
import { seedCatalogue } from '@postprocure/demo-catalogue/seed-catalogue';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browseProducts } from './browse.service.ts';
import { createCatalogueContext, type CatalogueContext } from './catalogue-context.ts';
import { searchProducts } from './product-search.service.ts';
import type { SearchUnit } from './search-term.ts';
import { analyzeTerm } from './search-vocabulary.repository.ts';

/**
 * Compares the search engine's lists with those of a plain query, which checks the products one by one without the
 * search table, its index, its levels or its samples.
 */
let database: TestDatabase;
let context: CatalogueContext;

beforeAll(async () => {
  database = await createTestDatabase({
    settings: { plan_cache_mode: 'force_generic_plan' },
    statementTimeoutMs: 0,
  });
  await seedCatalogue(database.url, { products: 20_000 });
  context = createCatalogueContext({ reads: database.pool });
  await database.pool.query(`
    create table plain as
    select p.id, p.popularity, p.sp_paise, p.created_at, p.handling_days, p.country_of_origin as origin,
      p.category_id, coalesce(c.parent_id, c.id) as top_id, s.quantity > 0 as in_stock,
      o.options, search_head_lexemes(search_title_without_brand(p.title, p.brand)) as head,
      search_lexemes(concat_ws(' ', o.options, search_title_without_brand(p.title, p.brand))) as title,
      search_lexemes(concat_ws(' ', o.options, p.title, p.brand)) as title_brand,
      search_lexemes(concat_ws(' ', o.options, p.title, p.brand, c.name, t.name)) as anywhere,
      array(select color from product_variations where product_id = p.id) as colors,
      array(select size from product_variations where product_id = p.id) as sizes
    from products p
    cross join lateral (
      select string_agg(color || ' ' || size, ' ') as options from product_variations where product_id = p.id) o
    join product_stocks s on s.product_id = p.id
    join categories c on c.id = p.category_id
    left join categories t on t.id = c.parent_id`);
  // Both sides must use the same time to determine which products are new.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.drop();
});

const plainOrder: Record<SortOrder, string> = {
  featured: 'in_stock desc, popularity desc, id',
  newest: 'date_trunc($$second$$, created_at) desc, id desc',
  'price-low-high': 'sp_paise, id',
  'price-high-low': 'sp_paise desc, id desc',
};

const literal = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
const matches = (units: SearchUnit[], column: string, typedOnly = false) =>
  units
    .map((unit) => {
      const alternatives = typedOnly ? unit.alternatives.slice(0, unit.typedAlternatives) : unit.alternatives;
      const from = unit.brand && column === 'title' ? 'title_brand' : column;
      return `(${alternatives.map((words) => `${from} @> ${literal(words)}`).join(' or ')})`;
    })
    .join(' and ');

/** Returns an SQL condition: whether the title or the category says that the product is the thing searched for. */
function isThing(units: SearchUnit[]): string {
  const things = units.filter(({ role }) => role === 'thing');
  const heads = (things.at(-1)?.alternatives ?? []).flatMap((lexemes) => lexemes.slice(-1));
  const { categories = [] } = things.findLast((thing) => thing.categories.length > 0) ?? {};
  return things.length === 0
    ? 'true'
    : `(head && ${literal(heads)} or category_id = any (array[${categories.join(', ')}]::int[]))`;
}

const relevanceOf = (units: SearchUnit[]) => `case
  when ${matches(units, 'title', true)} and ${isThing(units)} then 0
  when ${matches(units, 'title')} and ${isThing(units)} then 1
  when ${matches(units, 'title')} then 2
  when ${matches(units, 'title_brand')} then 3 else 4 end, `;

type Filters = Pick<
  ProductListQuery,
  'minPrice' | 'maxPrice' | 'delivery' | 'newWithin' | 'origin' | 'inStock' | 'color' | 'size'
>;

function plainCondition(filters: Filters, category: { id: number; isTop: boolean } | null): string {
  return [
    'true',
    category && `${category.isTop ? 'top_id' : 'category_id'} = ${category.id}`,
    filters.minPrice !== undefined && `sp_paise >= ${filters.minPrice * 100}`,
    filters.maxPrice !== undefined && `sp_paise <= ${filters.maxPrice * 100}`,
    filters.delivery !== undefined && `handling_days ${filters.delivery === '6-7' ? '<=' : '>'} 7`,
    filters.newWithin !== undefined &&
      `created_at >= '${new Date().toISOString()}'::timestamptz - interval '${filters.newWithin} days'`,
    filters.origin !== undefined && `origin = '${filters.origin}'`,
    filters.inStock === true && 'in_stock',
    filters.color !== undefined && `'${filters.color}' = any (colors)`,
    filters.size !== undefined && `'${filters.size}' = any (sizes)`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' and ');
}

async function plainIds(pool: Pool, condition: string, order: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from plain where ${condition} order by ${order}`,
  );
  return rows.map((row) => row.id);
}

/** A seeded random number generator, so that a failing case can be reproduced. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { next, pick };
}

async function randomCases(count: number) {
  const random = createRandom(20_261_115);
  const { rows: titles } = await database.pool.query<{ words: string[] }>(
    `select search_words(title) as words from products where id % 37 = 0 order by id`,
  );
  const { rows: common } = await database.pool.query<{ word: string }>(
    'select word from search_vocabulary order by products desc, word limit 60',
  );
  const { categories } = await context.readTree();
  return Array.from({ length: count }, () => {
    const words = random.pick(titles).words;
    const wordCount = random.pick([0, 1, 1, 1, 2, 2, 3]);
    const term = Array.from({ length: wordCount }, () =>
      random.next() < 0.4 ? random.pick(common).word : random.pick(words),
    ).join(' ');
    const top = random.next() < 0.3 ? random.pick(categories) : null;
    const child = top && top.children.length > 0 && random.next() < 0.5 ? random.pick(top.children) : null;
    const filters: Filters = {
      ...(random.next() < 0.25 && { minPrice: random.pick([200, 500, 1000, 5000]) }),
      ...(random.next() < 0.25 && { maxPrice: random.pick([499.99, 999.99, 4999.99, 20_000]) }),
      ...(random.next() < 0.15 && { delivery: random.pick(['6-7', '15-20'] as const) }),
      ...(random.next() < 0.15 && { newWithin: random.pick([30, 90] as const) }),
      ...(random.next() < 0.15 && { origin: random.pick(['India', 'China', 'Japan']) }),
      ...(random.next() < 0.2 && { inStock: true }),
      ...(random.next() < 0.15 && { color: random.pick(['Black', 'Maroon', 'Rose Gold']) }),
      ...(random.next() < 0.15 && { size: random.pick(['M', 'XL', 'UK 8', '1 L']) }),
    };
    return {
      term,
      top,
      child,
      filters,
      sort: random.pick(sortOrders),
      page: random.pick([1, 1, 1, 2, 3, 10]),
    };
  });
}

/** How many products may be in any order, because their titles decide it. The rest must be in the given order. */
const ranked = 48;

async function applyRanking(
  query: Omit<ProductListQuery, 'page'>,
  term: string,
  inTiers: number[],
  label: string,
): Promise<number[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => searchProducts(context, { ...query, search: term, page, facets: false })),
  );
  const first = pages.flatMap(({ products }) => products.map(({ id }) => id));
  const found = first.slice(0, Math.min(ranked, inTiers.length));
  expect(new Set(found), label).toEqual(new Set(inTiers.slice(0, ranked)));
  return [...found, ...inTiers.slice(ranked)];
}

test('200 random lists equal what looking at every product gives', async () => {
  let compared = 0;
  for (const { term, top, child, filters, sort, page } of await randomCases(200)) {
    const categoryName = top && (child ? `${top.c_name}/${child.c_name}` : top.c_name);
    const query = { ...filters, sort, page, limit: 24, facets: true, ...(categoryName && { categoryName }) };
    const category = top && { id: Number((child ?? top).c_id), isTop: child === null };
    const condition = plainCondition(filters, category);
    const units = term === '' ? [] : await analyzeTerm(database.pool, term);
    const isExact = units.every(
      (unit) => unit.correction === null && unit.prefix === null && unit.frequency > 0,
    );
    if (!isExact || (term !== '' && units.length === 0)) continue;

    const found =
      term === ''
        ? await browseProducts(context, query satisfies ProductListQuery)
        : await searchProducts(context, { ...query, search: term } satisfies ProductSearchQuery);
    const label = JSON.stringify({ term, categoryName, filters, sort, page });
    if (term === '' && category === null && sort === 'featured' && Object.keys(filters).length === 0)
      continue;

    const relevance = units.length > 0 && sort === 'featured' ? relevanceOf(units) : '';
    const everyWord = units.length > 0 ? ` and ${matches(units, 'anywhere')}` : '';
    const inTiers = await plainIds(database.pool, condition + everyWord, relevance + plainOrder[sort]);
    const expected = relevance === '' ? inTiers : await applyRanking(query, term, inTiers, label);
    if (expected.length >= 24 || (units.length < 2 && units.every(({ loose }) => loose.length === 0))) {
      const from = (page - 1) * 24;
      expect(
        found.products.map(({ id }) => id),
        label,
      ).toEqual(expected.slice(from, from + 24));
      expect([found.total, found.totalIsCapped], label).toEqual([
        Math.min(expected.length, 10_000),
        expected.length > 10_000,
      ]);
      const inStock = await plainIds(database.pool, `${condition}${everyWord} and in_stock`, 'id');
      if (found.facets?.approximate === false) {
        expect(found.facets.inStock, label).toBe(inStock.length);
        const exact = found.facets.approximateOptions ? [] : found.facets.colors;
        for (const { value, count } of exact.slice(0, 2)) {
          const inColour = plainCondition({ ...filters, color: value }, category) + everyWord;
          expect((await plainIds(database.pool, inColour, 'id')).length, `${label} ${value}`).toBe(count);
        }
      }
    } else {
      // After these, the list continues with products that match most words.
      const leading = found.products.map(({ id }) => id).slice(0, expected.length);
      if (page === 1) expect(leading, label).toEqual(expected);
      expect('exactMatches' in found && found.exactMatches, label).toBe(expected.length);
    }
    compared += 1;
  }
  expect(compared).toBeGreaterThan(170);
});
