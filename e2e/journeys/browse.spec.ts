import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../journey.ts';

const women = "/store/category/women's%20FASHION";

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1280;

/** On phones, the filters are in a sheet and take effect when Apply is pressed. */
async function chooseFilter(page: Page, name: RegExp): Promise<void> {
  const choice = page.getByRole('radio', { name });
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await choice.check();
    await page.getByRole('button', { name: 'Apply' }).click();
  } else {
    await choice.check();
  }
}

test(
  'a category lists its products under its own name, whatever the letter case',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}${women}`);
    await expect(page).toHaveTitle("Women's Fashion | Post Procure");
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Women's Fashion");
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${storefront}/category/Women's%20Fashion`,
    );
    await expect(page.getByRole('heading', { name: "SHOP BY SUBCATEGORY IN WOMEN'S FASHION" })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
  },
);

test('the bar shows one sub-category per 150 px, the sidebar all of them', async ({ page, storefront }) => {
  await page.goto(`${storefront}${women}`);
  const bar = page.getByRole('navigation', { name: 'Subcategories' });
  const width = (await bar.boundingBox())?.width ?? 0;
  await expect(bar.getByRole('link')).toHaveCount(Math.floor(width / 150));
  await expect(bar.getByRole('link').first()).toHaveText("All Women's Fashion");
  await expect(bar.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  const sidebar = page.locator('#filters nav').getByRole('link', { includeHidden: true });
  expect(await sidebar.count()).toBeGreaterThan(4);
});

test('pagination works and stops at both ends', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}${women}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Page 1 of \d+/);
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeDisabled();
  const first = await page.getByRole('article').first().textContent();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pages).toContainText(/Page 2 of \d+/);
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  const last = /of (\d+)/.exec((await pages.textContent()) ?? '')?.[1] ?? '';
  await page.goto(`${storefront}${women}?page=${last}`);
  await expect(pages.getByRole('link', { name: 'Next' })).toBeDisabled();
});

for (const [name, path] of [
  ['a category', women],
  ['search results', '/store/product/search?q=steel'],
] as const) {
  test(`the cards of ${name} keep their height when they are laid out`, async ({ page, storefront }) => {
    await page.goto(`${storefront}${path}`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(24);
    const measure = async (deferred: boolean) => {
      await page.evaluate(`for (const card of document.querySelectorAll('article'))
        card.toggleAttribute('data-deferred-layout', ${String(deferred)})`);
      // The browser decides during the next frame which elements it skips.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      return boxes.map((box) => box?.height ?? 0);
    };
    const laidOut = await measure(false);
    for (const [index, height] of (await measure(true)).entries()) {
      expect(height).toBeCloseTo(laidOut[index] ?? 0, 0);
    }
  });
}

test('filters narrow the list, stay in the URL, and can be removed one by one', async ({
  page,
  storefront,
}) => {
  await page.goto(`${storefront}${women}?page=2`);
  await chooseFilter(page, /^6-7 days/);
  await expect(page).toHaveURL(/\?delivery=6-7$/);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('link').first()).toHaveText('Remove filter: Delivery in 6-7 days');
  await chooseFilter(page, /^Under ₹1,000/);
  await expect(page).toHaveURL(/\?maxPrice=999.99&delivery=6-7$/);
  await expect(chips.getByRole('link')).toHaveText([
    'Remove filter: Under ₹1,000',
    'Remove filter: Delivery in 6-7 days',
    'Clear all',
  ]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low-high');
  await expect(page).toHaveURL(/sort=price-low-high$/);
  await chips.getByRole('link', { name: 'Remove filter: Under ₹1,000' }).click();
  await expect(page).toHaveURL(/\?delivery=6-7&sort=price-low-high$/);
  await page.goBack();
  await expect(page).toHaveURL(/maxPrice=999.99/);
  await expect(page.getByRole('radio', { name: /^Under ₹1,000/, includeHidden: true })).toBeChecked();
  await expectAccessible(page);
});

test(
  'another category starts at its first page and keeps the form of the URL',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/category/Women's%20Fashion?page=2`);
    await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/category\/Women's%20Fashion\/[^?]+$/);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 1 of');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('without a category the page lists all categories', { tag: '@once' }, async ({ page, storefront }) => {
  const response = await page.goto(`${storefront}/category`);
  expect(response?.status()).toBe(200);
  await expect(
    page.getByText('Please select a category from the navigation or enter a valid category URL.'),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'SHOP BY CATEGORY' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/category\/[^/]+$/);
  await expectAccessible(page);
});

test.describe('an unknown category', () => {
  test.use({ expectedConsole: [/status of 404|^Category "No such thing" not found\.$/] });

  test('shows that the category was not found', { tag: '@once' }, async ({ page, storefront }) => {
    const response = await page.goto(`${storefront}/category/No%20such%20thing`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category "No such thing" not found.');
  });
});

test.describe('when the API fails', () => {
  test.use({ expectedConsole: [/status of 503/] });

  test('the page shows the error and retries', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}${women}`);
    const calls = '**/api/product?*';
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { message: 'Too busy.', code: 'OVERLOADED', requestId: 'r' } }),
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Error loading products: Too busy.');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('when the categories fail', () => {
  test.use({ expectedConsole: [/status of 503/] });

  test('the page shows the error and retries', { tag: '@once' }, async ({ page, storefront }) => {
    const calls = '**/product/search/category';
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { message: 'Too busy.', code: 'OVERLOADED', requestId: 'r' } }),
    );
    await page.goto(`${storefront}/category/Women's%20Fashion`);
    const sub = page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').nth(1);
    const name = await sub.textContent();
    await sub.click();
    await expect(page.getByRole('alert')).toContainText('Error loading categories: Too busy.');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('the page shows that products are loading', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}${women}`);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/product?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading products...' })).toBeVisible();
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters apply with their button', async ({ page, storefront }) => {
    await page.goto(`${storefront}${women}?page=2`);
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('radio', { name: /^₹1,000-5,000/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('link', { name: 'Remove filter: ₹1,000-5,000' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter: ₹1,000-5,000' }).click();
    await expect(page).toHaveURL(`${storefront}/store/category/Women's%20Fashion`);
  });
});
