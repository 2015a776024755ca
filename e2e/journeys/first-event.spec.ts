import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/**
 * Programs and assistive technology act on the page through the DOM, without a pointer, a key or scrolling. The first
 * such event must have its effect, whether it comes after the page has loaded or before its scripts have.
 */
const moments = ['after loading', 'before the scripts arrive'] as const;

type Moment = (typeof moments)[number];

const list = "/category/Women's%20Fashion";
const search = '/store/product/search?q=cotton';

const press = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}).click()`;

const changeSortOrder = `{
  const select = document.querySelector('select[name=sort]');
  select.value = 'price-low-high';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}`;

/** Opens the page and performs the action as its first event. */
async function actFirst(page: Page, url: string, moment: Moment, action: string): Promise<void> {
  if (moment === 'after loading') {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(action);
    return;
  }
  const acted = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(action);
  acted.resolve(undefined);
}

for (const moment of moments) {
  test.describe(moment, () => {
    test('the sort order can be changed', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, `${storefront}${list}`, moment, changeSortOrder);
      await expect(page).toHaveURL(/\?sort=price-low-high$/);
      await expect(page.getByRole('article')).toHaveCount(24);
    });

    test('a filter can be chosen', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, `${storefront}${list}`, moment, press('input[name=delivery][value="6-7"]'));
      await expect(page).toHaveURL(/\?delivery=6-7$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Delivery in 6-7 days' })).toBeVisible();
    });

    test('the next page can be opened', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, `${storefront}${list}`, moment, press('a[rel=next]'));
      await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 2 of');
      await expect(page.getByRole('article')).toHaveCount(24);
    });

    test('the menu of categories can be opened', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, `${storefront}${search}`, moment, press('[aria-controls=mega-menu]'));
      const menu = page.locator('#mega-menu');
      await expect(menu.getByRole('link', { name: "Women's Fashion", exact: true })).toBeVisible();
    });

    test('a product can be added to the cart', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, `${storefront}${search}`, moment, press('article form button:enabled'));
      await expect(page.getByText('Added to cart').or(page.getByText('Cart Page'))).toBeVisible();
      await page.goto(`${storefront}/cart`);
      await expect(page.getByRole('combobox', { name: /^Quantity of/ })).toHaveCount(1);
    });

    test('a row of categories can be scrolled', { tag: '@once' }, async ({ page, storefront }) => {
      await actFirst(page, storefront, moment, press('[aria-label="Scroll categories right"]'));
      const row = page.getByRole('region', { name: 'SHOP BY CATEGORY' }).getByRole('list');
      await expect(row).not.toHaveJSProperty('scrollLeft', 0);
    });
  });
}

test(
  'the list of all products is fetched without any user action',
  { tag: '@once' },
  async ({ page, storefront }) => {
    for (const path of ['/', '/store']) {
      const fetched = page.waitForResponse(/\/api\/product\?limit=1000\b/);
      await page.goto(`${storefront}${path}`);
      expect((await fetched).ok()).toBe(true);
    }
  },
);

test.describe('when the pictures are broken', () => {
  test.use({ expectedConsole: [/ERR_FAILED|status of 404/] });

  test('placeholders replace them without a gesture', { tag: '@once' }, async ({ page, storefront }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(`${storefront}${list}`);
    const first = page.getByRole('article').first();
    await expect(first.locator('img')).toHaveCount(0);
    await expect(first.locator('svg')).not.toHaveCount(0);
  });

  for (const path of ['/', '/store', list, '/store/product/search?q=lamp']) {
    test(
      `no picture of ${path} stays broken, whenever it fails`,
      { tag: '@once' },
      async ({ page, storefront }) => {
        let count = 0;
        // Some images fail before hydration, some during it and some long after it.
        await page.route('**/media/**', async (route) => {
          await setTimeout((count++ % 12) * 150);
          await route.fulfill({ status: 404, json: {} }).catch(() => undefined);
        });
        await page.goto(`${storefront}${path}`);
        await page.evaluate("for (const image of document.querySelectorAll('img')) image.loading = 'eager'");
        await expect(page.locator('main img')).toHaveCount(0);
      },
    );
  }

  test.describe('and there are no scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the broken-image icon is covered', { tag: '@once' }, async ({ page, storefront }) => {
      await page.route('**/media/**', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto(`${storefront}${list}`);
      const picture = page.getByRole('article').first().locator('picture');
      const broken = await picture.screenshot();
      await page.evaluate(`{
        const image = document.querySelector('article img');
        const empty = document.createElement('div');
        empty.className = image.className;
        image.parentElement.replaceChildren(empty);
      }`);
      const difference = await findDifference(page, broken, await picture.screenshot());
      // The anti-aliasing of the rounded corners may differ.
      expect(difference, 'looks like an empty box').toBeLessThan(12);
    });
  });
});

/** The largest difference in any colour channel between two PNG images, from 0 to 255. */
const findDifference = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(`(async () => {
    const [one, other] = await Promise.all(${JSON.stringify([[...one], [...other]])}.map(async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    return one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - other[index])), 0);
  })()`);
