import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import type { Page } from '@playwright/test';

/** On phones the navigation is in the menu. */
async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a merchant logs in, opens every page, stays logged in after a reload, and logs out', async ({
  page,
  seller,
}) => {
  await page.goto(seller);
  await expect(page).toHaveURL(`${seller}/login`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await logIn(page, demo.merchant);
  await expect(heading(page)).toHaveText('Welcome, Meera Nair');
  await expect(page).toHaveURL(`${seller}/dashboard`);
  await expect(page.getByRole('banner')).toContainText('Nair Home Living');
  await expect(page.getByRole('banner')).toContainText(/Orbit · \d+ days left/);
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Welcome, Meera Nair');

  for (const [label, path, text] of [
    ['MY ORDERS', '/seller/orders', 'Awaiting payment'],
    ['MARKETPLACE API', '/seller/marketplaceApis', 'You can’t connect a marketplace or store yet'],
    ['WALLET', '/seller/wallet', 'Ready to spend'],
    ['SETTINGS', '/seller/settings/profile', 'You log in with this address'],
  ] as const) {
    await openNavigation(page);
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(seller + path);
    await expect(page.getByRole('main')).toContainText(text);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);

  await openNavigation(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status')).toHaveText("You're logged out.");
  await page.goto(seller);
  await expect(page).toHaveURL(`${seller}/login`);
});

test('after half an hour of inactivity the session ends with a warning, and logging in again restores the page', async ({
  page,
  seller,
}) => {
  await page.clock.install();
  await page.goto(`${seller}/seller/settings/brand`);
  await logIn(page, demo.merchant);
  await expect(heading(page)).toHaveText('Settings');
  await page.clock.fastForward('28:30');
  const warning = page.getByRole('alertdialog', { name: "You'll be logged out soon" });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Support email').fill('half-typed@');
  await page.clock.fastForward('28:30');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:45');
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expect(login.getByLabel('Email')).toHaveValue(demo.merchant.email);
  await login.getByLabel('Password', { exact: true }).fill(demo.merchant.password);
  await page.keyboard.press('Enter');
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(`${seller}/seller/settings/brand`);
  await expect(page.getByLabel('Support email')).toHaveValue('half-typed@');
  await expect(page.getByLabel('Support email')).toBeFocused();
});

test.describe('while an export is being created', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test(
    'the login covers the page, whatever notices the end of the session first',
    { tag: '@once' },
    async ({ page, seller }) => {
      const underWay = {
        id: '7d8f9f4e-6a0c-4a51-9a3a-0e5b9b1f3c11',
        format: 'csv',
        state: 'RUNNING',
        rowsTotal: 900,
        rowsDone: 300,
        bytes: null,
        snapshotAt: null,
        createdAt: new Date().toISOString(),
        expiresAt: null,
        link: null,
      };
      await page.route('**/api/seller/exports', (route) =>
        route.fulfill({ json: { data: { exports: [underWay] } } }),
      );
      await page.goto(`${seller}/seller/productSubscription/exports`);
      await logIn(page, demo.merchant);
      await expect(page.getByText('300 of 900 products')).toBeVisible();

      const name = page.getByLabel('Name of this column set');
      await name.fill('For the wholesaler');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const remove = page.getByRole('button', { name: 'Delete For the wholesaler' });
      await remove.press('Enter');
      await page.keyboard.press('Escape');
      await expect(remove).toBeFocused();
      await remove.press('Enter');
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(page.getByText('For the wholesaler has been deleted.')).toBeVisible();
      await expect(remove).toHaveCount(0);

      await name.fill('half-typed');
      // End the session through the API, so that this page is not notified.
      await page.request.delete(`${seller}/api/user/session`, {
        headers: { 'x-requested-by': 'journey', origin: seller },
      });
      await page.unroute('**/api/seller/exports');
      const login = page.getByRole('dialog', { name: 'Your session has ended' });
      await login.getByLabel('Password', { exact: true }).fill(demo.merchant.password);
      await page.keyboard.press('Enter');
      await expect(login).toHaveCount(0);
      await expect(page).toHaveURL(`${seller}/seller/productSubscription/exports`);
      await expect(name).toHaveValue('half-typed');
    },
  );
});

test.describe('at the desk', () => {
  // The desk API responds to merchants with 404.
  test.use({ expectedConsole: [/status of 404/] });

  test(
    'staff start at the desk, and merchants cannot open the desk pages',
    { tag: '@once' },
    async ({ page, seller }) => {
      await page.goto(`${seller}/seller/wallet`);
      await logIn(page, demo.admin);
      await expect(page).toHaveURL(`${seller}/desk`);
      await expect(heading(page)).toHaveText('Inbox');
      await expectAccessible(page);
      await page.goto(`${seller}/login?type=logout`);
      await logIn(page, demo.merchant);
      await expect(heading(page)).toHaveText('Welcome, Meera Nair');
      await page.goto(`${seller}/desk`);
      await expect(heading(page)).toHaveText('Your account can’t open this page');
    },
  );
});

test('empty fields are reported before the form is sent', { tag: '@once' }, async ({ page, seller }) => {
  await page.goto(`${seller}/login`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password.',
  );
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('login fails with the message from the server', { tag: '@once' }, async ({ page, seller }) => {
    await page.goto(`${seller}/login`);
    await logIn(page, { ...demo.merchant, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('Login failed. Incorrect ID and Password.');
    await expect(page).toHaveURL(`${seller}/login`);
    await expectAccessible(page);
  });
});
