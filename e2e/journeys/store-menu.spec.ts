import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../journey.ts';

const findTrigger = (page: Page): Locator => page.getByRole('link', { name: 'ALL', exact: true });

const expectOpen = (trigger: Locator): Promise<void> =>
  expect(trigger).toHaveAttribute('aria-expanded', 'true');

test.beforeEach(({ page, storefront }) => page.goto(`${storefront}/store`));

test('ALL opens all categories, their sub-categories and the way back', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Categories' });
  await expect(bar.getByRole('link')).toHaveCount(11);
  const all = findTrigger(page);
  await all.click();
  await expectOpen(all);
  await expectAccessible(page);
  await bar.getByRole('button', { name: "Subcategories of Women's Fashion" }).click();
  await expect(bar.getByRole('link', { name: "All Women's Fashion" })).toHaveAttribute(
    'href',
    "/category/Women's%20Fashion",
  );
  await bar.getByRole('button', { name: '<<BACK' }).click();
  await expect(bar.getByRole('button', { name: "Subcategories of Men's Fashion" })).toBeVisible();
});

test('the menu works with the keyboard', { tag: '@once' }, async ({ page }) => {
  const all = findTrigger(page);
  const firstInBar = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1);
  await firstInBar.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(firstInBar, 'the keyboard passes the closed menu by').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectOpen(all);
  const firstInMenu = page.locator('#mega-menu').getByRole('link').first();
  await expect(firstInMenu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(firstInMenu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute('aria-expanded', 'false');
});

test('the menu works with the mouse', { tag: '@once' }, async ({ page }) => {
  const all = findTrigger(page);
  await page.mouse.move(10, 5);
  await all.hover();
  await expectOpen(all);
  await page.mouse.move(10, 5);
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await all.hover();
  await expectOpen(all);
  await page.keyboard.press('Escape');
  await expect(all, 'Escape closes the menu under the pointer').toHaveAttribute('aria-expanded', 'false');
});
