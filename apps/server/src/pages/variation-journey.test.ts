import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { openCatalogueSource, runImportCommand } from '@postprocure/api/modules/catalogue-import/index';
import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { createTestMerchant, type TestMerchant } from '@postprocure/api/testing/test-merchant';
import type { Cart } from '@postprocure/contracts/cart/cart';
import type { ProductDetail, ProductSearchPage } from '@postprocure/contracts/catalogue/product';
import type { ExportRecord } from '@postprocure/contracts/exports/export';
import type { SubscriptionDetail } from '@postprocure/contracts/subscriptions/subscription';
import { refreshSearchStatistics, renewSearchLevels } from '@postprocure/db/search-index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

/** One product in five colours and four sizes, followed from the supplier's file to the files for online stores. */
const colours = ['Red', 'Teal', 'Mustard', 'Navy Blue', 'Black'];
const sizes = ['M', 'L', 'XL', 'XXL'];
const skuOf = (colour: string, size: string) => `KRT-${colour.replace(' ', '').toUpperCase()}-${size}`;
const priceOf = (size: string) => (size === 'XXL' ? 549 : 499);
const imageOf = (colour: string) => `https://cdn.example/${colour.replace(' ', '-').toLowerCase()}.jpg`;

let api: TestApi;
let merchant: TestMerchant;
let folder: string;
let productId: number;
/** Our URLs for the supplier's images. */
const imageUrls = new Map<string, string>();

