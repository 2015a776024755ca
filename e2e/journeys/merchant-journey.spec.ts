import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openCsvSource } from '@postprocure/api/modules/catalogue-import/csv-source';
import type { CatalogueSource } from '@postprocure/api/modules/catalogue-import/source-row';
import { openXlsxSource } from '@postprocure/api/modules/catalogue-import/xlsx-source';
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { logIn } from '../log-in.ts';
import { readMailLink } from '../outbox.ts';
import { signUp } from '../sign-up.ts';

const password = 'three blue buffaloes';

async function openAccount(page: Page, seller: string, email: string): Promise<void> {
  await page.goto(`${seller}/signup?plan=orbit`);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.');
  await expectAccessible(page);
  await signUp(page, { name: 'Ravi Iyer', business: 'Iyer Traders', email, password });
  await expectAccessible(page);
}

async function subscribeFromCards(page: Page, storefront: string) {
  const results = `${storefront}/store/product/search?q=cotton`;
  await page.goto(results);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Subscribe Now' }).click();
  // The user is already logged in to the seller application, so the login page returns at once and the subscription
  // is completed.
  await expect(page.getByRole('button', { name: "Ravi Iyer's account" })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Subscribed' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  await expect(page.getByRole('link', { name: 'Subscribed' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Subscribed' })).toHaveCount(2);
}

/** Cost, MRP and price of each product, in paise, cheapest first. */
type Figures = [cost: number, mrp: number, price: number][];

const paise = (text: string | undefined): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
const inOrder = (figures: Figures): Figures => figures.toSorted(([a], [b]) => a - b);

/** Sets a pricing rule and returns the prices shown in its preview. */
async function priceByRule(page: Page): Promise<Figures> {
  await page.getByRole('link', { name: 'Pricing rule' }).click();
  await page.getByLabel('Multiplier').fill('1.41');
  await expect(page.getByRole('button', { name: 'Save and apply' })).toBeDisabled();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('This rule applies to 2 products.')).toBeVisible();
  await expectAccessible(page);
  const promised: Figures = [];
  for (const row of (await page.getByRole('row').all()).slice(1)) {
    const [, cost, mrp, , price] = await row.getByRole('cell').allTextContents();
    promised.push([paise(cost), paise(mrp), paise(price)]);
  }
  await page.getByRole('button', { name: 'Save and apply' }).click();
  await expect(page.getByText('Saved. 2 products repriced.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Save and apply' }).click();
  await expect(page.getByText('Saved. No prices changed.')).toBeVisible();
  await expect(page.getByText(/^Last change: pricing rule, 2 products, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: 'Your products' }).click();
  return inOrder(promised);
}

async function download(page: Page, name: string, folder: string): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await arriving;
  const target = path.join(folder, file.suggestedFilename());
  await file.saveAs(target);
  return target;
}

/**
 * Returns the figures from each product's first row; further rows are its other variations. Reads the file with the
 * importer, which shares no code with the export.
 */
async function readFigures(source: CatalogueSource): Promise<Figures> {
  const rows: string[][] = [];
  for await (const piece of source.read()) rows.push(...piece.map(({ cells }) => cells));
  await source.close();
  const [headings = [], ...lines] = rows;
  const products = new Map(
    lines.toReversed().map((cells) => [cells[headings.indexOf('Product SKU')], cells] as const),
  );
  const places = ['Cost (₹)', 'MRP (₹)', 'My price (₹)'].map((heading) => headings.indexOf(heading));
  return inOrder(
    [...products.values()].map((cells) => places.map((place) => paise(cells[place])) as Figures[number]),
  );
}

