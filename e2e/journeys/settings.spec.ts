import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { readMailLink } from '../outbox.ts';

const owner = { email: 'merchant@demo.postprocure.in', password: 'demo-merchant-2026' };

async function logIn(page: Page, { email, password }: typeof owner): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test(
  'an owner completes the business data, with a mistyped GSTIN first, and invites somebody for the finances who cannot touch products',
  { tag: '@once' },
  async ({ page, browser, seller }) => {
    await page.goto(`${seller}/dashboard`);
    await logIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Get ready to sell' })).toBeVisible();
    await page.getByRole('link', { name: 'Enter your GSTIN, or say that you have none' }).click();

    await page.getByLabel('Kind of business').selectOption('partnership');
    await page.getByLabel('Legal name').fill('Nair Home Living');
    await page.getByLabel('Yes, it has a GSTIN').check();
    const gstin = page.getByLabel('GSTIN', { exact: true });
    await gstin.fill('27AAPFU0939F1ZW');
    await expect(gstin).toHaveAccessibleDescription(
      'The check character does not fit: at least one character is mistyped.',
    );
    await gstin.fill('27aapfu0939f1zv');
    await expect(gstin).toHaveAccessibleDescription('The number fits: Maharashtra, PAN AAPFU0939F.');
    // What the number says of itself is filled in when the field is left.
    await gstin.press('Tab');
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('AAPFU0939F');
    await expect(page.getByLabel('State')).toHaveValue('27');
    await page.getByLabel('Address', { exact: true }).fill('4 Hill Road');
    await page.getByLabel('Town or city').fill('Mumbai');
    await page.getByLabel('Pincode').fill('560025');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Pincode')).toHaveAccessibleDescription(
      '560025 lies in Karnataka, not in Maharashtra.',
    );
    await page.getByLabel('Pincode').fill('400050');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your business details are saved.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(gstin).toHaveValue('27AAPFU0939F1ZV');

    const teammate = { email: `${randomUUID()}@example.in`, password: 'three blue buffaloes' };
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.getByLabel('E-mail').fill(teammate.email);
    await page.getByLabel('Role', { exact: true }).selectOption('finance');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`The invitation is on its way to ${teammate.email}.`)).toBeVisible();

    const visitor = await browser.newContext();
    const theirs = await visitor.newPage();
    await theirs.goto(await readMailLink(teammate.email, /invites you/));
    await theirs.getByLabel('Your name').fill('Farah Khan');
    await theirs.getByLabel('Password').fill(teammate.password);
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
    await theirs.goto(`${seller}/dashboard`);
    await logIn(theirs, teammate);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Welcome, Farah Khan');
    const navigation = theirs.getByRole('navigation', { name: 'Seller application' });
    await expect(navigation.getByRole('link', { name: 'WALLET' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'PRODUCT SUBSCRIBE' })).toHaveCount(0);
    await theirs.goto(`${seller}/seller/productSubscription`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
    const refused = await visitor.request.put(`${seller}/api/seller/subscriptions/1`, {
      headers: { 'x-requested-by': 'journey', origin: seller },
    });
    expect(refused.status()).toBe(403);
    await theirs.goto(`${seller}/seller/settings/business`);
    await expect(theirs.getByText('27AAPFU0939F1ZV')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Save' })).toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('Role of Farah Khan')).toHaveValue('finance');
    await page.getByRole('button', { name: 'Remove Farah Khan' }).click();
    await page.getByRole('button', { name: 'Yes, remove Farah Khan' }).click();
    await expect(page.getByText(teammate.email)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();

    await theirs.goto(`${seller}/dashboard`);
    await logIn(theirs, teammate);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('You are not part of any business');
    await visitor.close();
  },
);

test(
  'every page of settings is accessible and fits a small phone',
  { tag: '@once' },
  async ({ page, seller }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${seller}/dashboard`);
    await logIn(page, owner);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    for (const path of [
      'dashboard',
      'notifications',
      ...['profile', 'business', 'brand', 'team', 'plan', 'notifications', 'agreements', 'privacy'].map(
        (section) => `seller/settings/${section}`,
      ),
    ]) {
      await page.goto(`${seller}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Welcome|Notifications|Settings)/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  },
);
