import type { ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import { refreshSearchStatistics } from '@postprocure/db/search-index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

/** Products by category, as `brand | title`. The brand is often the beginning of the title. */
const shelves: Record<string, string[]> = {
  Heaters: [
    ...['24', '36', '48', '72'].flatMap((inches) => [
      `Cadora | Cadora ${inches} in. 500-Watt Electric Baseboard Heater`,
      `Thermolux | Hydronic Baseboard Heater ${inches} in.`,
    ]),
    ...times(12, (n) => `Usharay | Usharay Room Heater ${1000 + n * 100} W`),
  ],
  'Outdoor Furniture': [
    ...times(4, (n) => `Hampton Row | Hampton Row Wicker Daybed with Cushions Model ${n}`),
    ...times(30, (n) => `Woodcraft | Outdoor Patio Bench ${n}`),
  ],
  'Pest Control': times(20, (n) => `Terrex | Terrex Outdoor Ant Bait Stakes Pack of ${n + 4}`),
  Grills: [
    ...times(3, (n) => `Blackstone | Blackstone ${n + 2}-Burner Flat Top Griddle`),
    ...times(25, (n) => `Cindermate | Cindermate Charcoal Grill ${n}`),
  ],
  Seeds: [
    ...times(3, (n) => `Barenbrug | Barenbrug ${n * 10 + 10} lb. Turf Saver Grass Seed`),
    ...times(10, (n) => `Greenacre | Greenacre Tall Fescue Lawn Seed ${n + 1} kg`),
  ],
  Grocery: [
    ...times(4, (n) => `Khetwala | Khetwala Kachi Ghani Mustard Oil ${n + 1} L`),
    ...times(4, (n) => `Solara | Solara Extra Virgin Olive Oil ${n + 1} L`),
    ...times(30, (n) => `Kerala Roots | Kerala Roots Coconut Oil ${n * 50 + 100} ml`),
    ...times(5, (n) => `Khetwala | Khetwala Iodised Salt ${n + 1} kg`),
    ...times(3, (n) => `Orchardia | Orchardia Canned Peach Halves ${n * 100 + 400} g`),
    ...times(3, (n) => `Meethi | Meethi Mint Candy ${n * 100 + 200} g`),
  ],
  Kitchen: [
    ...times(6, (n) => `Kuber | Glass Oil Dispenser ${n * 100 + 500} ml`),
    ...times(5, (n) => `Rasoi King | Rasoi King Mixer Grinder ${500 + n * 250} W`),
  ],
  'Sound Equipment': times(8, (n) => `Dhwani | Dhwani ${n + 2} Channel Sound Mixer`),
  Taps: times(8, (n) => `Jalwa | Jalwa Brass Basin Mixer Tap ${n}`),
  Lehengas: times(6, (n) => `Rangreza | Rangreza Embroidered Lehenga Choli with Dupatta ${n}`),
  Lingerie: times(12, (n) => `Softline | Softline Bridal Lace Bra for Wedding ${n}`),
  Watches: times(12, (n) => `Samay | Samay Wedding Couple Watch ${n}`),
  Sofas: times(12, (n) => `Woodcraft | Woodcraft 5 Seater Sofa Set ${n}`),
  'Sofa Covers': times(
    8,
    (n) => `Homeweave | Homeweave Stretchable Sofa Cover ${n % 2 === 0 ? 2 : 3} Seater Pattern ${n}`,
  ),
  'Kids Dresses': [
    ...times(4, (n) => `Tinytots | Tinytots Girls Cotton Dress ${n + 1}-${n + 2} Years`),
    ...times(6, (n) => `Gudiya | Gudiya Kids Party Dress ${n}`),
  ],
  'Kids Shoes': times(15, (n) => `Tinytots | Tinytots Kids Shoes 2-3 Years Style ${n}`),
  Shoes: [
    ...times(6, (n) => `Nike | Nike Air Running Shoes ${n}`),
    ...times(25, (n) => `Stridex | Stridex Sports Shoes Size 9 Style ${n}`),
  ],
  Boots: times(8, (n) => `Salt N Pepper | Salt N Pepper Men Chelsea Boots ${n}`),
  'Car Seat Covers': times(6, (n) => `Autofit | Autofit Leatherette Car Seat Cover ${n}`),
  'Car Mats': times(12, (n) => `Gaadi Guru | Gaadi Guru 7D Car Mat for Swift ${n}`),
  'Air Conditioners': [
    ...times(4, (n) => `Frostair | Frostair 1.5 Ton ${n + 2} Star Split AC`),
    ...times(12, (n) => `Usharay | Usharay 1 Ton ${n} Star Split AC with 5 Year Warranty`),
  ],
  Headphones: [
    ...times(40, (n) => `Dhwani | Dhwani Wireless Bluetooth Headphone ${n}`),
    'Audiox | Audiox Blutooth Headfone with Mic',
  ],
  Luggage: [
    ...times(25, (n) => `Yatra | Yatra Trolley Bag ${50 + n} cm`),
    'Packwell | Packwell Trolly Bag 55 cm',
  ],
  Necklaces: [
    ...times(25, (n) => `Swarnika | Swarnika Kundan Necklace ${n}`),
    'Abhushan | Abhushan Neckless Set',
  ],
  Sarees: [...times(25, (n) => `Mohini | Mohini Banarasi Saree ${n}`), 'Resham | Resham Cotton Sarre'],
  Blouses: times(12, (n) => `Bunny Sarees | Bunny Sarees Brocade Blouse Material ${n}`),
  Kettles: times(5, (n) => `Usharay | Usharay Electric Kettle ${n + 1} L`),
  Bedsheets: [
    ...times(5, (n) => `Rajwada | Rajwada Cotton Bed Sheet ${n}`),
    ...times(5, (n) => `Homeweave | Homeweave Fitted Bedsheet ${n}`),
  ],
};

function times(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
  const { pool } = api.database;
  const names = Object.keys(shelves);
  await pool.query(
    `insert into categories (id, name, image)
     select place, name, 'art/package/natural/0' from unnest($1::text[]) with ordinality as c (name, place)`,
    [names],
  );
  const products = names.flatMap((name, index) =>
    (shelves[name] ?? []).map((line) => ({ category: index + 1, line: line.split(' | ') })),
  );
  // Later rows are more popular, so the products that a search should find are less popular than the ones that they
  // must not be confused with.
  await pool.query(
    `with made as (
       insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
         country_of_origin, warehouse, popularity)
       select 'SHELF-' || place, title, brand, category_id, 49900, 99900, 500, '', 5, 'India', 'national', place
       from unnest($1::text[], $2::text[], $3::int[]) with ordinality as p (brand, title, category_id, place)
       returning id)
     insert into product_stocks (product_id, quantity) select id, 5 from made`,
    [
      products.map(({ line }) => line[0] ?? ''),
      products.map(({ line }) => line[1] ?? ''),
      products.map(({ category }) => category),
    ],
  );
  await refreshSearchStatistics(pool);
});
afterAll(() => api.close());