/** Invites a member with the finance role and accepts the invitation in a separate browser. */
async function joinAsFinance(owner: Page, browser: Browser, seller: string) {
  const email = `${randomUUID()}@example.in`;
  await owner.goto(`${seller}/seller/settings/team`);
  await owner.getByLabel('Email').fill(email);
  await owner.getByLabel('Role', { exact: true }).selectOption('finance');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`We have sent an invitation to ${email}.`)).toBeVisible();

  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  // Pasting the link over the URL of the open page changes only the fragment.
  await page.goto(`${seller}/accept-invitation#token=${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Ask for a new one.');
  await page.goto(await readMailLink(email, /invites you/));
  await page.getByLabel('Your name').fill('Farah Khan');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  // Wait for the new page, because the previous one also has a link with this name.
  await expect(page.getByRole('status')).toContainText('You have joined the team');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { email, password });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Farah Khan');
  return { visitor, page, email };
}

test.describe('a new merchant', () => {
  test.setTimeout(360_000);

  test(
    'signs up, subscribes from a card, prices by a rule, downloads the same figures twice, and invites a finance member who cannot change products',
    { tag: '@once' },
    async ({ page, browser, storefront, seller }, { outputDir }) => {
      const email = `ravi-${randomUUID()}@example.in`;
      await openAccount(page, seller, email);
      await subscribeFromCards(page, storefront);

      await page.goto(`${seller}/seller/productSubscription`);
      await expect(page.getByRole('banner')).toContainText('Starter trial · 30 days left');
      await expect(page.getByRole('row')).toHaveCount(3);
      await expectAccessible(page);
      const promised = await priceByRule(page);
      const excel = await download(page, 'Excel (.xlsx)', outputDir);
      const csv = await download(page, 'CSV', outputDir);
      expect(promised).toHaveLength(2);
      expect(await readFigures(await openXlsxSource(excel, 'Products'))).toEqual(promised);
      expect(await readFigures(await openCsvSource(csv, {}))).toEqual(promised);

      const teammate = await joinAsFinance(page, browser, seller);
      const navigation = teammate.page.getByRole('navigation', { name: 'Seller application' });
      await expect(navigation.getByRole('link', { name: 'WALLET' })).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'PRODUCT SUBSCRIBE' })).toHaveCount(0);
      await teammate.page.goto(`${seller}/seller/productSubscription`);
      await expect(teammate.page.getByRole('heading', { level: 1 })).toHaveText('No access');
      for (const [method, address] of [
        ['PUT', 'subscriptions/1'],
        ['POST', 'exports'],
      ] as const) {
        const refused = await teammate.visitor.request.fetch(`${seller}/api/seller/${address}`, {
          method,
          headers: { 'x-requested-by': 'journey', origin: seller },
        });
        expect(refused.status()).toBe(403);
      }

      await teammate.page.goto(`${seller}/seller/settings/business`);
      await expect(teammate.page.getByRole('heading', { level: 1 })).toHaveText('Settings');
      await expect(teammate.page.getByRole('button', { name: 'Save' })).toHaveCount(0);

      await page.reload();
      await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
      await expect(page.getByLabel('Role of Farah Khan')).toHaveValue('finance');
      await page.getByRole('button', { name: 'Remove Farah Khan' }).click();
      await page.getByRole('button', { name: 'Yes, remove Farah Khan' }).click();
      await expect(page.getByText(teammate.email)).toHaveCount(0);
      await teammate.page.goto(`${seller}/dashboard`);
      await logIn(teammate.page, { email: teammate.email, password });
      await expect(teammate.page.getByRole('heading', { level: 1 })).toHaveText(
        "You're not a member of any business",
      );
      await teammate.visitor.close();

      await page.goto(`${seller}/seller/productSubscription/exports`);
      await expect(page.getByRole('link', { name: 'Download' })).toHaveCount(2);
      await expectAccessible(page);
      await expectToFitLargeType(page);
      await changeOwnContent(page, seller);
      await removeOnPhone(page, seller);
    },
  );
});

/** Checks the page on a phone with the font size doubled. */
async function expectToFitLargeType(page: Page): Promise<void> {
  const window = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const setType = async (standard: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await setType(32);
  await expectNoSidewaysScroll(page);
  await setType(16);
  await browser.detach();
  if (window) await page.setViewportSize(window);
}

async function changeOwnContent(page: Page, seller: string): Promise<void> {
  await page.goto(`${seller}/seller/productSubscription`);
  // The sort field keeps the focus while the list updates, so that keyboard users can step through it.
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?sort=title$/);
  await expect(order).toBeFocused();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByLabel('Title', { exact: true }).fill('My own name for it');
  await page.getByRole('button', { name: 'Save content' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My own name for it');
  await expect(page.getByRole('button', { name: 'Save content' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: "Use supplier's version" }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My own name for it');
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('My own name for it');

  // The dialog takes the focus, and Escape returns it to the button.
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.getByRole('link', { name: 'Your products' }).click();
  // The list keeps its sort order.
  await expect(page).toHaveURL(/\?sort=title$/);
}

async function removeOnPhone(page: Page, seller: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText("You haven't subscribed to any products yet.")).toBeVisible();

  // Without JavaScript, a product card links to this page, which asks for confirmation.
  await page.goto(`${seller}/seller/productSubscription?product=1`);
  await expect(page.getByRole('heading', { name: /^Subscribe to .+\?$/ })).toBeVisible();
  await expect(page.getByText("You haven't subscribed to any products yet.")).toBeVisible();
}
