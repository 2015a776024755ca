import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

const once = { tag: '@once' };

/**
 * Opens a page and stops its clock. Also closes the cookie notice, which appears with hydration and covers buttons.
 */
async function openAndStopClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-16T06:00:00Z' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.clock.pauseAt('2026-11-16T06:10:00Z');
}

/** Restarts the clock first, because axe needs it. */
async function expectWellMade(page: Page): Promise<void> {
  await page.clock.resume();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

async function fillParcel(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

const parcel = {
  'Origin pincode': '110001',
  'Destination pincode': '110002',
  'Weight (kg)': '1',
  'Length (cm)': '10',
  'Width (cm)': '10',
  'Height (cm)': '10',
  'Product value': '5000',
};

test(
  'the estimator shows progress, clears the previous result and explains invalid input',
  once,
  async ({ page, storefront }) => {
    await openAndStopClock(page, `${storefront}/shipping-cost-estimator`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: /Calculat/ });
    const result = main.getByRole('status');

    await button.click();
    await expect(button).toHaveText('Calculating...');
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.clock.runFor(999);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(main.getByRole('alert')).toHaveText(
      'Please fill in all required fields (Pincodes, Weight, Dimensions).',
    );

    await fillParcel(page, parcel);
    await page.getByLabel('Weight (kg)').fill('');
    await page.getByLabel('Weight (kg)').pressSequentially('1e');
    await button.click();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(main.getByRole('alert')).toHaveText(
      'Please enter valid numbers for Weight, Dimensions, and Product Value.',
    );

    await page.getByLabel('Weight (kg)').fill('1');
    await page.getByLabel('Origin pincode').fill('1100');
    await button.click();
    await page.clock.runFor(1000);
    await expect(main.getByRole('alert')).toHaveText('Please enter a 6-digit Indian pincode');

    await page.getByLabel('Origin pincode').fill('110001');
    await button.click();
    await page.clock.runFor(1000);
    await expect(result).toContainText('₹70.00');
    await expect(result).toContainText('Basic');
    await expect(result).toContainText('3-5 business days');

    await fillParcel(page, { 'Product value': '5000.01', 'Destination pincode': '999999' });
    await button.click();
    await expect(result).not.toContainText('₹70.00');
    await page.clock.runFor(1000);
    await expect(result).toContainText('₹160.00');
    await expect(result).toContainText('Express');
    await expect(result).toContainText('1-2 business days');

    await page.clock.resume();
    await page.reload();
    await expect(page.getByLabel('Product value')).toHaveValue('5000.01');
    await expect(result).toContainText('₹160.00');

    // The browser reports a value below the minimum, and nothing is calculated.
    await page.getByLabel('Weight (kg)').fill('0.05');
    await button.click();
    await expect(button).toBeEnabled();
    await expect(result).not.toContainText('₹');
    await expectWellMade(page);
  },
);

test.describe('tracking', () => {
  test.use({ expectedConsole: [/status of 404|ERR_FAILED/] });

  test('shows progress and then the shipment', once, async ({ page, storefront }) => {
    await openAndStopClock(page, `${storefront}/track-my-order`);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: /^Track/ });
    const field = page.getByLabel('Tracking ID');
    const answer = main.getByRole('status');
    const ask = async (trackingId: string) => {
      await field.fill(trackingId);
      const answered = page.waitForResponse('**/api/shipments/*');
      await button.click();
      await expect(button).toHaveText('Tracking...');
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
      await answered;
      await page.clock.runFor(1499);
      await expect(button).toBeDisabled();
      await page.clock.runFor(1);
      await expect(button).toHaveText('Track Order');
    };
    await ask('pp000000000in');
    await expect(main.getByRole('alert')).toHaveText(
      'Tracking ID not found. Please check your ID and try again.',
    );
    for (const [trackingId, status, done] of [
      ['pp123456789in', 'In Transit', 3],
      ['PP987654321IN', 'Delivered', 6],
      ['PP456789123IN', 'Pending', 1],
    ] as const) {
      await ask(trackingId);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(answer.getByRole('heading', { level: 3 })).toHaveText(status);
      const steps = main.getByRole('list', { name: 'Parcel journey' }).getByRole('listitem');
      await expect(steps).toHaveCount(6);
      await expect(steps.filter({ hasText: ', done' })).toHaveCount(done);
      await expect(answer.getByText('Order Placed').last()).toBeVisible();
    }

    await page.route('**/api/shipments/*', (route) => route.abort());
    await field.fill('PP123456789IN');
    await button.click();
    await page.clock.runFor(1500);
    await expect(main.getByRole('alert')).toContainText("We couldn't reach the server.");
    await page.unroute('**/api/shipments/*');
    await ask('PP123456789IN');
    await expectWellMade(page);
  });
});

