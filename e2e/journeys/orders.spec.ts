import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { openShop } from '../open-shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Wallet balance/ });
const state = (page: Page) => page.getByRole('main').getByRole('status').first();

async function fillAddress(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel("Customer's name").fill(name);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('House or flat, building and street').fill('Flat 12, Sunrise Apartments, MG Road');
  await page.getByLabel('PIN code', { exact: true }).fill('560001');
}

test('a merchant orders by hand, pays, and sees live how staff pack it', async ({
  page,
  browser,
  seller,
}) => {
  test.setTimeout(180_000);
  const { title } = await openShop(page, seller);
  await page.goto(`${seller}/seller/orders`);
  await expect(page.getByText('You have no orders yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create your first order' }).click();
  await expect(heading(page)).toHaveText('New order');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('alert')).toHaveText('Add a product.');
  await page
    .getByRole('button', { name: `Add ${title}` })
    .first()
    .click();
  await fillAddress(page, 'Priya Sharma', '12345');
  // The PIN code fills in the city and the state.
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('State')).toHaveValue('29');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    'Enter a 10-digit mobile number.',
  );
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await page.getByLabel('Mobile number').fill('98765 43210');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create order' }).click();

  await expect(heading(page)).toHaveText(/^PPO-\d{4}-\d{6}$/);
  await expect(state(page)).toHaveText('Awaiting payment');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  const number = (await heading(page).textContent()) ?? '';
  await page.getByRole('button', { name: /^Pay ₹.* now$/ }).click();
  await expect(state(page)).toHaveText('Paid');
  await expect(page.getByRole('link', { name: /^Tax invoice PPI\// })).toBeVisible();
  await expect(balance(page)).not.toHaveAccessibleName('Wallet balance ₹2,500.00');
  const slip = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Packing slip in your name' }).click();
  expect((await slip).suggestedFilename()).toBe(`packing-slip-${number}.pdf`);

  const office = await browser.newContext();
  const staff = await office.newPage();
  await staff.goto(`${seller}/login`);
  await logIn(staff, demo.support);
  await expect(heading(staff)).toHaveText('Inbox');
  await staff.goto(`${seller}/desk/orders?search=${number}`);
  await staff.getByRole('link', { name: number }).click();
  await expect(heading(staff)).toHaveText(number);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Start processing' }).click();
  await expect(state(staff)).toHaveText('Processing');
  // The merchant's page is open and was not reloaded.
  await expect(state(page)).toHaveText('Processing');
  await staff.getByLabel('Note for the timeline (optional)').fill('Packed in a box of our own.');
  await staff.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(state(page)).toHaveText('Packed');
  await expect(page.getByText('Packed in a box of our own.')).toBeVisible();

  const write = async (from: Page, label: string, text: string) => {
    await from.getByLabel(label).fill(text);
    await from.getByRole('button', { name: 'Send message' }).click();
    await expect(from.getByRole('list', { name: 'Messages' })).toContainText(text);
  };
  await write(page, 'Your message', 'Can you add a card?');
  await staff.goto(`${seller}/desk?kind=order&search=${number}`);
  await staff.getByRole('list', { name: 'Inbox' }).getByRole('link').click();
  await expect(staff.getByRole('list', { name: 'Messages' })).toContainText('Can you add a card?');
  await write(staff, 'Message to the merchant', 'Yes, it is in the box.');
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, it is in the box.');
  await expectAccessible(staff);
  await office.close();
});

test('a merchant uploads a file with errors, corrects an order, and cancels one with a refund', async ({
  page,
  seller,
}) => {
  test.setTimeout(180_000);
  const { sku } = await openShop(page, seller);
  const prefix = randomUUID().slice(0, 8);
  const line = (order: string, phone: string, quantity: string) =>
    `${prefix}-${order},Priya Sharma,${phone},"Flat 12, Sunrise Apartments, MG Road",Bengaluru,Karnataka,560001,${sku},${quantity}`;
  const file = [
    'order_number,customer_name,phone,address_line1,city,state,pincode,sku,quantity',
    line('1', '9876500001', '1'),
    line('2', '123', '1'),
    line('3', '9876500003', 'many'),
  ].join('\n');
  await page.goto(`${seller}/seller/orders/upload`);
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(heading(page)).toHaveText('orders.csv');
  await expect(page.getByText('3 rows: 1 ready, 1 will need attention, 1 with errors')).toBeVisible();
  const remarks = page.getByRole('region', { name: 'Rows with remarks' });
  await expect(remarks).toContainText('quantity must be a whole number from 1 to 100.');
  await expect(remarks).toContainText('Mobile number invalid');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Import 2 orders' }).click();
  await expect(page.getByText('2 orders imported.')).toBeVisible();

  await page.goto(`${seller}/seller/orders?tab=attention`);
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: /^PPO-/ }).filter({ visible: true }).click();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText(
    '"123" is not an Indian mobile number.',
  );
  await page.getByRole('button', { name: 'Edit the address' }).click();
  await page.getByLabel('Mobile number').fill('9876500002');
  await page.getByRole('button', { name: 'Save and check again' }).click();
  await expect(state(page)).toHaveText('Awaiting payment');

  await page.getByRole('button', { name: /^Pay ₹.* now$/ }).click();
  await expect(state(page)).toHaveText('Paid');
  await page.getByRole('button', { name: 'Ask to cancel' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByLabel('Why are you cancelling this order?')).toHaveAccessibleDescription(
    'Tell us why.',
  );
  await page.getByLabel('Why are you cancelling this order?').fill('Ordered twice');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(state(page)).toHaveText('Cancelled and refunded');
  await expect(page.getByRole('link', { name: /^Credit note PPC\// })).toBeVisible();
  await expect(balance(page)).toHaveAccessibleName('Wallet balance ₹2,500.00');
  await expectAccessible(page);

  // Pays for all remaining orders together.
  await page.goto(`${seller}/seller/orders?tab=payment`);
  await page
    .getByRole('checkbox', { name: /^Select PPO-/ })
    .filter({ visible: true })
    .check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const question = page.getByRole('group', { name: 'Before you pay' });
  await expect(question).toContainText('RTO risk: 1 ');
  await expectAccessible(page, { nothingOpen: true });
  await question.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('1 order paid.')).toBeVisible();
  await page.goto(`${seller}/seller/wallet/autopay`);
  await expect(page.getByText('Autopay is part of the Orbit and Unicorn plans.')).toBeVisible();
  await page.getByRole('button', { name: 'Test on the last 30 days' }).click();
  await expect(page.getByText(/^Of 2 orders in the last 30 days/)).toBeVisible();
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
});
