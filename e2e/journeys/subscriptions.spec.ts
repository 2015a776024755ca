import path from 'node:path';
import { openCsvSource } from '@postprocure/api/modules/catalogue-import/csv-source';
import type { CatalogueSource } from '@postprocure/api/modules/catalogue-import/source-row';
import { openXlsxSource } from '@postprocure/api/modules/catalogue-import/xlsx-source';
import type { Page } from '@playwright/test';
import { actUntil, expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

const merchant = { email: 'merchant@demo.postprocure.in', password: 'demo-merchant-2026' };

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(merchant.email);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The file's columns by heading, read by the importer, which shares nothing with who wrote it. */
async function readColumn(source: CatalogueSource, heading: string): Promise<string[]> {
  const rows: string[][] = [];
  for await (const piece of source.read()) rows.push(...piece.map(({ cells }) => cells));
  await source.close();
  const place = rows[0]?.indexOf(heading) ?? -1;
  return rows.slice(1).map((cells) => cells[place] ?? '');
}

async function download(page: Page, name: string, folder: string): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await arriving;
  const target = path.join(folder, file.suggestedFilename());
  await file.saveAs(target);
  return target;
}

test(
  'a merchant subscribes from a card, prices by a rule after looking, and downloads the same prices twice',
  { tag: '@once' },
  async ({ page, storefront, seller }, { outputDir }) => {
    await page.goto(`${storefront}/store/product/search?q=cotton`);
    const card = page.getByRole('article').first();
    await actUntil(
      () => card.getByRole('button', { name: 'Subscribe Now' }).click(),
      () => expect(page).toHaveURL((url) => url.href.startsWith(`${seller}/login`), { timeout: 3000 }),
    );
    await logIn(page);
    // Back on the page, what was begun before the login is finished.
    await expect(page).toHaveURL(`${storefront}/store/product/search?q=cotton`);
    await expect(card.getByRole('link', { name: 'Subscribed' })).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe Now' }).first().click();
    await expect(page.getByRole('link', { name: 'Subscribed' })).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Subscribed' })).toHaveCount(2);

    await page.goto(`${seller}/seller/productSubscription`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Pricing rule' }).click();
    await page.getByLabel('Times the cost').fill('1.41');
    await expect(page.getByRole('button', { name: 'Save and apply' })).toBeDisabled();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('The rule prices 2 products.')).toBeVisible();
    await expectAccessible(page);
    const promised = await page.getByRole('row').locator('td:last-child').allTextContents();
    await page.getByRole('button', { name: 'Save and apply' }).click();
    await expect(page.getByText('Saved, with a new price for 2 products.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo it' })).toBeVisible();

    await page.getByRole('link', { name: 'Your products' }).click();
    const excel = await download(page, 'Excel (.xlsx)', outputDir);
    const csv = await download(page, 'CSV', outputDir);
    const fromExcel = await readColumn(await openXlsxSource(excel, 'Products'), 'My price (₹)');
    const fromCsv = await readColumn(await openCsvSource(csv, {}), 'My price (₹)');
    const paise = (texts: string[]) =>
      texts.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)).toSorted((a, b) => a - b);
    expect(paise(fromExcel)).toEqual(paise(promised));
    expect(paise(fromCsv)).toEqual(paise(promised));

    await page.getByRole('link', { name: 'Files and columns' }).click();
    await expect(page.getByRole('link', { name: 'Download' })).toHaveCount(2);
    await expectAccessible(page);

    await page.goto(`${seller}/seller/productSubscription`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByLabel('Title', { exact: true }).fill('My own name for it');
    await page.getByRole('button', { name: 'Save content' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My own name for it');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reset to supplier' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My own name for it');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Your products' }).click();
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText('You have not subscribed to any product yet.')).toBeVisible();

    // Where a card's link leads in a browser without scripts: it asks first.
    await page.goto(`${seller}/seller/productSubscription?product=1`);
    await expect(page.getByRole('heading', { name: /^Subscribe to .+\?$/ })).toBeVisible();
    await expect(page.getByText('You have not subscribed to any product yet.')).toBeVisible();
  },
);
