import { actUntil, expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

test('a visitor sees what the shop sells', async ({ page, storefront }) => {
  await page.goto(storefront);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List. Sell. Procure. Repeat.');
  const trending = page.getByRole('region', { name: 'Trending with resellers' });
  const products = trending.getByRole('article');
  await expect(products).toHaveCount(12);
  await expect(products.first()).toContainText(/₹[\d,]+\.\d\d/);
  for (const product of await products.all()) {
    await product.scrollIntoViewIfNeeded();
    const picture = product.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the category strip scrolls by its arrows', async ({ page, storefront }) => {
  await page.goto(storefront);
  const strip = page.getByRole('region', { name: 'SHOP BY CATEGORY' });
  await expect(strip.getByRole('link').nth(25)).toHaveAttribute('href', /^\/store\/category\/[^/]+$/);
  const row = strip.getByRole('list');
  await actUntil(
    () => strip.getByRole('button', { name: 'Scroll categories right' }).click(),
    () => expect(row).not.toHaveJSProperty('scrollLeft', 0, { timeout: 1000 }),
  );
  await expect(row).toHaveJSProperty('scrollLeft', 200);
});

test('the header is see-through over the hero and solid once scrolled', async ({ page, storefront }) => {
  await page.goto(storefront);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 250, 242)');
  await expect(header).toBeInViewport();
});

test('the store opens from the header without loading the page anew', async ({ page, storefront }) => {
  await page.goto(storefront);
  await page.getByRole('link', { name: 'Browse the store' }).click();
  await expect(page).toHaveURL(`${storefront}/store`);
  await expect(page).toHaveTitle('Product Store | Post Procure');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${storefront}/store`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be read and searched', async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    const search = page.getByRole('search');
    await expect(search).toHaveAttribute('action', '/store/product/search');
    await expect(search.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });
});