test.describe('live chat', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });
  const reply =
    'Thank you for your message. Our team will get back to you shortly via email or continue here during business hours.';

  test(
    'opens from several buttons, acknowledges after a second and continues after a reload',
    once,
    async ({ page, storefront }) => {
      await openAndStopClock(page, `${storefront}/support/chatemail`);
      const panel = page.getByRole('dialog', { name: 'Live chat' });
      const log = panel.getByRole('log');
      const field = panel.getByLabel('Your message');
      const start = page.getByRole('button', { name: 'Start live chat' });

      await start.click();
      await expect(log).toContainText('Welcome to Post Procure support.');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(start).toBeFocused();
      await page.getByRole('button', { name: 'Chat with us' }).click();

      await field.fill('   ');
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(log.getByRole('listitem')).toHaveCount(1);

      await field.fill('Does Orbit include Shopify?');
      await field.press('Enter');
      await expect(log.getByText('Does Orbit include Shopify?')).toBeVisible();
      await expect(field).toHaveValue('');
      await page.clock.runFor(999);
      await expect(log.getByText(reply)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(log.getByText(reply)).toBeVisible();

      const answer = { id: 999_999_999, type: 'staff', text: 'Yes, it does.', authorName: 'Ravi' };
      const messages = [{ ...answer, sentAt: '2026-11-16T06:11:00.000Z' }];
      await page.route('**/api/chat/messages?after=*', (route) =>
        route.fulfill({ json: { data: { messages, name: null, email: null } } }),
      );
      await page.clock.runFor(5000);
      await expect(log.getByRole('listitem').filter({ hasText: 'Ravi' })).toContainText('Yes, it does.');
      await page.unroute('**/api/chat/messages?after=*');

      let down = true;
      await page.route('**/api/chat/messages', (route) => (down ? route.abort() : route.continue()));
      await field.fill('And Amazon?');
      await panel.getByRole('button', { name: 'Send' }).click();
      await expect(panel.getByRole('alert')).toContainText("Your message wasn't sent.");
      await expect(field).toHaveValue('And Amazon?');
      down = false;
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(log.getByText('And Amazon?')).toBeVisible();
      await expect(panel.getByRole('alert')).toHaveCount(0);

      await page.clock.resume();
      await page.reload();
      await start.click();
      await expect(log.getByText('And Amazon?')).toBeVisible();
      await expect(log.getByText(reply)).toHaveCount(2);
      await expectWellMade(page);
      await panel.getByRole('button', { name: 'Close chat' }).click();
      await expect(panel).toHaveCount(0);

      await page.goto(`${storefront}/support/chatemail/conversation`);
      await expect(page.getByText('Does Orbit include Shopify?')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
});

for (const path of ['/plans', '/winning-products']) {
  test(`${path}: accessible and fits a narrow phone`, once, async ({ page, storefront }) => {
    expect((await page.goto(storefront + path))?.status()).toBe(200);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}

test('winning products can be filtered by category and price', once, async ({ page, storefront }) => {
  await page.goto(`${storefront}/winning-products`);
  await page.getByLabel('Category').selectOption("Women's Fashion");
  await page.getByLabel('Price band').selectOption('Under ₹1,000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    "In demand in Women's Fashion (Under ₹1,000)",
  );
  await expect(page.getByLabel('Category')).toHaveValue("Women's Fashion");
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(`${storefront}/winning-products`);
  await expect(page.getByLabel('Category')).toHaveValue('');
});

test('choosing a plan opens sign-up with that plan', once, async ({ page, storefront, seller }) => {
  await page.goto(`${storefront}/plans`);
  const choice = page
    .getByRole('cell')
    .or(page.getByRole('columnheader'))
    .getByRole('link', { name: 'Choose Orbit' });
  await expect(choice).toHaveAttribute('href', `${seller}/signup?plan=orbit`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 40[04]/] });

  test('the tools work', once, async ({ page, storefront }) => {
    const main = page.getByRole('main');
    await page.goto(`${storefront}/shipping-cost-estimator`);
    await main.getByRole('button', { name: 'Calculate Shipping Cost' }).click();
    await expect(main.getByRole('alert')).toContainText('Please fill in all required fields');
    await fillParcel(page, { ...parcel, 'Product value': '5000.01' });
    await main.getByRole('button', { name: 'Calculate Shipping Cost' }).click();
    await expect(main.getByRole('status')).toContainText('₹95.00');
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('1');
    await expect(page).toHaveURL(/#estimator$/);

    await page.goto(`${storefront}/track-my-order`);
    await page.getByLabel('Tracking ID').fill('PP1');
    await main.getByRole('button', { name: 'Track Order' }).click();
    await expect(main.getByRole('alert')).toContainText('Tracking ID not found.');
    await main.getByRole('button', { name: 'Delivered' }).click();
    await expect(main.getByRole('status').getByRole('heading', { level: 3 })).toHaveText('Delivered');

    await page.goto(`${storefront}/support/chatemail`);
    await main.getByRole('link', { name: 'Start live chat' }).click();
    await page.getByLabel('Your message').fill('Sent without scripts');
    await main.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByText('Sent without scripts')).toBeVisible();
    await expect(main.getByText('Thank you for your message.')).toBeVisible();
  });
});
