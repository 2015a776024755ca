import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { readMailLink, readMails } from '../outbox.ts';

const password = 'three blue buffaloes';
const confirmation = /^Confirm your email address/;

interface Product {
  id: number;
  title: string;
}

/** Until the user logs in, headings show only the first words of a long title. */
const firstWords = ({ title }: Product): string => title.slice(0, 20);

async function findProduct(page: Page, storefront: string): Promise<Product> {
  const response = await page.request.get(`${storefront}/api/product?inStock=true&limit=1`);
  const { data } = (await response.json()) as { data: { products: Product[] } };
  const [product] = data.products;
  if (!product) throw new Error('The catalogue is empty');
  return product;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts what a person has to do. */
class Effort {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }

  async openMailLink(page: Page, email: string): Promise<void> {
    this.clicks += 1;
    await page.goto(await readMailLink(email, confirmation));
  }
}

async function fillSignUp(page: Page, email: string, effort: Effort): Promise<void> {
  await effort.fill(page.getByLabel('Your name'), 'Kavya Menon');
  await effort.fill(page.getByLabel('Business name'), 'Menon Gifts');
  await effort.fill(page.getByLabel('Email'), email);
  await effort.fill(page.getByLabel('Mobile number'), '098765 43210');
  await effort.click(page.getByRole('button', { name: 'Start free trial' }));
  await expect(heading(page)).toHaveText('Check your email');
}

async function confirm(page: Page, effort: Effort): Promise<void> {
  await effort.fill(page.getByLabel('Password', { exact: true }), password);
  await effort.click(page.getByRole('button', { name: 'Open my account' }));
}

test.describe('on the first visit', () => {
  // The store learns from the server that its session has ended.
  test.use({ expectedConsole: [/status of 401 .*\/api\/cart$/] });

  test('a stranger is subscribed to a product after at most 5 clicks and 6 fields', async ({
    page,
    storefront,
    seller,
  }) => {
    const email = `kavya-${randomUUID()}@example.in`;
    const product = await findProduct(page, storefront);
    const { id, title } = product;
    const effort = new Effort();
    await page.goto(`${storefront}/store/product/${id}`);
    await effort.click(page.getByRole('main').getByRole('button', { name: 'Subscribe Now' }).first());
    await expect(heading(page)).toContainText(`Log in to subscribe to ${firstWords(product)}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await effort.click(page.getByRole('link', { name: 'Open an account' }));
    await expect(heading(page)).toContainText(`Open an account to subscribe to ${firstWords(product)}`);
    await expectNoSidewaysScroll(page);
    await fillSignUp(page, email, effort);
    await effort.openMailLink(page, email);
    await expect(page.getByText(`subscribes you to ${firstWords(product)}`)).toBeVisible();
    await confirm(page, effort);

    await expect(page).toHaveURL(`${seller}/seller/productSubscription/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('status').first()).toContainText(
      /you have subscribed to this product. You sell it for ₹[\d,.]+/,
    );
    expect(effort.clicks).toBeLessThanOrEqual(5);
    expect(effort.fields).toBeLessThanOrEqual(6);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'View in store' }).click();
    await expect(page).toHaveURL(`${storefront}/store/product/${id}`);
    await expect(page.getByRole('button', { name: "Kavya Menon's account" })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscribed' }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Login' })).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(title);

    // Logging out in the seller application logs out of the store.
    await page.goto(`${seller}/login?type=logout`);
    await expect(page.getByRole('status')).toHaveText("You're logged out.");
    await page.goto(`${storefront}/aboutus`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

test(
  'a wrong email address is corrected, the email is sent again, and its link works in another browser',
  { tag: '@once' },
  async ({ page, browser, storefront, seller }) => {
    const wrong = `kavya-${randomUUID()}@example.in`;
    const email = `kavya-${randomUUID()}@example.in`;
    const product = await findProduct(page, storefront);
    const { id, title } = product;
    const effort = new Effort();
    await page.goto(`${seller}/signup?intent=subscribe&product=${id}`);
    await fillSignUp(page, wrong, effort);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Correct the email address' }).click();
    await expect(page.getByLabel('Business name')).toHaveValue('Menon Gifts');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Start free trial' }).click();
    await expect(page.getByText(`We have sent an email to ${email}.`)).toContainText(firstWords(product));
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByRole('status')).toContainText('Only the link in the latest email works.');
    await expect.poll(async () => (await readMails(email, confirmation)).length).toBe(2);

    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(await readMailLink(email, confirmation));
    await confirm(phone, effort);
    await expect(phone).toHaveURL(`${seller}/seller/productSubscription/${id}`);
    await expect(heading(phone)).toHaveText(title);
    await other.close();
  },
);

test('a product that cannot be read from the URL is ignored', { tag: '@once' }, async ({ page, seller }) => {
  for (const query of ['intent=subscribe&product=//evil.example', 'intent=https://evil.example']) {
    await page.goto(`${seller}/login?${query}`);
    await expect(heading(page)).toHaveText('Log in to your seller account');
  }
});