beforeAll(async () => {
  api = await createTestApi('empty');
  await registerStorefront(api.app, {
    ...api.services,
    storefrontUrl: 'http://shop.test',
    sellerAppUrl: 'http://seller.test',
  });
  folder = await mkdtemp(path.join(tmpdir(), 'post-procure-variations-'));
  await importProduct();
  merchant = await createTestMerchant(api, { plan: 'unicorn' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function importProduct(): Promise<void> {
  const rows = colours.flatMap((colour) =>
    sizes.map((size) =>
      [
        skuOf(colour, size),
        'KRT',
        colour,
        size,
        '',
        '',
        priceOf(size),
        999,
        colour === 'Teal' && size === 'L' ? 0 : 6,
        imageOf(colour),
        '',
      ].join(','),
    ),
  );
  const file = path.join(folder, 'catalogue.csv');
  await writeFile(
    file,
    [
      'sku,parent_sku,color,size,title,category,sp,mrp,quantity,image_urls,hsn',
      `KRT,,,,Rayon Straight Kurti,Women's Fashion > Kurtis,499,999,,${imageOf('Red')},6204`,
      ...rows,
      'MUG,,,,Red Mug XL,Kitchen > Mugs,199,299,5,,6912',
    ].join('\n'),
  );
  const out = new PassThrough().resume();
  const openDatabase = () => Promise.resolve(api.database.url);
  expect(await runImportCommand([file], { openDatabase, out })).toBe(0);
  await refreshSearchStatistics(api.database.pool);
  await renewSearchLevels(api.database.pool);
  const { rows: images } = await api.database.pool.query<{ url: string; id: number }>(
    'select source_url as url, id from remote_images',
  );
  for (const colour of colours) {
    const image = images.find(({ url }) => url === imageOf(colour));
    imageUrls.set(colour, `/media/web/${image?.id}/640.webp`);
  }
}

async function call<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> {
  const response = await api.app.inject({
    method,
    url,
    headers: merchant.headers,
    ...(payload && { payload }),
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: T }>().data;
}

const search = (query: Record<string, string>) =>
  call<ProductSearchPage>('GET', `/api/product/search?${new URLSearchParams(query).toString()}`);

test('search finds it by words of a variation, by its SKU, and by its facets', async () => {
  const byWords = await search({ search: 'red xl kurti', facets: 'true' });
  expect(byWords.products.map(({ sku }) => sku)).toContain('KRT');
  expect(byWords.products[0]).toMatchObject({ sku: 'KRT', quantity: 19 * 6 });
  productId = byWords.products[0]?.id ?? 0;
  expect((await search({ search: skuOf('Teal', 'XL') })).products[0]?.id).toBe(productId);

  const { facets } = await search({ search: 'kurti', facets: 'true' });
  expect(facets?.sizes).toEqual(sizes.map((value) => ({ value, count: 1 })));
  expect(facets?.colors.map(({ value }) => value).sort()).toEqual(colours.toSorted());
  const filtered = async (filter: Record<string, string>) =>
    (await search({ search: 'kurti', ...filter })).products.map(({ id }) => id);
  expect(await filtered({ color: 'navy blue', size: 'xxl' })).toEqual([productId]);
  expect(await filtered({ color: 'Green' })).toEqual([]);
});

test('the product page shows the chosen variation, and what is sold out', async () => {
  const detail = await call<ProductDetail>('GET', `/api/product/${productId}`);
  expect(detail.variations).toHaveLength(20);
  expect(detail.variations[0]).toEqual({
    color: 'Red',
    size: 'M',
    imageUrl: imageUrls.get('Red'),
    sku: skuOf('Red', 'M'),
    sp: 499,
    mrp: 999,
    quantity: 6,
  });
  const show = async (query: string) => (await api.app.inject(`/store/product/${productId}${query}`)).body;
  const first = await show('');
  expect(first).toContain(`<input type="hidden" name="sku" value="${skuOf('Red', 'M')}"/>`);
  expect(first).toMatch(/Size chart: (<!-- -->)?Women&#x27;s clothing/);

  const chosen = await show('?color=Navy+Blue&size=XXL');
  expect(chosen).toContain(`<input type="hidden" name="sku" value="${skuOf('Navy Blue', 'XXL')}"/>`);
  expect(chosen).toContain('₹549.00');
  const gallery = chosen.slice(chosen.indexOf('aria-label="Images"'));
  expect(/<img[^>]* src="([^"]+)"/.exec(gallery)?.[1]).toBe(imageUrls.get('Navy Blue'));

  const soldOut = await show('?color=Teal&size=L');
  expect(soldOut).toContain('Out of stock');
  expect(soldOut).toContain(`value="${skuOf('Teal', 'L')}"`);
});

test('the cart holds the variation with its own price, image and stock', async () => {
  const add = (sku: string, quantity: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cart/lines',
      headers: merchant.bearer,
      payload: { productId, sku, quantity },
    });
  expect((await add(skuOf('Teal', 'L'), 1)).statusCode).toBe(409);
  await add(skuOf('Teal', 'XL'), 2);
  const { lines } = (await add(skuOf('Black', 'XXL'), 9)).json<{ data: Cart }>().data;
  expect(lines).toMatchObject([
    {
      sku: skuOf('Teal', 'XL'),
      color: 'Teal',
      size: 'XL',
      sp: 499,
      imgUrl: imageUrls.get('Teal'),
      quantity: 2,
    },
    {
      sku: skuOf('Black', 'XXL'),
      color: 'Black',
      size: 'XXL',
      sp: 549,
      imgUrl: imageUrls.get('Black'),
      quantity: 6,
    },
  ]);
});

test('the subscription lists every variation with the price of the merchant', async () => {
  await call('PUT', `/api/seller/subscriptions/${productId}`);
  const { variations, price } = await call<SubscriptionDetail>(
    'GET',
    `/api/seller/subscriptions/${productId}`,
  );
  expect(variations).toHaveLength(20);
  const find = (sku: string) => variations.find((variation) => variation.sku === sku);
  expect(find(skuOf('Mustard', 'L'))).toMatchObject({
    cost: 499,
    price,
    image: imageUrls.get('Mustard'),
    stock: 6,
  });
  // A new merchant's default rule: 1.3 times the cost, ending in 9.
  expect(find(skuOf('Mustard', 'XXL'))).toMatchObject({ cost: 549, mrp: 999, price: 719 });
  expect(price).toBe(649);
  const found = await call<{ subscriptions: { productId: number }[] }>(
    'GET',
    `/api/seller/subscriptions?search=${skuOf('Navy Blue', 'M')}`,
  );
  expect(found.subscriptions.map((row) => row.productId)).toEqual([productId]);
});

async function readExport(format: string): Promise<Record<string, string>[]> {
  const { link } = await call<ExportRecord>('POST', '/api/seller/exports', { format });
  const file = path.join(folder, `${format}.csv`);
  await writeFile(file, (await api.app.inject(link ?? '')).rawPayload);
  const source = await openCatalogueSource(file, format === 'amazon' ? { delimiter: '\t' } : {});
  const rows: string[][] = [];
  for await (const piece of source.read()) rows.push(...piece.map(({ cells }) => cells));
  await source.close();
  const [headings = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(headings.map((name, index) => [name, cells[index] ?? ''])));
}

const inFile = (colour: string) => `http://shop.test${imageUrls.get(colour)?.replace('640', '960')}`;

test('the Shopify file has a row for each variant, with options, image and price', async () => {
  const rows = await readExport('shopify');
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map((row) => row['URL handle'])).size).toBe(1);
  expect(rows[0]).toMatchObject({
    Title: 'Rayon Straight Kurti',
    Type: 'Kurtis',
    'Option1 name': 'Color',
    'Option2 name': 'Size',
  });
  const expected = colours.flatMap((colour) =>
    sizes.map((size) => ({
      SKU: skuOf(colour, size),
      'Option1 value': colour,
      'Option2 value': size,
      Price: size === 'XXL' ? '719.00' : '649.00',
      'Compare-at price': '999.00',
      'Inventory quantity': colour === 'Teal' && size === 'L' ? '0' : '6',
      'Variant image URL': inFile(colour),
    })),
  );
  expect(rows).toMatchObject(expected);
  expect(rows.filter((row) => row['Title'] !== '')).toHaveLength(1);
});

test('the WooCommerce file has a variable product and its variations', async () => {
  const [parent, ...rows] = await readExport('woocommerce');
  expect(parent).toMatchObject({
    Type: 'variable',
    SKU: 'KRT',
    Categories: "Women's Fashion > Kurtis",
    'Regular price': '',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': colours.join(', '),
    'Attribute 1 default': 'Red',
    'Attribute 2 name': 'Size',
    'Attribute 2 value(s)': sizes.join(', '),
  });
  expect(rows).toHaveLength(20);
  expect(rows.find((row) => row['SKU'] === skuOf('Mustard', 'XXL'))).toMatchObject({
    Type: 'variation',
    Parent: 'KRT',
    'Attribute 1 value(s)': 'Mustard',
    'Attribute 2 value(s)': 'XXL',
    'Regular price': '999.00',
    'Sale price': '719.00',
    Stock: '6',
    Images: inFile('Mustard'),
  });
});

test('the Amazon file has a parent and its children, and says what is left to fill', async () => {
  const [parent, ...rows] = await readExport('amazon');
  expect(parent).toMatchObject({
    item_sku: 'KRT',
    parent_child: 'parent',
    parent_sku: '',
    variation_theme: 'SizeColor',
    standard_price: '',
    quantity: '',
  });
  expect(parent?.['to_fill']).toContain('feed_product_type');
  expect(parent?.['to_fill']).not.toContain('external_product_id');
  expect(rows).toHaveLength(20);
  const child = rows.find((row) => row['item_sku'] === skuOf('Navy Blue', 'L'));
  expect(child).toMatchObject({
    parent_child: 'child',
    parent_sku: 'KRT',
    relationship_type: 'Variation',
    item_name: 'Rayon Straight Kurti (Navy Blue, L)',
    color_name: 'Navy Blue',
    size_name: 'L',
    standard_price: '649.00',
    maximum_retail_price: '999.00',
    quantity: '6',
    main_image_url: inFile('Navy Blue').replace('960.webp', 'white-1600.jpg'),
  });
  expect(child?.['to_fill']).toContain('external_product_id');
});
