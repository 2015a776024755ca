import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { brand } from '@postprocure/contracts/brand';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { openShop } from '../open-shop.ts';

test.use({ expectedConsole: [/ERR_FAILED/] });

const state = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A red square that stands in for a phone photo of damaged goods. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

interface OrderingShop {
  /** Creates and pays an order, and returns its ID and number. */
  order: () => Promise<{ id: string; number: string }>;
}

/** Prepares a new merchant whose orders can be packed immediately. */
async function openOrderingShop(page: Page, seller: string): Promise<OrderingShop> {
  const { sku, headers } = await openShop(page, seller);
  let customers = 0;
  return {
    order: async () => {
      customers += 1;
      const response = await page.request.post(`${seller}/api/seller/orders`, {
        headers: { ...headers, 'idempotency-key': randomUUID() },
        data: {
          customerName: 'Priya Sharma',
          customerPhone: `987650000${customers}`,
          addressLine1: 'Flat 12, Sunrise Apartments, MG Road',
          landmark: 'City Mall',
          city: 'Bengaluru',
          stateCode: '29',
          pincode: '560001',
          lines: [{ sku, quantity: 1, salePrice: null }],
        },
      });
      const { order } = ((await response.json()) as { data: { order: { id: string; number: string } } }).data;
      await page.request.post(`${seller}/api/seller/orders/${order.id}/pay`, { headers });
      return order;
    },
  };
}

async function openDesk(browser: Browser, seller: string): Promise<Page> {
  const staff = await (await browser.newContext()).newPage();
  await staff.goto(`${seller}/login`);
  await logIn(staff, demo.support);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  return staff;
}

