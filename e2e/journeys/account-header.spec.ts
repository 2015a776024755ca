import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';

/** A page with scripts, one without them, an error page and the store. */
const pages = ['/aboutus', '/plans', '/no-such-page', '/store'];

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;

const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

/** How far the parts of the header have moved since the first paint. The script runs in the page, so it is a string. */
const readHeaderShift = `{
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const header = document.querySelector('header');
  const moved = observer.takeRecords().filter(({ sources }) => sources.some(({ node }) => header.contains(node)));
  moved.reduce((sum, { value }) => sum + value, 0);
}`;

test.describe('in every header', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('visitors find the login, and users their name, cart and dashboard', async ({
    page,
    storefront,
    seller,
  }) => {
    const banner = page.getByRole('banner');
    const drawer = page.getByRole('dialog', { name: 'Site menu' });
    const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();

    for (const path of pages) {
      await page.goto(storefront + path);
      await expect(banner.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart');
      if (isPhone(page)) {
        await openMenu();
        await expect(drawer.getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', '/signup');
        await expect(drawer.getByRole('link', { name: 'Store Login' })).toBeVisible();
      } else {
        await expect(banner.getByRole('link', { name: 'Start Now' })).toHaveAttribute('href', '/signup');
        await expect(banner.getByRole('link', { name: 'Store Login' })).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
    }

    // The page without scripts remembers which page to return to after login.
    await page.goto(`${storefront}/plans`);
    if (isPhone(page)) await openMenu();
    const entrance = isPhone(page) ? drawer : banner;
    await entrance.getByRole('link', { name: 'Store Login' }).click();
    await logIn(page, demo.merchant);
    await expect(page).toHaveURL(`${storefront}/plans`);
    await expect(page.getByRole('status', { name: 'Login' })).toHaveCount(0);

    for (const path of pages) {
      await page.goto(storefront + path);
      const account = banner.getByRole('button', { name: /account$/i });
      await expect(account).toBeVisible();
      if (!isPhone(page)) await expect(account).toContainText('Meera Nair');
      await account.click();
      await expect(banner.getByRole('link', { name: 'MY DASHBOARD' })).toHaveAttribute(
        'href',
        `${seller}/dashboard`,
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(banner.getByRole('link', { name: 'MY DASHBOARD' })).toBeHidden();
      if (isPhone(page)) {
        await openMenu();
        await expect(drawer).toContainText('Meera Nair');
        await expect(drawer.getByRole('link', { name: 'MY DASHBOARD' })).toBeVisible();
        await expect(drawer.getByRole('link', { name: /^Cart/ })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(readHeaderShift)).toBe(0);
    }

    await page.goto(`${storefront}/plans`);
    await banner.getByRole('button', { name: /account$/i }).click();
    await banner.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status')).toHaveText("You're logged out.");
    await page.goto(`${storefront}/plans`);
    expect(await storedToken(page)).toBeNull();
    await expect(banner.getByRole('button', { name: /account$/i })).toHaveCount(isPhone(page) ? 1 : 0);
  });
});

test(
  'a merchant who comes from the seller application is logged in to the store',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    await page.goto(seller);
    await logIn(page, demo.merchant);
    await page
      .getByRole('navigation', { name: 'Seller application' })
      .getByRole('link', { name: 'STORE' })
      .click();
    await expect(page).toHaveURL(`${storefront}/store`);
    await expect(page.getByRole('button', { name: "Meera Nair's account" })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Login' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera Nair');
  },
);

test(
  'a link to log in never leads to another site',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    await page.goto(seller);
    await logIn(page, demo.merchant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera Nair');
    for (const to of ['https://evil.example/', '//evil.example/', '/.//evil.example/']) {
      await page.goto(`${storefront}/log-in?${new URLSearchParams({ to }).toString()}`, {
        waitUntil: 'commit',
      });
      await expect(page).toHaveURL(`${storefront}/`);
    }
  },
);
