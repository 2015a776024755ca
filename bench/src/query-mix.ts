import { exactTotalLimit, pageSize } from '@postprocure/contracts/limits';
import type { ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import type { SortOrder } from '@postprocure/contracts/catalogue/product-filter';
import type { Executor } from '@postprocure/db/pool';
import { Random } from '@postprocure/demo-catalogue/random';

export interface BenchQuery {
  kind: string;
  query: ProductSearchQuery;
}

interface SampledProduct {
  sku: string;
  words: string[];
  top: string;
  leaf: string | null;
  rupees: number;
}

const seed = 20_250_703;
const slips = ['a', 'e', 'i', 'o', 'u', 's', 't', 'n', 'r'];

/** More than 400 realistic searches based on the catalogue, the same in every run on the same catalogue. */
export async function drawQueries(database: Executor): Promise<BenchQuery[]> {
  const random = new Random(seed, 1);
  const { rows } = await database.query<{ products: number }>('select products from search_state');
  const size = rows[0]?.products ?? 0;
  const words = (low: number, high: number, count: number) => drawWords(database, low, high, count);
  const rare = await words(1, 20, 40);
  const mid = await words(size / 1000, size / 50, 60);
  const known = await words(Math.min(10, size / 1000), size, 60);
  const common = await drawCommonWords(database, 50);
  const products = await drawProducts(database, 300);
  const next = () => random.pick(products);
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const sorts: SortOrder[] = ['price-low-high', 'price-high-low', 'newest'];

  return [
    ...rare.map((word) => make('rare', word)),
    ...common.slice(0, 40).map((word) => make('common', word)),
    ...mid.slice(0, 40).map((word) => make('mid', word)),
    ...times(60, (i) =>
      make(i % 2 === 0 ? 'two words' : 'three words', pickWords(random, next(), 2 + (i % 2))),
    ),
    ...times(20, () =>
      make('strange pair', `${pickWords(random, next(), 1)} ${pickWords(random, next(), 1)}`),
    ),
    ...times(40, (i) => make('prefix', cutShort(random, next(), i % 2))),
    ...known.slice(0, 40).map((word) => make('typo', misspell(random, word))),
    ...times(40, (i) => {
      const product = next();
      const leaf = product.leaf === null || i % 2 === 0 ? '' : `/${product.leaf}`;
      return make('in category', pickWords(random, product, 1), { categoryName: `${product.top}${leaf}` });
    }),
    ...times(40, (i) => {
      const product = next();
      const term = i % 2 === 0 ? random.pick(common) : pickWords(random, product, 1);
      return make('price', term, drawPriceRange(random, product.rupees));
    }),
    ...sorts.flatMap((sort) => times(15, () => make(sort, random.pick([...common, ...mid]), { sort }))),
    ...times(24, (i) => make('filters', random.pick([...common, ...mid]), drawFilter(i))),
    ...times(16, (i) =>
      make('deep page', random.pick(common), { page: drawDeepPage(random, i), sort: 'featured' }),
    ),
    ...times(10, () => make('SKU', next().sku)),
  ];
}

const make = (kind: string, search: string, more: Partial<ProductSearchQuery> = {}): BenchQuery => ({
  kind,
  query: { search, page: 1, limit: pageSize, sort: 'featured', ...more },
});

async function drawWords(database: Executor, low: number, high: number, count: number): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>(
    `select word from search_vocabulary
     where products between $1 and $2 and word ~ '^[a-z]{4,}$' order by md5(word) limit $3`,
    [Math.ceil(low), Math.ceil(high), count],
  );
  return rows.map(({ word }) => word);
}

async function drawCommonWords(database: Executor, count: number): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>(
    `select word from search_vocabulary where word ~ '^[a-z]{3,}$' order by products desc, word limit $1`,
    [count],
  );
  return rows.map(({ word }) => word);
}

async function drawProducts(database: Executor, count: number): Promise<SampledProduct[]> {
  const { rows } = await database.query<SampledProduct>(
    `select p.sku, coalesce(t.name, c.name) as top, case when t.id is null then null else c.name end as leaf,
       p.sp_paise / 100 as rupees, w.words
     from (select * from products where status = 'active' order by md5(id::text) limit $1) as p
     join categories as c on c.id = p.category_id
     left join categories as t on t.id = c.parent_id
     cross join lateral (
       select array(select word from unnest(search_words(p.title)) as word where word ~ '^[a-z]{3,}$') as words
     ) as w
     where cardinality(w.words) >= 3
     order by p.id`,
    [count],
  );
  return rows;
}

const pickWords = (random: Random, { words }: SampledProduct, count: number): string =>
  random.sample(words, count).join(' ');

/** An incomplete word, alone or after complete ones. */
function cutShort(random: Random, product: SampledProduct, before: number): string {
  const [last = '', ...others] = random.sample(product.words, 1 + before);
  return [...others, last.slice(0, random.between(2, Math.max(2, last.length - 1)))].join(' ');
}

/** Adds one typing mistake, never in the first letter. */
function misspell(random: Random, word: string): string {
  const at = random.between(1, word.length - 2);
  const [head, letter, following, tail] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  return random.pick([
    `${head}${following}${letter}${tail}`,
    `${head}${following}${tail}`,
    `${head}${letter}${letter}${following}${tail}`,
    `${head}${random.pick(slips)}${following}${tail}`,
  ]);
}

function drawPriceRange(random: Random, rupees: number): Partial<ProductSearchQuery> {
  const range = { minPrice: Math.round(rupees * 0.7), maxPrice: Math.round(rupees * 1.5) };
  return random.pick([range, { minPrice: range.minPrice }, { maxPrice: range.maxPrice }]);
}

function drawFilter(index: number): Partial<ProductSearchQuery> {
  const filters: Partial<ProductSearchQuery>[] = [
    { delivery: '6-7' },
    { delivery: '15-20' },
    { newWithin: 30 },
    { newWithin: 90 },
    { origin: 'China' },
    { inStock: true },
  ];
  return filters[index % filters.length] ?? {};
}

const drawDeepPage = (random: Random, index: number): number =>
  index % 4 === 0 ? 400 : random.between(20, Math.floor(exactTotalLimit / pageSize));

/** The query string for the same search over HTTP. */
export function toQueryString(query: ProductSearchQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return parameters.toString();
}

export function describeQuery({ kind, query }: BenchQuery): string {
  const standard: Record<string, unknown> = make('', '').query;
  const extra = Object.entries(query)
    .filter(([name, value]) => name !== 'search' && standard[name] !== value)
    .map(([name, value]) => `${name}=${String(value)}`);
  return [`${kind}: "${query.search}"`, ...extra].join(' ');
}
