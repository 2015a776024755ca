import type { APIRequestContext } from '@playwright/test';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { openAccount } from '../open-account.ts';

/** Finds a product that is taxed at 18% whatever its price, so that a test can calculate with it. */
async function findProduct(request: APIRequestContext, storefront: string): Promise<ProductCard> {
  const list = await request.get(`${storefront}/api/product?limit=200&inStock=true`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  const product = data.products.find(
    ({ gst_rate, hsn, sp, mrp }) => gst_rate === 18 && !/^(6[1-4]|9404)/.test(hsn) && mrp > sp * 1.5,
  );
  if (!product) throw new Error('The demo catalogue has no matching product');
  return product;
}

const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** What a merchant earns from a sale at 18% GST. */
const earnings = (price: number, cost: number): number => (price - cost) / 1.18;

/** Reads the amount that follows this name in the text, in rupees. */
const amountAfter = (text: string, name: string): number =>
  Number(
    text
      .slice(text.indexOf(name) + name.length)
      .match(/-?₹([\d,.]+)/)?.[1]
      ?.replaceAll(',', ''),
  );

test('a visitor sees what a product costs and earns, and calculates the margin', async ({
  page,
  request,
  storefront,
}) => {
  const product = await findProduct(request, storefront);
  await page.goto(`${storefront}/store/product/search?q=${product.sku}`);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(`Your cost${rupees(product.sp)}`);
  await expect(card).toContainText(/Sell at up to ₹[\d,.]+You earn up to ₹[\d,]+/);

  await page.goto(`${storefront}/store/product/${product.id}`);
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(`Your cost${rupees(product.sp)}incl. GST`);
  await expect(figures).toContainText(`Sell at up to${rupees(product.mrp)}the MRP`);
  const shown = amountAfter(await figures.innerText(), 'You earn up to');
  expect(Math.abs(shown - earnings(product.mrp, product.sp))).toBeLessThan(0.02);

  await page.getByText('Margin calculator').click();
  const price = page.getByLabel('Selling price (₹)');
  await expect(price).toHaveValue(product.mrp.toFixed(2));
  const asked = Math.ceil(product.sp * 1.4);
  await price.fill(String(asked));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Channel fee (%)')).toBeFocused();
  await page.keyboard.type('10');
  await page.getByLabel('Shipping (₹)').fill('40');
  await page.getByLabel('RTO rate (%)').fill('20');
  const profit = earnings(asked, product.sp) - asked * 0.1 - 40 - (product.sp * 0.2 + 40) / 4;
  const answer = page.getByRole('status').filter({ hasText: 'Profit per delivered order' });
  await expect(answer).toBeVisible();
  expect(Math.abs(Math.abs(profit) - amountAfter(await answer.innerText(), 'delivered order'))).toBeLessThan(
    0.03,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  const sent = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '');
  expect(sent).toContain(`https://wa.me/?text=*${product.title}*`);
  expect(sent).toContain(`Price: ${rupees(asked)} (MRP ${rupees(product.mrp)})`);
  expect(sent).not.toContain(new URL(storefront).host);
  expect(sent).not.toContain(rupees(product.sp));

  await price.fill(String(product.mrp + 1));
  await expect(page.getByText(`The price can't be above the MRP of ${rupees(product.mrp)}.`)).toBeVisible();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(whatsApp).not.toHaveAttribute('href', /Price/);
});

/** Replaces the share sheet, which a test cannot operate. */
const catchShares = `
  navigator.canShare = () => true;
  navigator.share = async ({ text, files }) => {
    globalThis.shared = { text, files: files.map(({ type, size }) => ({ type, isEmpty: size === 0 })) };
  };`;

test('a merchant sees their own price in the same place, and shares it with the image', async ({
  page,
  request,
  storefront,
  seller,
}) => {
  await page.addInitScript(catchShares);
  const product = await findProduct(request, storefront);
  const search = `${storefront}/store/product/search?q=${product.sku}`;
  await page.goto(search);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('You earn up to');
  const heightOf = async () => (await card.boundingBox())?.height;
  const before = await heightOf();

  await openAccount(page, seller);
  await page.goto(`${storefront}/store/product/${product.id}`);
  const figures = page.getByRole('main').locator('dl').first();
  const figuresBefore = await figures.boundingBox();
  // The user is already logged in to the seller application, so the login page returns at once.
  await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
  // A new merchant's default pricing rule: 1.3 times the cost, rounded up to end in 9.
  const price = Math.ceil((product.sp * 1.3 - 9) / 10) * 10 + 9;
  await expect(figures).toContainText(`Sell at${rupees(price)}your pricing rule`);
  const shown = amountAfter(await figures.innerText(), 'You earn');
  expect(Math.abs(shown - earnings(price, product.sp))).toBeLessThan(0.02);
  expect((await figures.boundingBox())?.height).toBeCloseTo(figuresBefore?.height ?? 0);

  await page.getByRole('link', { name: 'WhatsApp' }).click();
  await page.waitForFunction(() => 'shared' in globalThis);
  const shared = await page.evaluate<{ text: string; files: object[] }>('globalThis.shared');
  expect(shared.files).toEqual([{ type: 'image/jpeg', isEmpty: false }]);
  expect(shared.text).toContain(`Price: ${rupees(price)}`);
  expect(shared.text).not.toContain(rupees(product.sp));
  expect(shared.text).not.toContain('http');

  await page.goto(search);
  await expect(card).toContainText(/Sell at ₹[\d,]+You earn ₹[\d,]+/);
  await expect(card.getByRole('link', { name: 'Subscribed' })).toBeVisible();
  expect(await heightOf()).toBeCloseTo(before ?? 0);
});
