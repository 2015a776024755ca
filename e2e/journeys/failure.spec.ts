import { expect, test } from '../journey.ts';

test.describe('a page that fails in the browser', () => {
  // Expects only the error itself: a violation of the content security policy would fail the test.
  test.use({ expectedConsole: [/TypeError: Cannot read properties of undefined/] });

  test('shows the error and keeps its styles', { tag: '@once' }, async ({ page, storefront }) => {
    await page.route(/\/api\/product\/\d+$/, (route) =>
      route.fulfill({ json: { data: { id: 1, title: 'Half a product', variations: [] } } }),
    );
    const awake = page.waitForResponse('**/api/cart');
    await page.goto(`${storefront}/store`);
    await awake;
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.locator('body')).toHaveCSS('font-family', /^Poppins/);
    await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(255, 246, 232)');
    await page.getByRole('main').getByRole('link', { name: 'Browse the store' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
