import { demoTemplate } from '@postprocure/demo-catalogue/testing';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueContext, type CatalogueContext } from './catalogue-context.ts';
import { searchProducts } from './product-search.service.ts';
import { suggestProducts } from './search-suggestions.service.ts';
import { analyzeTerm } from './search-vocabulary.repository.ts';

let database: TestDatabase;
let context: CatalogueContext;
beforeAll(async () => {
  database = await createTestDatabase({ template: demoTemplate });
  context = createCatalogueContext({ reads: database.pool });
});
afterAll(() => database.drop());

const search = (term: string) =>
  searchProducts(context, { search: term, sort: 'featured', page: 1, limit: 24 });

test.each([
  [['5l', '5 l', '5 ltr', '5ltrs', '5 Litre', '5 liters'], '5l'],
  [['750w', '750 W', '750 watts'], '750w'],
  [['7ft', '7 feet', '7 foot'], '7ft'],
  [['2kg', '2 kgs', '2 kilo'], '2kg'],
])('%j are one word of a term', async (spellings, word) => {
  for (const spelling of spellings) {
    const units = await analyzeTerm(database.pool, `steel ${spelling}`);
    expect(units.map(({ words }) => words)).toEqual([['steel'], [word]]);
  }
});

test('a size is found however it is spelt, before statistics know of it', async () => {
  await database.pool.query(`
    with made as (
      insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
        country_of_origin, warehouse)
      select 'SIZE-1', 'Zyntra Drum 8731 Litre', '', min(id), 100, 100, 1800, '', 3, 'India', 'national' from categories
      returning id)
    insert into product_stocks (product_id, quantity) select id, 1 from made`);
  for (const term of ['zyntra 8731 litre', 'zyntra 8731 ltr', 'zyntra 8731l']) {
    const { products, exactMatches } = await search(term);
    expect([products[0]?.sku, exactMatches], term).toEqual(['SIZE-1', 1]);
  }
});

test.each([
  [['xxl', '2xl', '2 XL', 'xx-large', 'XXLarge', '2x large'], 'xxl'],
  [['xxxl', '3xl', 'XXX-Large'], '3xl'],
  [['xl', 'X-Large', 'extra large'], 'xl'],
])('%j are one size', async (spellings, lexeme) => {
  for (const spelling of spellings) {
    const [thing, size, ...more] = await analyzeTerm(database.pool, `kurti ${spelling}`);
    expect([thing?.words, size?.attribute, more], spelling).toEqual([['kurti'], true, []]);
    expect(size?.alternatives, spelling).toContainEqual([lexeme]);
  }
  const pack = await analyzeTerm(database.pool, 'vest pack of 40 xl');
  expect(pack.map(({ words }) => words.join(' '))).toEqual(['vest', 'pack', '40', 'xl']);
});

test('an inch sign is the word, in terms and in titles, and a quotation mark is none', async () => {
  const words = async (text: string) =>
    (await database.pool.query<{ words: string[] }>('select search_words($1) as words', [text])).rows[0]
      ?.words;
  for (const sign of ['"', ' "', '”', '″', "''", ' Inch']) {
    expect(await words(`Bag for 15.6${sign} Laptop`), sign).toEqual(['bag', '15.6inch', 'laptop']);
  }
  expect(await words('"phone 15" cover')).toEqual(['phone', '15', 'cover']);
  expect(await words('cover for “phone 15”')).toEqual(['cover', 'phone', '15']);
});

test('what a thing is counts before its size', async () => {
  const { products } = await search('saree 871263 kg');
  expect(products.length).toBeGreaterThan(0);
  for (const { title } of products) expect(title).toMatch(/saree/i);
});

test('two words written as one, and words that say nothing of a thing', async () => {
  const alternatives = async (term: string) =>
    (await analyzeTerm(database.pool, term)).map((unit) => unit.alternatives);
  expect(await alternatives('steelbottle')).toEqual([[['steel', 'bottl']]]);
  expect(await alternatives('sasta tawa chahiye')).toEqual(await alternatives('tawa'));
  expect(await analyzeTerm(database.pool, 'online')).toHaveLength(1);
  const [colour, thing] = await analyzeTerm(database.pool, 'lal saree');
  expect([colour?.attribute, thing?.attribute]).toEqual([true, false]);
});

test.each([
  ['pani ki bottle', 'water bottle'],
  ['पानी की बोतल', 'water bottle'],
  ['बच्चों के खिलौने', 'kids toys'],
  ['bachho ke khilone', 'kids toys'],
  ['nariyal tel', 'coconut oil'],
  ['sarson ka tel', 'mustard oil'],
  ['kutte ka collar', 'dog collar'],
  ['gaadi ka charger', 'car charger'],
  ['accha gadda chahiye', 'mattress'],
  ['saree only', 'saree'],
])('%s finds what %s finds', async (typed, meant) => {
  const found = await search(typed);
  expect(found.didYouMean).toBeNull();
  const { products, exactMatches } = await search(meant);
  expect(products).not.toEqual([]);
  // The order and the partial matches depend on how many titles contain a word as it was typed.
  const leading = (list: typeof products) =>
    new Set(list.slice(0, exactMatches === 0 ? 1 : exactMatches).map(({ id }) => id));
  expect([found.exactMatches, leading(found.products)]).toEqual([exactMatches, leading(products)]);
});

