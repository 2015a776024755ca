import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { openAccount } from '../open-account.ts';

test(
  'an owner completes the business details after mistyping the GSTIN',
  { tag: '@once' },
  async ({ page, seller }) => {
    await openAccount(page, seller);
    await page.goto(`${seller}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Get ready to sell' })).toBeVisible();
    await page.getByRole('link', { name: "Add your GSTIN (or tell us you don't have one)" }).click();

    await page.getByLabel('Business type').selectOption('partnership');
    await page.getByLabel('Legal name').fill('Nair Home Living');
    await page.getByRole('link', { name: 'HELP', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByLabel('Legal name')).toHaveValue('Nair Home Living');
    // The user has to say whether the business is registered; leaving the field empty is an error.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('No, it is not registered')).toHaveAccessibleDescription(
      'Select whether the business is registered for GST.',
    );
    await page.getByLabel('Yes, it has a GSTIN').check();
    const gstin = page.getByLabel('GSTIN', { exact: true });
    await gstin.fill('27AAPFU0939F1ZW');
    await expect(gstin).toHaveAccessibleDescription('This GSTIN is not valid. Check it for typing errors.');
    await gstin.fill('27aapfu0939f1zv');
    await expect(gstin).toHaveAccessibleDescription('Valid: Maharashtra, PAN AAPFU0939F.');
    // The PAN and the state, which are part of the GSTIN, are filled in when the field loses focus.
    await gstin.press('Tab');
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('AAPFU0939F');
    await expect(page.getByLabel('State')).toHaveValue('27');
    await page.getByLabel('Address', { exact: true }).fill('4 Hill Road');
    await page.getByLabel('Town or city').fill('Mumbai');
    await page.getByLabel('PIN code').fill('560025');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription(
      '560025 is in Karnataka, not in Maharashtra.',
    );
    await page.getByLabel('PIN code').fill('400050');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your business details have been saved.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(gstin).toHaveValue('27AAPFU0939F1ZV');
  },
);

test(
  'every page of settings and of the wallet is accessible and fits a small phone',
  { tag: '@once' },
  async ({ page, seller }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${seller}/dashboard`);
    await logIn(page, demo.merchant);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    for (const path of [
      'dashboard',
      'notifications',
      'seller/wallet',
      'seller/wallet/statement',
      'seller/wallet/refund',
      'seller/documents',
      'seller/help',
      'seller/help/tickets/new',
      'seller/settings/plan/unicorn',
      ...[
        'profile',
        'business',
        'brand',
        'team',
        'plan',
        'notifications',
        'agreements',
        'security',
        'privacy',
      ].map((section) => `seller/settings/${section}`),
    ]) {
      await page.goto(`${seller}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Welcome|Notifications|Wallet|Settings|Help|New ticket)/,
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  },
);
