import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn, type Credentials } from '../log-in.ts';
import { openAccount } from '../open-account.ts';

const balance = (page: Page, amount: string) =>
  page.getByRole('banner').getByRole('link', { name: `Wallet balance ${amount}` });

/** Submits a payment with the given outcome on the sandbox's payment page. */
async function pay(page: Page, method: string, outcome = 'The payment succeeds'): Promise<void> {
  await page.getByLabel(method).check();
  await page.getByLabel(outcome).check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

async function addMoney(page: Page, seller: string, preset: string): Promise<void> {
  await page.goto(`${seller}/seller/wallet`);
  await page.getByRole('button', { name: preset, exact: true }).click();
  await page.getByRole('button', { name: `Add ${preset}` }).click();
  await pay(page, 'UPI (scan the QR code)');
  await expect(page.getByRole('heading', { name: `${preset} added to your wallet` })).toBeVisible();
}

/** Opens a separate browser and logs a staff member in. */
async function openDesk(browser: Browser, seller: string, login: Credentials): Promise<Page> {
  const office = await browser.newContext();
  const staff = await office.newPage();
  await staff.goto(`${seller}/login`);
  await logIn(staff, login);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  return staff;
}

test('a merchant adds money by UPI, and every open page shows the new balance', async ({ page, seller }) => {
  await openAccount(page, seller);
  const other = await page.context().newPage();
  await other.goto(`${seller}/dashboard`);
  await expect(balance(other, '₹0.00')).toBeVisible();

  await page.goto(`${seller}/seller/wallet`);
  await expect(page.getByText('Payments run in a sandbox')).toBeVisible();
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('99');
  await page.getByRole('button', { name: 'Add money' }).click();
  await expect(amount).toHaveAccessibleDescription('Add at least ₹100.');
  await amount.fill('1,250.50');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add ₹1,250.50' }).click();
  await pay(page, 'UPI (scan the QR code)');
  await expect(page.getByRole('heading', { name: '₹1,250.50 added to your wallet' })).toBeVisible();
  await expect(balance(page, '₹1,250.50')).toBeVisible();
  await expect(balance(other, '₹1,250.50')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Statement' }).click();
  const statement = page
    .getByLabel('Statement', { exact: true })
    .filter({ hasText: 'Money added', visible: true });
  await expect(statement).toContainText('₹1,250.50');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  const receipt = page.waitForEvent('download');
  await statement.getByRole('link', { name: /^PPR\/.*\(PDF\)$/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^post-procure-payment-receipt-PPR-.*\.pdf$/);

  await page.getByLabel('Kind').selectOption('Plan fee');
  await expect(page.getByText('No transactions found. Try other filters.')).toBeVisible();
});

test('a payment fails, and the next attempt succeeds', { tag: '@once' }, async ({ page, seller }) => {
  await openAccount(page, seller);
  await page.goto(`${seller}/seller/wallet`);
  await page.getByRole('button', { name: 'Add ₹2,500' }).click();
  await pay(page, 'Debit or credit card', 'The bank declines the payment');
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('The payment was declined by the bank.')).toBeVisible();
  await expectAccessible(page);
  await expect(balance(page, '₹0.00')).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await pay(page, 'Net banking');
  await expect(page.getByRole('heading', { name: '₹2,500 added to your wallet' })).toBeVisible();
  await expect(balance(page, '₹2,500.00')).toBeVisible();
});

test(
  'a balance is refunded after an admin has approved it',
  { tag: '@once' },
  async ({ page, browser, seller }) => {
    const { business, password } = await openAccount(page, seller);
    await page.goto(`${seller}/seller/wallet/refund`);
    await expect(page.getByText('There is no balance to refund.')).toBeVisible();
    await addMoney(page, seller, '₹1,000');
    await page.goto(`${seller}/seller/wallet/refund`);
    await expect(page.getByText(/^To the UPI payment of/)).toBeVisible();
    await page.getByRole('button', { name: 'Refund ₹1,000' }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Request refund of ₹1,000' }).click();
    await expect(page.getByText('We have received your request.')).toBeVisible();
    await expect(balance(page, '₹0.00')).toBeVisible();
    const refunds = page.getByRole('list', { name: 'Refunds', exact: true });
    await expect(refunds).toContainText('In review');
    await expectAccessible(page);

    const support = await openDesk(browser, seller, demo.support);
    await support.goto(`${seller}/desk/balance-refunds`);
    await expect(support.getByText("Your role can't decide on refunds. Ask an administrator.")).toBeVisible();
    await support.context().close();

    const admin = await openDesk(browser, seller, demo.admin);
    await admin.goto(`${seller}/desk/balance-refunds`);
    const request = admin.getByRole('listitem').filter({ hasText: business });
    await request.getByLabel('Reason').fill('The account is settled.');
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText(/is approved\. The money is being sent\.$/)).toBeVisible();
    await expectAccessible(admin);
    await admin.context().close();

    // The merchant's page updates without a reload.
    await expect(refunds.getByText('Paid', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByRole('region', { name: 'Statement' })).toContainText('Balance refund');
  },
);

test('a plan is bought by topping up the missing amount', { tag: '@once' }, async ({ page, seller }) => {
  await openAccount(page, seller);
  await page.goto(`${seller}/seller/settings/plan`);
  await page.getByRole('link', { name: 'Choose Orbit' }).click();
  await expect(page.getByText('₹2,542 + ₹457 GST (18%)')).toBeVisible();
  await expectAccessible(page, { nothingOpen: true });
  await page.getByRole('button', { name: 'Add ₹2,999 and pay' }).click();
  await pay(page, 'UPI (scan the QR code)');
  await expect(page.getByText('Your plan is paid and has started.')).toBeVisible();
  await expect(balance(page, '₹0.00')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your plan' }).click();
  await expect(page.getByRole('heading', { name: /^Orbit · / })).toBeVisible();

  await page.goto(`${seller}/seller/documents?kind=plan_invoice`);
  await expect(page.getByRole('list', { name: 'Tax documents' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('GSTR-1 and Tally exports are part of Unicorn.')).toBeVisible();
  const invoice = page.waitForEvent('download');
  await page.getByRole('link', { name: /^PDF of/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^post-procure-plan-invoice-.*\.pdf$/);
});

test(
  'an adjustment needs two people before it changes a balance',
  { tag: '@once' },
  async ({ page, browser, seller }) => {
    const { business } = await openAccount(page, seller);
    const support = await openDesk(browser, seller, demo.support);
    await support.goto(`${seller}/desk/merchants?search=${encodeURIComponent(business)}`);
    await support.getByRole('link', { name: business }).click();
    await support.getByRole('link', { name: 'Adjustments' }).click();
    await support.getByLabel('Amount in rupees').fill('250');
    await support.getByLabel('Reason code').selectOption('Courier compensation');
    await support.getByLabel('What happened').fill('Parcel lost by the courier, ticket 4411.');
    await support.getByRole('button', { name: 'Propose' }).click();
    await expect(support.getByText(/is waiting for approval\.$/)).toBeVisible();
    await expect(
      support.getByText('You proposed this. Someone else has to approve or reject it.'),
    ).toBeVisible();
    const address = support.url();
    await support.context().close();

    await expect(balance(page, '₹0.00')).toBeVisible();
    const admin = await openDesk(browser, seller, demo.admin);
    await admin.goto(address);
    await admin.getByLabel('Reason', { exact: true }).fill('Checked with the courier.');
    await admin.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText(`The balance of ${business} has changed by +₹250.00.`)).toBeVisible();
    await admin.context().close();
    await expect(balance(page, '₹250.00')).toBeVisible();
  },
);

test(
  'the money pages of staff are accessible and fit a small phone',
  { tag: '@once' },
  async ({ page, seller }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${seller}/login`);
    await logIn(page, demo.admin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
    await page.goto(`${seller}/desk/ledger`);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Every check passed.')).toBeVisible();
    await page.goto(`${seller}/desk/settlements`);
    await page.getByRole('button', { name: 'Reconcile' }).click();
    await expect(page.getByText(/is reconciled: no differences\.$/)).toBeVisible();
    for (const path of [
      'payments',
      'webhook-events',
      'balance-refunds',
      'adjustments',
      'settlements',
      'ledger',
    ]) {
      await page.goto(`${seller}/desk/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  },
);
