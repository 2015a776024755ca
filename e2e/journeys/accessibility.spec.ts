import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { pageTypes } from '../page-types.ts';

const wide = { width: 1366, height: 768 };
const phone = { width: 375, height: 812 };
const narrow = { width: 320, height: 640 };

for (const { name, path } of pageTypes) {
  const title = `${name}: accessible, complains about nothing, fits every width`;
  test(title, { tag: '@once' }, async ({ page, storefront }) => {
    expect((await page.goto(storefront + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, { nothingOpen: true });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
  });
}

test('the skip link is the first keyboard stop', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${storefront}/store#content`);
});

test('banners can be moved and paused with the keyboard', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store`);
  const carousel = page.getByRole('region', { name: /banner|offer|highlight/i }).first();
  await expect(carousel).toBeVisible();
  const current = carousel.locator('[aria-current=true]');
  const first = await current.getAttribute('aria-label');
  await carousel.getByRole('button', { name: /next/i }).focus();
  await page.keyboard.press('Enter');
  await expect(current).not.toHaveAttribute('aria-label', first ?? '');
});
