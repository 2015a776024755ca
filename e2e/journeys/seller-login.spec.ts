import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import type { Page } from '@playwright/test';

const merchant = { email: 'merchant@demo.postprocure.in', password: 'demo-merchant-2026' };

async function logIn(page: Page, { email, password }: typeof merchant): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a merchant logs in, stays logged in over a reload, and logs out', async ({ page, seller }) => {
  await page.goto(seller);
  await expect(page).toHaveURL(`${seller}/login`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await logIn(page, merchant);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
  await expect(page.getByText('Merchant', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(merchant.email)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${seller}/login`);
  await page.goto(seller);
  await expect(page).toHaveURL(`${seller}/login`);
});

test('parts that are not open say so after login', { tag: '@once' }, async ({ page, seller }) => {
  await page.goto(`${seller}/seller/orders`);
  await logIn(page, merchant);
  await expect(page).toHaveURL(`${seller}/seller/orders`);
  await expect(page.getByRole('main')).toContainText('This part of the seller application is not open yet.');
});

test('the session ends after half an hour', { tag: '@once' }, async ({ page, seller }) => {
  await page.clock.install();
  await page.goto(`${seller}/login`);
  await logIn(page, merchant);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.clock.fastForward('29:50');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.clock.fastForward('00:15');
  await expect(page).toHaveURL(`${seller}/login`);
});

test('empty fields are named before anything is sent', { tag: '@once' }, async ({ page, seller }) => {
  await page.goto(`${seller}/login`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsole: [/status of 401/] });

  test('login fails with the words of the server', { tag: '@once' }, async ({ page, seller }) => {
    await page.goto(`${seller}/login`);
    await logIn(page, { ...merchant, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('Login failed. Incorrect ID and Password.');
    await expect(page).toHaveURL(`${seller}/login`);
    await expectAccessible(page);
  });
});