/** Selects an order in a work list and presses the button. */
async function work(
  staff: Page,
  seller: string,
  stage: string,
  number: string,
  button: string,
): Promise<void> {
  await expect(async () => {
    await staff.goto(`${seller}/desk/fulfilment?stage=${stage}`);
    await expect(staff.getByLabel(`Select ${number}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await staff.getByLabel(`Select ${number}`).check();
  await staff.getByRole('button', { name: button, exact: true }).click();
  await expect(staff.getByRole('status').filter({ hasText: '1 order' })).toBeVisible();
}

/** Packs, books and hands over an order. The demo courier then acts out the chosen outcome. */
async function ship(
  staff: Page,
  seller: string,
  order: { id: string; number: string },
  outcome: string,
): Promise<void> {
  const headers = { 'x-requested-by': 'journey', origin: seller };
  await staff.request.post(`${seller}/api/desk/orders/${order.id}/move`, {
    headers,
    data: { to: 'PROCESSING' },
  });
  await work(staff, seller, 'pack', order.number, 'Mark as packed');
  await work(staff, seller, 'book', order.number, 'Book');
  await expect(async () => {
    await staff.goto(`${seller}/desk/fulfilment?stage=handOver`);
    await expect(staff.getByLabel(`Select ${order.number}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const row = staff.getByRole('listitem').filter({ has: staff.getByLabel(`Select ${order.number}`) });
  const saved = staff.waitForResponse((response) => response.url().endsWith('/demo-outcome'));
  await row.getByLabel(/^What the demo courier does/).selectOption(outcome);
  await saved;
  await expectAccessible(staff, { nothingOpen: true });
  await expectNoSidewaysScroll(staff);
  await row.getByLabel(`Select ${order.number}`).check();
  const labels = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'Labels (PDF)' }).click();
  expect((await labels).suggestedFilename()).toBe('labels.pdf');
  await staff.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(staff.getByText('1 order handed over.')).toBeVisible();
}

test('staff hand over a parcel, the customer reschedules a failed delivery, and a damaged item is refunded', async ({
  page,
  browser,
  seller,
}) => {
  test.setTimeout(900_000);
  const shop = await openOrderingShop(page, seller);
  const order = await shop.order();
  const staff = await openDesk(browser, seller);
  await ship(staff, seller, order, 'One failed attempt, then delivered');

  await page.goto(`${seller}/seller/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: 'The parcel could not be delivered' })).toBeVisible({
    timeout: 300_000,
  });
  await expect(page.getByText(/Attempt 1 of 3/)).toContainText('Customer not available');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);

  // A failing part does not hide the rest of the order.
  const deliveryCall = '**/api/seller/orders/*/delivery';
  // Live updates load everything again, so the message might disappear before Retry is clicked.
  const liveUpdates = '**/api/seller/events';
  await page.route(liveUpdates, (route) => route.abort());
  await page.route(deliveryCall, (route) => route.abort());
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: "Tracking couldn't be loaded." });
  await expect(failure).toBeVisible();
  await expect(page.getByText('Flat 12, Sunrise Apartments, MG Road')).toBeVisible();
  await page.unroute(deliveryCall);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await page.unroute(liveUpdates);
  await page.reload();

  const link = (await page.getByText(/\/delivery\//).textContent()) ?? '';
  const customer = await (await browser.newContext({ viewport: { width: 375, height: 760 } })).newPage();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('When can we deliver?');
  await expect(customer.getByRole('main')).not.toContainText(order.number);
  await expect(customer.locator('link[rel="icon"]')).toHaveCount(0);
  const received = await (await customer.request.get(link)).text();
  expect(received).toContain('Loading...');
  expect(received).not.toContain(brand.name);
  await expectAccessible(customer, { nothingOpen: true });
  await expectNoSidewaysScroll(customer);
  await customer.getByRole('radio').nth(1).check();
  await customer.getByLabel('Landmark').fill('Opposite the temple');
  await customer.getByRole('button', { name: 'Deliver on this day' }).click();
  await expect(customer.getByText(/^The courier will try again on/)).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Thank you');

  await expect(state(page)).toHaveText('Delivered', { timeout: 300_000 });
  await page.getByRole('link', { name: 'Make a claim' }).click();
  await page.getByLabel(/^Items are damaged/).check();
  await page.getByLabel('Description').fill('The cloth has a long tear at the seam.');
  await page.getByRole('button', { name: 'Send the claim' }).click();
  const evidence = page.getByLabel('Photos or a short video');
  await expect(evidence).toHaveAccessibleDescription('Add at least one photo or video of the problem.');
  await expect(evidence).toBeFocused();
  await evidence.setInputFiles({ name: 'tear.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('list', { name: 'Uploaded files' })).toContainText('tear.png');
  await expectAccessible(page, { nothingOpen: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send the claim' }).click();
  await expect(state(page)).toHaveText('Claim open');

  await staff.goto(`${seller}/desk/claims`);
  const claim = staff.getByRole('list', { name: 'Claims' }).locator('> li').filter({ hasText: order.number });
  await expect(claim).toContainText('The cloth has a long tear at the seam.');
  await expectAccessible(staff, { nothingOpen: true });
  await expectNoSidewaysScroll(staff);
  await claim.getByLabel('Reason').fill('The photo shows the tear.');
  await claim.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText(/is approved\. The money is in the merchant’s wallet\.$/)).toBeVisible();
  await expect(state(page)).toHaveText('Refunded');
  await expect(page.getByText('Our decision: The photo shows the tear.')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Wallet balance ₹2,500.00' }),
  ).toBeVisible();
});

test(
  'a returned parcel is credited at 80% and inspected',
  { tag: '@once' },
  async ({ page, browser, seller }) => {
    test.setTimeout(900_000);
    const shop = await openOrderingShop(page, seller);
    const order = await shop.order();
    const staff = await openDesk(browser, seller);
    await ship(staff, seller, order, 'One failed attempt, then returned to origin');
    await page.goto(`${seller}/seller/orders/${order.id}`);
    await expect(state(page)).toHaveText('RTO refunded', { timeout: 300_000 });
    await expect(
      page.getByText(/credited to your wallet · ₹.* kept as a restocking and handling fee/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Credit note PPC\// })).toBeVisible();

    await staff.goto(`${seller}/desk/fulfilment?stage=returns`);
    const row = staff.getByRole('list', { name: 'Orders' }).locator('> li').filter({ hasText: order.number });
    await expectAccessible(staff, { nothingOpen: true });
    await expectNoSidewaysScroll(staff);
    await row.getByRole('button', { name: 'Finish the inspection' }).click();
    await expect(row).toHaveCount(0);
  },
);
