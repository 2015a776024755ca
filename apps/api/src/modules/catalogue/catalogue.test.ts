import type { Category } from '@postprocure/contracts/catalogue/category';
import {
  productDetail,
  type ProductDetail,
  type ProductPage,
  type ProductSearchPage,
  type ProductSuggestions,
} from '@postprocure/contracts/catalogue/product';
import type { Executor } from '@postprocure/db/pool';
import { refreshSearchStatistics, renewSearchLevels } from '@postprocure/db/search-index';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

interface ShelfProduct {
  title: string;
  brand?: string;
  category?: number;
  rupees?: number;
  popularity?: number;
  quantity?: number;
  days?: number;
  origin?: string;
  daysOld?: number;
}

let lastSku = 0;

async function addProduct(client: Executor, product: ShelfProduct): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
         country_of_origin, warehouse, popularity, created_at)
       values ($1, $2, $3, $4, $5::bigint, $5::bigint * 2, 500, '6204', $6, $7, 'national', $8, now() - $9::int * interval '1 day')
       returning id`,
    [
      `TST-${(lastSku += 1)}`,
      product.title,
      product.brand ?? 'Nirvika',
      product.category ?? 11,
      Math.round((product.rupees ?? 500) * 100),
      product.days ?? 6,
      product.origin ?? 'India',
      product.popularity ?? 10,
      product.daysOld ?? 200,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await client.query('insert into product_stocks (product_id, quantity) values ($1, $2)', [
    id,
    product.quantity ?? 5,
  ]);
  await client.query('insert into product_contents (product_id) values ($1)', [id]);
  await client.query(`insert into product_images values ($1, 0, 'art/sari/red/0')`, [id]);
  return id;
}

async function get<T>(url: string): Promise<T> {
  const response = await api.app.inject(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: T }>().data;
}
const search = (term: string, rest = '') =>
  get<ProductSearchPage>(`/api/product/search?search=${encodeURIComponent(term)}${rest}`);
const titles = (page: ProductPage) => page.products.map(({ title }) => title);

beforeAll(async () => {
  api = await createTestApi('empty');
  const { pool } = api.database;
  await pool.query(`
    insert into categories (id, parent_id, name, image, position, is_featured) values
      (1, null, 'Women''s Fashion', 'art/sari/red/0', 1, false),
      (11, 1, 'Sarees', 'art/sari/red/0', 1, false),
      (12, 1, 'Kurtis / Tops', 'art/sari/red/0', 2, false),
      (2, null, 'Electronics', 'art/headphone/black/0', 2, false),
      (21, 2, 'Headphones', 'art/headphone/black/0', 1, false),
      (9478, null, 'AI Recommendation', 'art/package/natural/0', 3, true)`);
  for (const product of [
    { title: 'Banarasi Silk Saree with Blouse', popularity: 50, rupees: 2499 },
    { title: 'Cotton Sari for Daily Wear', popularity: 90, rupees: 499.5, daysOld: 10 },
    { title: 'Designer Blouse', brand: 'Saree Mahal', popularity: 500, rupees: 899 },
    { title: 'Georgette Drape', popularity: 900, rupees: 1299, quantity: 0 },
    { title: 'Rayon Straight Kurti', category: 12, popularity: 70, rupees: 649 },
    {
      title: 'Wireless Headphones 40mm Bass',
      category: 21,
      popularity: 60,
      rupees: 1999,
      days: 18,
      origin: 'China',
    },
    { title: 'Wired Headphones', category: 21, popularity: 40, rupees: 299, days: 7, origin: 'Vietnam' },
    { title: 'Headphones Stand of Teak', category: 21, popularity: 5, rupees: 799 },
    { title: 'किताब रखने का बैग', category: 9478, popularity: 20, rupees: 350 },
  ]) {
    await addProduct(pool, product);
  }
  await refreshSearchStatistics(pool);
  await renewSearchLevels(pool);
});
afterAll(() => api.close());

describe('search', () => {
  test('the typed word in the title comes before synonyms, the brand and the category, each by popularity', async () => {
    expect(titles(await search('saree'))).toEqual([
      'Banarasi Silk Saree with Blouse',
      'Cotton Sari for Daily Wear',
      'Designer Blouse',
      'Georgette Drape',
    ]);
  });

  test('products in stock come first among those that are equally relevant', async () => {
    const { pool } = api.database;
    await addProduct(pool, { title: 'Kundan Jhumka Earring', category: 12, popularity: 800, quantity: 0 });
    await addProduct(pool, { title: 'Pearl Jhumka Earring', category: 12, popularity: 3 });
    await addProduct(pool, { title: 'Case for Jhumka', category: 12, popularity: 700 });
    const found = titles(await search('jhumka earring'));
    const partial = titles(await search('velvet jhumka earring'));
    const stock = (popularity: number, quantity: number) =>
      pool.query(
        'update product_stocks set quantity = $2 where product_id = (select id from products where popularity = $1)',
        [popularity, quantity],
      );
    await stock(3, 0);
    const soldOut = titles(await search('jhumka earring'));
    await pool.query(`delete from products where title like '%Jhumka%'`);
    const jhumkas = ['Pearl Jhumka Earring', 'Kundan Jhumka Earring', 'Case for Jhumka'];
    expect(found).toEqual(jhumkas);
    expect(partial).toEqual(jhumkas);
    expect(soldOut).toEqual(['Kundan Jhumka Earring', 'Pearl Jhumka Earring', 'Case for Jhumka']);
  });

  test('plurals, stems and synonyms find the same products', async () => {
    const ids = async (term: string) => (await search(term)).products.map(({ id }) => id).sort();
    const expected = await ids('saree');
    expect(await ids('SAREES')).toEqual(expected);
    expect(await ids('sari')).toEqual(expected);
    expect(titles(await search('kurta'))).toEqual(['Rayon Straight Kurti']);
    expect(titles(await search('साड़ी'))).toContain('Banarasi Silk Saree with Blouse');
    expect(await ids('saari')).toEqual(expected);
    expect(titles(await search('wireless earfone'))[0]).toBe('Wireless Headphones 40mm Bass');
  });

  test('every word of a long term counts', async () => {
    const words = 'amla bhringraj cedar dill elaichi fennel ginger haldi indigo jamun'.split(' ');
    await addProduct(api.database.pool, {
      title: `Oil of ${words.join(' ')}`,
      category: 21,
      popularity: 1,
      rupees: 99,
    });
    await addProduct(api.database.pool, {
      title: `Soap of ${words.slice(0, -1).join(' ')}`,
      category: 21,
      popularity: 9,
      rupees: 99,
    });
    const found = await search(words.join(' '));
    await api.database.pool.query(`delete from products where title like '%amla%'`);
    expect(found.exactMatches).toBe(1);
    expect(titles(found)).toEqual([expect.stringMatching(/^Oil/), expect.stringMatching(/^Soap/)]);
  });

  test('a Hindi word for many things finds them, and each of them only itself', async () => {
    expect(titles(await search('kapde'))).toEqual(
      expect.arrayContaining(['Cotton Sari for Daily Wear', 'Rayon Straight Kurti']),
    );
    expect(titles(await search('kurta'))).toEqual(['Rayon Straight Kurti']);
    const units = async (term: string) =>
      (
        await api.database.pool.query<{ words: string[][] }>(
          `select array_agg(unit -> 'alternatives') as words from jsonb_array_elements(analyze_search($1)) as unit`,
          [term],
        )
      ).rows[0]?.words;
    expect(await units('red')).toEqual([[['red']]]);
    expect(await units('लाल')).toEqual([expect.arrayContaining([['red']])]);
    expect(await units('bachon ke kapde')).toHaveLength(2);
  });

  test('an unfinished last word is completed, a misspelt one corrected', async () => {
    expect(titles(await search('bana'))).toEqual(['Banarasi Silk Saree with Blouse']);
    const corrected = await search('wireless hedphones');
    expect(corrected.didYouMean).toBe('wireless headphones');
    expect(titles(corrected)[0]).toBe('Wireless Headphones 40mm Bass');
    expect((await search('wireless headphones')).didYouMean).toBeNull();
  });

  test('a price among the words is told as the filter that it is, beside the corrected words', async () => {
    const page = await search('hedphones under 800', '&minPrice=300');
    expect(titles(page)).toEqual(['Headphones Stand of Teak']);
    expect(page.didYouMean).toBe('headphones under 800');
    expect(page.understood).toEqual({ search: 'hedphones', minPrice: 300, maxPrice: 800 });
    expect((await search('headphones under 800', '&maxPrice=2000')).understood.maxPrice).toBe(2000);
    const suggest = (typed: string) =>
      get<ProductSuggestions>(`/api/product/suggest?search=${encodeURIComponent(typed)}`);
    const { terms, ...rest } = await suggest('kurti');
    expect(await suggest('kurti under 700')).toEqual({
      terms: terms.map((term) => `${term} under 700`),
      ...rest,
    });
  });

  test('the list goes on with products that match some words, the rarest and the last words first', async () => {
    const page = await search('wireless headphones stand');
    expect(page.exactMatches).toBe(0);
    expect(titles(page)).toEqual([
      'Headphones Stand of Teak',
      'Wireless Headphones 40mm Bass',
      'Wired Headphones',
    ]);
    expect(page.total).toBe(3);
  });

  test('Devanagari words are whole words', async () => {
    expect(titles(await search('किताब'))).toEqual(['किताब रखने का बैग']);
    expect(titles(await search('कित'))).toEqual(['किताब रखने का बैग']);
    expect((await search('क')).products.length).toBeLessThanOrEqual(1);
  });

  test('a SKU finds its product in any letter case, and suggests it', async () => {
    for (const term of ['tst-5', 'SKU: TST-5', ' TST-5 ']) {
      expect(titles(await search(term)), term).toEqual(['Rayon Straight Kurti']);
    }
    const suggested = await get<ProductSuggestions>('/api/product/suggest?search=tst-5');
    expect(suggested).toMatchObject({ terms: [], categories: [], products: [{ sku: 'TST-5' }] });
  });

  test('filters, category and facets hold for a SKU and for a term without words', async () => {
    const { facets, ...page } = await search('TST-5', "&facets=true&categoryName=Women's%20Fashion");
    expect(page).toMatchObject({ total: 1, totalPages: 1, exactMatches: 1 });
    expect(facets).toMatchObject({ approximate: false, origin: [{ value: 'India', count: 1 }] });
    for (const filter of [
      'maxPrice=1',
      'delivery=15-20',
      'origin=China',
      "categoryName=Women's%20Fashion/Sarees",
      'page=2',
    ]) {
      const narrowed = await search('TST-5', `&facets=true&${filter}`);
      expect(narrowed.products, filter).toEqual([]);
      expect(narrowed.total, filter).toBe(filter === 'page=2' ? 1 : 0);
      expect(narrowed.facets, filter).toBeDefined();
    }
    expect(await search('!!!', '&facets=true')).toMatchObject({
      total: 0,
      facets: { inStock: 0, origin: [], categories: [] },
    });
  });

  test('what reads like query syntax is only text', async () => {
    for (const term of [
      "saree & !silk | ('",
      'saree:* <-> silk',
      "'); drop table products; --",
      '!!!',
      '\\',
    ]) {
      const page = await search(term);
      expect(page.totalPages).toBeGreaterThanOrEqual(1);
    }
    expect((await search('!!!')).products).toEqual([]);
  });

  test('filters, sorts and facets', async () => {
    expect(titles(await search('headphones', '&sort=price-low-high'))).toEqual([
      'Wired Headphones',
      'Headphones Stand of Teak',
      'Wireless Headphones 40mm Bass',
    ]);
    expect(titles(await search('headphones', '&delivery=15-20'))).toEqual(['Wireless Headphones 40mm Bass']);
    expect(titles(await search('saree', '&newWithin=30'))).toEqual(['Cotton Sari for Daily Wear']);
    expect(titles(await search('saree', '&minPrice=499.5&maxPrice=899'))).toHaveLength(2);
    expect(titles(await search('saree', '&inStock=true'))).not.toContain('Georgette Drape');
    const { facets } = await search('headphones', '&facets=true&origin=China');
    expect(facets).toMatchObject({
      approximate: false,
      categories: [{ c_id: '2', c_name: 'Electronics', count: 1 }],
      origin: [
        { value: 'China', count: 1 },
        { value: 'India', count: 1 },
        { value: 'Vietnam', count: 1 },
      ],
      inStock: 1,
    });
  });

  test('a search in a category stays there; an unknown category is 404', async () => {
    expect(titles(await search('saree', '&categoryName=electronics'))).toEqual([]);
    const response = await api.app.inject('/api/product/search?search=saree&categoryName=Nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Category "Nowhere" not found.' });
  });
});

describe('lists', () => {
  test('a category by name, in any letter case, with a slash in a name', async () => {
    const page = await get<ProductPage>(
      `/api/product?categoryName=${encodeURIComponent("women's fashion/KURTIS / TOPS")}`,
    );
    expect(titles(page)).toEqual(['Rayon Straight Kurti']);
    expect(page).toMatchObject({ total: 1, totalPages: 1, totalIsCapped: false });
    expect((await get<ProductPage>("/api/product?categoryName=Women's%20Fashion")).total).toBe(5);
  });

  test('products in stock come first, unless another order is requested', async () => {
    const list = async (query: string) => titles(await get<ProductPage>(`/api/product?${query}`));
    const inCategory = "categoryName=Women's%20Fashion/Sarees";
    const byPopularity = ['Designer Blouse', 'Cotton Sari for Daily Wear', 'Banarasi Silk Saree with Blouse'];
    expect(await list(inCategory)).toEqual([...byPopularity, 'Georgette Drape']);
    expect(await list(`${inCategory}&minPrice=500`)).toEqual([
      'Designer Blouse',
      'Banarasi Silk Saree with Blouse',
      'Georgette Drape',
    ]);
    expect((await list("categoryName=Women's%20Fashion")).at(-1)).toBe('Georgette Drape');
    expect((await list('limit=1000')).slice(-2)).toEqual(['Georgette Drape', 'किताब रखने का बैग']);
    expect(await list(`${inCategory}&sort=price-high-low`)).toEqual([
      'Banarasi Silk Saree with Blouse',
      'Georgette Drape',
      'Designer Blouse',
      'Cotton Sari for Daily Wear',
    ]);
  });

  test('the products of a featured category close the list of all, whatever the page size', async () => {
    const all = await get<ProductPage>('/api/product?limit=1000');
    expect(all.products.at(-1)?.title).toBe('किताब रखने का बैग');
    const paged: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      paged.push(...titles(await get<ProductPage>(`/api/product?limit=2&page=${page}`)));
    }
    expect(paged).toEqual(titles(all));
  });

  test('a page past the end is empty and keeps the totals', async () => {
    const page = await get<ProductPage>('/api/product?page=999999999');
    expect(page).toMatchObject({ products: [], total: 9, totalPages: 1 });
  });

  test('categories with their children, under both addresses', async () => {
    const categories = await get<Category[]>('/product/search/category');
    expect(categories.map(({ c_id, children }) => [c_id, children.length])).toEqual([
      ['1', 2],
      ['2', 1],
      ['9478', 0],
    ]);
    expect(await get('/api/product/search/category')).toEqual(categories);
  });

  test('a product by id, and 404 for none', async () => {
    const [first] = (await search('banarasi')).products;
    const product = await get<ProductDetail>(`/api/product/${first?.id ?? 0}`);
    expect(productDetail.strict().parse(product)).toEqual(product);
    expect(product).toMatchObject({ sp: 2499, mrp: 4998, gst_rate: 5, variations: [], quantity: 5 });
    const response = await api.app.inject('/api/product/999999');
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      404,
      'Product not found.',
    ]);
  });

  test('suggestions while typing', async () => {
    const suggestions = await get<ProductSuggestions>('/api/product/suggest?search=wireless%20hea');
    expect(suggestions.terms).toEqual(['wireless headphones']);
    expect(suggestions.categories.map(({ c_name }) => c_name)).toEqual(['Headphones']);
    expect(titles({ products: suggestions.products } as ProductPage)[0]).toBe(
      'Wireless Headphones 40mm Bass',
    );
  });
});

describe('changes', () => {
  test('are searchable as soon as they are committed, new words included', async () => {
    const { pool } = api.database;
    const id = await addProduct(pool, { title: 'Zyntrix Mridangam', category: 21 });
    expect(titles(await search('zyntrix'))).toEqual(['Zyntrix Mridangam']);
    expect(titles(await search('zynt'))).toEqual(['Zyntrix Mridangam']);
    await pool.query(`update products set title = 'Quorlava Mridangam', sp_paise = 12345 where id = $1`, [
      id,
    ]);
    expect(titles(await search('zyntrix'))).toEqual([]);
    expect((await search('quorlava')).products[0]?.sp).toBe(123.45);
    await pool.query('update product_stocks set quantity = 0 where product_id = $1', [id]);
    expect(titles(await search('quorlava', '&inStock=true'))).toEqual([]);
    await pool.query(`update categories set name = 'Percussion' where id = 21`);
    expect(titles(await search('percussion'))).toContain('Quorlava Mridangam');
    await pool.query(`update products set status = 'inactive' where id = $1`, [id]);
    expect(titles(await search('quorlava'))).toEqual([]);
    expect((await api.app.inject(`/api/product/${id}`)).statusCode).toBe(404);
    await pool.query('delete from products where id = $1', [id]);
    await pool.query(`update categories set name = 'Headphones' where id = 21`);
  });

  test('of price and stock write history', async () => {
    const { pool } = api.database;
    const id = await addProduct(pool, { title: 'Vintage Sitar', rupees: 100 });
    await pool.query('update products set sp_paise = 9000 where id = $1', [id]);
    await pool.query(`update products set title = 'Vintage Sitar of Teak' where id = $1`, [id]);
    await pool.query('update product_stocks set quantity = 3 where product_id = $1', [id]);
    const prices = await pool.query('select sp_paise from price_history where product_id = $1 order by id', [
      id,
    ]);
    const stocks = await pool.query('select quantity from stock_history where product_id = $1 order by id', [
      id,
    ]);
    expect(prices.rows).toEqual([{ sp_paise: 10_000 }, { sp_paise: 9000 }]);
    expect(stocks.rows).toEqual([{ quantity: 5 }, { quantity: 3 }]);
  });

  test('by many writers at once leave the search table as a rebuild would', async () => {
    const { pool } = api.database;
    const ids: number[] = [];
    for (let index = 0; index < 40; index += 1)
      ids.push(await addProduct(pool, { title: `Shared Tabla ${index}` }));
    const write = async (worker: number) => {
      for (let round = 0; round < 25; round += 1) {
        const id = ids[(worker * 7 + round * 3) % ids.length];
        if (worker % 3 === 0) {
          await pool.query('update product_stocks set quantity = $2 where product_id = $1', [
            id,
            (worker + round) % 2,
          ]);
        } else if (worker % 3 === 1) {
          await pool.query('update products set title = $2, sp_paise = sp_paise + 1 where id = $1', [
            id,
            `Shared Tabla ${worker}x${round}`,
          ]);
        } else {
          await withTransaction(pool, (tx) => addProduct(tx, { title: `Extra Tabla ${worker}x${round}` }));
        }
      }
    };
    await Promise.all([...Array.from({ length: 9 }, (_, worker) => write(worker)), renewSearchLevels(pool)]);
    const { rows } = await pool.query<{ differing: number }>(
      `select count(*)::int as differing from product_search_source as fresh
       full join product_search as kept using (product_id)
       where fresh.in_stock is distinct from kept.in_stock or fresh.sp_paise is distinct from kept.sp_paise
         or fresh.document is distinct from kept.document`,
    );
    expect(rows[0]?.differing).toBe(0);
  });
});