test('words of a phrase that this shop has nothing for are not taken for others', async () => {
  const units = await analyzeTerm(database.pool, 'dant manjan');
  expect(units.map(({ words, correction }) => [words, correction])).toEqual([[['dant', 'manjan'], null]]);
});

test('a thing for somebody it is not made for comes before other things for them', async () => {
  for (const [term, thing] of [
    ['smart watch for women', /smart/i],
    ['sherwani for groom', /sherwani/i],
  ] as const) {
    const { products } = await search(term);
    expect(products[0]?.title, term).toMatch(thing);
  }
  const [women, shoes] = await analyzeTerm(database.pool, 'ladies shoes');
  expect([women?.audience, women?.attribute, shoes?.audience]).toEqual([true, false, false]);
  const exact = await search('red dress for girls');
  for (const { title } of exact.products.slice(0, exact.exactMatches)) expect(title).toMatch(/girls/i);
});

test('a price among the words is a filter', async () => {
  const { products, total, didYouMean } = await search('saree under 900');
  expect(didYouMean).toBeNull();
  expect(total).toBeGreaterThan(0);
  expect(Math.max(...products.map(({ sp }) => sp))).toBeLessThanOrEqual(900);
  const chosen = { sort: 'featured', page: 1, limit: 24, minPrice: 1000 } as const;
  const dear = await searchProducts(context, { ...chosen, search: 'saree' });
  expect(dear.total).toBeGreaterThan(0);
  expect(await searchProducts(context, { ...chosen, search: 'saree under 900' })).toEqual(dear);
});

test('two prices among the words are both ends', async () => {
  const { products, understood } = await search('saree 500 to 900');
  expect(understood).toEqual({ search: 'saree', minPrice: 500, maxPrice: 900 });
  expect(products).not.toEqual([]);
  for (const { sp } of products) expect(sp >= 500 && sp <= 900).toBe(true);
  const suggested = await suggestProducts(context, 'saree above 900');
  expect(suggested.products).not.toEqual([]);
  expect(Math.min(...suggested.products.map(({ sp }) => sp))).toBeGreaterThanOrEqual(900);
});

test('the answer tells what it understood, and gives the same list when asked for that', async () => {
  const { understood, ...list } = await search('under ₹900 saree silk');
  expect(understood).toEqual({ search: 'saree silk', minPrice: null, maxPrice: 900 });
  const asked = { search: 'saree silk', maxPrice: 900, sort: 'featured', page: 1, limit: 24 } as const;
  expect(await searchProducts(context, asked)).toEqual({ ...list, understood });
  expect((await search('saree silk')).understood).toEqual({
    search: 'saree silk',
    minPrice: null,
    maxPrice: null,
  });
});

test.each([
  ['sareee under 900', 'saree under 900'],
  ['sareee 900 se kam', 'saree 900 se kam'],
  ['below Rs. 900 sareee', 'below Rs. 900 saree'],
])('%s is corrected to %s, for the same price', async (typed, corrected) => {
  const { didYouMean, understood, products } = await search(typed);
  expect([didYouMean, understood.maxPrice]).toEqual([corrected, 900]);
  expect(products).toEqual((await search(corrected)).products);
});

test('a price goes with what is suggested, and leaves out the products that are dearer', async () => {
  const plain = await suggestProducts(context, 'saree');
  expect(plain.terms).not.toEqual([]);
  for (const [typed, spell] of [
    ['saree under 900', (term: string) => `${term} under 900`],
    ['900 se kam saree', (term: string) => `900 se kam ${term}`],
    ['saree under 9', (term: string) => term],
  ] as const) {
    const { terms, categories, products } = await suggestProducts(context, typed);
    expect([terms, categories], typed).toEqual([plain.terms.map(spell), plain.categories]);
    expect(products, typed).not.toEqual([]);
  }
  const { products } = await suggestProducts(context, 'saree under 900');
  expect(Math.max(...products.map(({ sp }) => sp))).toBeLessThanOrEqual(900);
});

test('a word that nobody carries is left out, not taken for another', async () => {
  const found = await search('car seat cover swift');
  expect(found.didYouMean).toBeNull();
  const { products } = await search('car seat cover');
  expect(found.products.map(({ id }) => id).slice(0, 5)).toEqual(products.map(({ id }) => id).slice(0, 5));
  expect((await search('swift')).total).toBe(0);
});

test.each([
  ['sarree', 'saree'],
  ['moblie cover', 'mobile cover'],
  ['kurtii', 'kurti'],
  ['shose', 'shoes'],
  ['slik saree', 'silk saree'],
  ['blak saree', 'black saree'],
])('%s is corrected to %s', async (typed, corrected) => {
  expect((await search(typed)).didYouMean).toBe(corrected);
});

test.each([
  ['salwar suit', /night/i],
  ['cricket bat', /table tennis/i],
  ['sunglasses', /swimming/i],
])('%s does not lead with something else', async (term, other) => {
  const { products } = await search(term);
  for (const { title } of products.slice(0, 5)) expect(title).not.toMatch(other);
});
