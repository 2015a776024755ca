import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

interface Product {
  id: number;
  title: string;
  sp: number;
}

interface CartBody {
  data: { lines: object[] };
}

async function listProducts(page: Page, storefront: string): Promise<Product[]> {
  const response = await page.request.get(`${storefront}/api/product?inStock=true&limit=24`);
  return ((await response.json()) as { data: { products: Product[] } }).data.products;
}

/** Adds products to this browser's cart through the API. */
async function fillCart(page: Page, storefront: string, quantities: number[]): Promise<Product[]> {
  const products = (await listProducts(page, storefront)).slice(0, quantities.length);
  for (const [index, { id }] of products.entries()) {
    const data = { productId: id, quantity: quantities[index] };
    const response = await page.request.post(`${storefront}/api/cart/lines`, { data });
    expect(response.status()).toBe(200);
  }
  return products;
}

const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const linesOf = (page: Page) => page.getByRole('main').getByRole('article');

test('an empty cart links to the store', { tag: '@once' }, async ({ page, storefront }) => {
  const response = await page.goto(`${storefront}/cart`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart Page');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse the store' }).click();
  await expect(page).toHaveURL(`${storefront}/store`);
});

test('the cart can be changed and survives a reload', async ({ page, storefront }) => {
  const [first, second] = (await fillCart(page, storefront, [1, 2])) as [Product, Product];
  await page.goto(`${storefront}/cart`);
  await expect(linesOf(page)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const line = linesOf(page).filter({ hasText: first.title });
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await line.getByRole('combobox').selectOption('3');
  await expect(line.getByText(rupees(first.sp * 3))).toBeVisible();
  const summary = page.getByRole('definition').last();
  await expect(summary).toHaveText(rupees(first.sp * 3 + second.sp * 2));

  await page.reload();
  await expect(line.getByRole('combobox')).toHaveValue('3');
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await expect(page.getByText(`${second.title} was removed.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(linesOf(page)).toHaveCount(1);

  await page.goto(`${storefront}/store`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test(
  'changes to products since they were added are shown',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await fillCart(page, storefront, [1, 1, 5, 1]);
    await page.route('**/api/cart', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as CartBody;
      const [soldOut, gone, short, dearer] = body.data.lines;
      Object.assign(soldOut ?? {}, { state: 'soldOut', available: 0, lineTotal: 0 });
      Object.assign(gone ?? {}, { state: 'gone', available: 0, lineTotal: 0 });
      Object.assign(short ?? {}, { state: 'short', available: 2 });
      Object.assign(dearer ?? {}, { sp: 549, mrp: 999, previousSp: 499 });
      await route.fulfill({ response, json: body });
    });
    await page.goto(`${storefront}/cart`);
    const lines = linesOf(page);
    await expect(lines.nth(0)).toContainText('Sold out');
    await expect(lines.nth(0).getByRole('combobox')).toHaveCount(0);
    await expect(lines.nth(1)).toContainText('No longer available');
    await expect(lines.nth(2)).toContainText('Only 2 left; you wanted 5.');
    await expect(lines.nth(2).getByRole('option')).toHaveCount(2);
    await expect(lines.nth(3)).toContainText(
      'The price has risen from ₹499.00 to ₹549.00 since you added it.',
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a visitor who proceeds is taken to the login first',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    await fillCart(page, storefront, [1]);
    await page.goto(`${storefront}/cart`);
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Proceed' }).click();
    await expect(page).toHaveURL((url) => url.origin === seller && url.pathname === '/login');
  },
);

test.describe('when the server cannot be reached', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the cart shows the error and retries on request', { tag: '@once' }, async ({ page, storefront }) => {
    let down = true;
    await page.route('**/api/cart', (route) => (down ? route.abort() : route.continue()));
    await page.goto(`${storefront}/cart`);
    await expect(page.getByRole('alert')).toContainText("Error: We couldn't reach the server.");
    down = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart works', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}/cart`);
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    const [product] = (await listProducts(page, storefront)) as [Product];
    await page.request.post(`${storefront}/cart`, { form: { intent: 'add', productId: product.id } });
    await page.reload();
    const line = linesOf(page);
    await line.getByRole('combobox').selectOption('2');
    await line.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(`${storefront}/cart`);
    await expect(page.getByRole('definition').last()).toHaveText(rupees(product.sp * 2));
    await line.getByRole('button', { name: `Remove ${product.title}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  });
});
