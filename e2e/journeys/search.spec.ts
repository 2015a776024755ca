import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../journey.ts';

const findField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for products' });

test('a search has its own URL', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store/product/search`);
  const field = findField(page);
  await field.fill('saree');
  await field.press('Enter');
  await expect(page).toHaveURL(`${storefront}/store/product/search?q=saree`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Showing \d+ results for "saree" in ALL$/,
  );
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/₹[\d,]+\.\d\d/);
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/store\/product\/\d+$/);
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(field).toHaveValue('saree');
});

test(
  'the HTML contains the results, and every sort order and filter has a URL',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store/product/search?q=cotton&sort=price-low-high&inStock=true`);
    const prices = await page.getByRole('article').locator('strong').allTextContents();
    const rupees = prices.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(rupees.length).toBeGreaterThan(3);
    expect(rupees).toEqual(rupees.toSorted((a, b) => a - b));
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-low-high');
    await expect(page.getByRole('link', { name: 'Remove filter: In stock' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Start selling' })).toBeVisible();
  },
);

test(
  'a misspelt word is corrected, and a price in the search becomes a removable filter',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store/product/search?q=sareee+under+900`);
    await expect(page.getByText('Did you mean')).toContainText('Did you mean saree under 900?');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'saree under 900' }).click();
    await expect(page).toHaveURL(`${storefront}/store/product/search?q=saree+under+900`);
    await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveValue('900');
    await page.getByRole('link', { name: 'Remove filter: Up to ₹900' }).click();
    await expect(page).toHaveURL(`${storefront}/store/product/search?q=saree`);
    await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Any price' })).toBeChecked();
  },
);

test(
  'a link to the cart replaces the button on a card, which keeps its height',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store/product/search?q=saree`);
    const card = page.getByRole('article').first();
    const box = await card.boundingBox();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    const link = card.getByRole('link', { name: 'View cart' });
    await expect(link).toBeFocused();
    expect((await card.boundingBox())?.height).toBeCloseTo(box?.height ?? 0);
    await link.click();
    await expect(page).toHaveURL(`${storefront}/cart`);
  },
);

test('a search without results shows a message', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store/product/search?q=zzqqxxyy&categoryName=Footwear`);
  await expect(page.getByRole('main')).toContainText('No results for "zzqqxxyy" in Footwear');
  await expect(page.getByText('No products found for your search criteria.')).toBeVisible();
});

test('without a term the page shows a starting point', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store/product/search`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  await expect(page.getByRole('combobox', { name: 'Search for products' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'SHOP BY CATEGORY' }).getByRole('link')).not.toHaveCount(0);
});

test.describe('in a category that does not exist', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('search shows that it was not found', { tag: '@once' }, async ({ page, storefront }) => {
    const response = await page.goto(`${storefront}/store/product/search?q=ball&categoryName=Nope`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText('Error: Category "Nope" not found.');
  });
});

test('suggestions appear while typing and can be used with the keyboard', async ({ page, storefront }) => {
  await page.goto(`${storefront}/store/product/search`);
  const field = findField(page);
  await field.pressSequentially('sar');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('₹');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('sar');
  await field.press('ArrowUp');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/store\/product\/\d+$/);
  await expect(list).toHaveCount(0);
});

test('the price slider narrows the results', async ({ page, storefront }) => {
  await page.goto(`${storefront}/store/product/search?q=cotton`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1280;
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('slider', { name: 'Highest price' }).fill('1500');
  if (isPhone) await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/maxPrice=1500/);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to ₹1,500' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search works as a form', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    await page.getByRole('searchbox', { name: 'Search for products' }).fill('saree');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Showing \d+ results for "saree" in ALL$/,
    );
    await expect(page.getByRole('searchbox')).toHaveValue('saree');
  });
});
