import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';
import { demoProducts } from '../start-server.ts';

interface Product {
  sku: string;
  title: string;
  sp: number;
  mrp: number;
  categoryId: string;
}

interface Category {
  id: string;
  name: string;
  children?: Category[];
}

const readData = async <T>(request: APIRequestContext, url: string): Promise<T> =>
  ((await (await request.get(url)).json()) as { data: T }).data;

function nameCategory(categories: Category[], id: string): string | undefined {
  for (const { id: topId, name, children = [] } of categories) {
    if (topId === id) return name;
    const child = children.find((one) => one.id === id);
    if (child) return `${name} >> ${child.name}`;
  }
  return undefined;
}

/** A feed that changes only the brand of products that no other journey uses. */
async function writeFeed(request: APIRequestContext, storefront: string): Promise<string> {
  const categories = await readData<Category[]>(request, `${storefront}/api/product/search/category`);
  const rows = await Promise.all(
    [demoProducts, demoProducts - 1].map(async (id) => {
      const { sku, title, sp, mrp, categoryId } = await readData<Product>(
        request,
        `${storefront}/api/product/${id}`,
      );
      return [sku, title, nameCategory(categories, categoryId), sp, mrp, 'Journey Brand'];
    }),
  );
  const table = [
    ['Item SKU', 'Product Name', 'Shelf', 'Discount Price', 'MRP', 'Vendor'],
    ...rows,
    ['JOURNEY-1', 'A lamp without a price', 'Home', 'On request', '', 'Journey Brand'],
  ];
  return table.map((row) => `${row.map((cell) => `"${cell}"`).join(',')}\n`).join('');
}

test.use({ expectedConsole: [/status of 400/] });

test(
  'an administrator imports a file and undoes the import, and support sees it',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    const feed = await writeFeed(page.request, storefront);
    const upload = (name: string, content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.goto(`${seller}/login`);
    await logIn(page, demo.admin);
    await page.getByRole('link', { name: 'IMPORTS', exact: true }).click();
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByRole('link', { name: 'anand-traders-price-list.csv' })).toBeVisible();
    await expectAccessible(page);
    await upload('products.json', '{"products": []}');
    await expect(page.getByText('products.json is JSON.')).toBeVisible();

    await upload('journey-feed.csv', feed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('journey-feed.csv');
    await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('0');
    await expect(page.getByLabel('if empty (Selling price)')).toHaveValue('4');
    await expect(page.getByText('Choose Category above')).toBeVisible();
    await page.getByLabel('Category', { exact: true }).selectOption('Shelf');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('row')).toHaveCount(4);
    await expect(preview.getByText('Refused')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Start dry run' }).click();
    await expect(page.getByText('Dry run finished: 0 new, 2 already')).toBeVisible();
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'All rows (CSV)' }).click();
    expect(await readFile(await (await arriving).path(), 'utf8')).toContain('JOURNEY-1');

    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page
      .getByRole('group', { name: 'Import' })
      .getByRole('button', { name: 'Import', exact: true })
      .click();
    await page.getByRole('link', { name: 'Show the report' }).click();
    await expect(page.getByText('Changed', { exact: true }).locator('..')).toContainText('2');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Undo import', exact: true }).click();
    await expect(page.getByText('2 changed products restored')).toBeVisible();
    await page.getByRole('link', { name: 'IMPORTS', exact: true }).click();
    const entry = history.getByRole('listitem').filter({ hasText: 'journey-feed.csv' });
    await expect(entry).toContainText('Undone');
    await expect(entry).toContainText('Anita Desai');
    await page.getByRole('button', { name: 'Logout' }).click();

    await logIn(page, demo.support);
    await page.getByRole('link', { name: 'IMPORTS', exact: true }).click();
    await expect(page.getByText("Your role can't import products. Ask an administrator.")).toBeVisible();
    await expect(entry).toContainText('Undone');
  },
);
