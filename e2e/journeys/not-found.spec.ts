import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

test.use({ expectedConsole: [/status of 404/] });

test('an unknown URL shows a not-found page with links', async ({ page, storefront }) => {
  const response = await page.goto(`${storefront}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Post Procure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  // The only script is the inline one that fills in the account.
  await expect(page.locator('script')).toHaveCount(1);
  await expect(page.locator('script[src], script[type=module]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse the store' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