async function search(term: string): Promise<ProductSearchPage> {
  const response = await api.app.inject(`/api/product/search?search=${encodeURIComponent(term)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: ProductSearchPage }>().data;
}

test.each<[term: string, first: number, title: RegExp]>([
  ['outdoor daybed', 4, /Daybed/],
  ['blackstone grill', 3, /Blackstone/],
  ['baseboard heater 24 inches', 2, /24 in\..*Baseboard|Baseboard Heater 24/],
  ['baseboard heater 24"', 2, /24 in\..*Baseboard|Baseboard Heater 24/],
  ['barenbrug turf sense', 3, /Barenbrug/],
  ['mustard oil', 4, /Mustard Oil/],
  ['olive oil', 4, /Olive Oil/],
  ['peach', 3, /Canned Peach/],
  ['mint', 3, /Mint Candy/],
  ['lehenga choli for wedding', 6, /Lehenga Choli/],
  ['sofa cover 5 seater', 8, /Sofa Cover/],
  ['kids dress 2-3 years', 1, /Dress 2-3 Years/],
  ['kids dress 2-3 years', 6, /Dress/],
  ['nike shoes size 9', 6, /Nike/],
  ['car seat cover swift', 6, /Seat Cover/],
  ['1.5 ton split ac', 4, /1\.5 Ton/],
  ['blutooth headfone', 20, /Headphone|Headfone/],
  ['trolly bag', 20, /Trolley Bag|Trolly Bag/],
  ['neckless', 20, /Necklace|Neckless/],
  ['sarre', 20, /Saree |Sarre/],
  ['saree', 20, /Mohini/],
  ['namak', 5, /Iodised Salt/],
  ['mixer grinder', 5, /Mixer Grinder/],
  ['ettle', 5, /Kettle/],
  ['head phone', 20, /Headphone|Headfone/],
  ['bedsheets', 10, /Bedsheet|Bed Sheet/],
  ['bed sheets', 10, /Bedsheet|Bed Sheet/],
])('%s starts with %i of what was meant', async (term, first, title) => {
  const { products } = await search(term);
  expect(products.length).toBeGreaterThanOrEqual(first);
  for (const product of products.slice(0, first)) expect(product.title).toMatch(title);
});

test.each([
  ['blutooth headphone', 'bluetooth headphone'],
  ['trolly bag', 'trolley bag'],
  ['neckless', 'necklace'],
  ['sarre', 'saree'],
  ['ettle', 'kettle'],
])('%s is corrected to %s, although a title may contain it', async (typed, corrected) => {
  expect((await search(typed)).didYouMean).toBe(corrected);
});

test('tells which words no product on the first page matches', async () => {
  const unknown = await search('qwrtz sofa cover');
  expect([unknown.exactMatches, unknown.leftOut]).toEqual([0, ['qwrtz']]);
  const apart = await search('lehenga choli barenbrug griddle kurkure');
  expect(apart.leftOut).toContain('kurkure');
  expect((await search('car seat cover')).leftOut).toEqual([]);
});

test('a list of partial matches has one total, pages, filters and facets', async () => {
  const term = 'sofa cover 7 seater';
  const all = await search(term);
  expect(all.total).toBe(all.products.length + (await searchPage(term, 2)).length);
  const response = await api.app.inject(
    `/api/product/search?search=${encodeURIComponent(term)}&facets=true&categoryName=Sofa%20Covers&sort=price-low-high`,
  );
  const { data } = response.json<{ data: ProductSearchPage }>();
  expect(data.products).toHaveLength(8);
  expect(data.total).toBe(8);
  expect(data.facets).toMatchObject({ approximate: false, inStock: 8 });
  const narrowed = await api.app.inject(
    `/api/product/search?search=${encodeURIComponent(term)}&facets=true&maxPrice=100`,
  );
  expect(narrowed.json<{ data: ProductSearchPage }>().data).toMatchObject({
    total: 0,
    products: [],
    facets: { approximate: true },
  });
});

async function searchPage(term: string, page: number) {
  const response = await api.app.inject(
    `/api/product/search?search=${encodeURIComponent(term)}&page=${page}&limit=24`,
  );
  return response.json<{ data: ProductSearchPage }>().data.products;
}
