import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../journey.ts';

const listCall = /\/api\/product\?limit=1000\b/;
const categoriesCall = '**/product/search/category';

const findBanners = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const findList = (page: Page) => page.getByRole('region', { name: 'All products' });

test('the store shows its groups, sections and products', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/store`);
  for (const group of ['Automative Essentials', 'Styles for Women', 'Styles for men', 'Styles for kids']) {
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: group, exact: true }).getByRole('link')).toHaveCount(4);
  }
  await expect(
    page.getByRole('list', { name: 'Styles for Women' }).getByRole('link').first(),
  ).toHaveAttribute('href', "/store/category/Women's%20Fashion/Sarees");
  await page.setViewportSize({ width: 375, height: 740 });
  const card = page.getByRole('region', { name: 'AI Recommendation' }).getByRole('article').first();
  const outer = await card.boundingBox();
  const inner = await card.getByRole('button', { name: 'Subscribe Now' }).boundingBox();
  if (!outer || !inner) throw new Error('The shelf has no card with a button.');
  const room = { left: inner.x - outer.x, right: outer.x + outer.width - inner.x - inner.width };
  expect(room.right, 'the button stays inside its card').toBeCloseTo(room.left, 0);
  await expect(page.getByRole('region', { name: 'Misc Products' }).getByRole('article')).not.toHaveCount(0);
});

test(
  'the first HTML contains one screen of products, and scrolling loads more',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const html = await (await request.get(`${storefront}/store`)).text();
    expect(html.match(/<article/g)?.length).toBeLessThan(48);
    await page.goto(`${storefront}/store`);
    const products = findList(page).getByRole('article');
    await expect(products).toHaveCount(24);
    const more = findList(page).getByRole('link', { name: 'Show more' });
    for (const shown of [24, 48, 72, 96]) {
      await products.nth(shown - 1).scrollIntoViewIfNeeded();
      await expect(products.nth(shown)).toBeVisible();
    }
    await expect(products).toHaveCount(120);
    await more.click();
    await expect(products.nth(143)).toBeVisible();
    await expect(page).toHaveURL(`${storefront}/store`);
  },
);

test(
  'banners advance every four seconds until they are paused',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.clock.install();
    await page.goto(`${storefront}/store`);
    const banners = findBanners(page);
    const slides = banners.getByRole('group', { includeHidden: true });
    await expect(slides).toHaveCount(5);
    const current = banners.getByRole('button', { name: /^Banner \d: / }).and(page.locator('[aria-current]'));
    await expect(current).toHaveAccessibleName(/^Banner 1/);
    await page.clock.fastForward(4000);
    await expect(current).toHaveAccessibleName(/^Banner 2/);
    await expect(slides.nth(1)).toHaveCSS('transition-duration', '0.8s');
    await banners.getByRole('button', { name: 'Pause banners' }).click();
    await page.mouse.move(0, 0);
    await expect(banners.getByRole('button', { name: 'Play banners' })).toBeVisible();
    const paused = (await current.getAttribute('aria-label')) ?? '';
    const next = (Number(/\d/.exec(paused)?.[0]) % 5) + 1;
    await page.clock.fastForward(9000);
    await expect(current).toHaveAccessibleName(paused);
    await banners.getByRole('button', { name: 'Play banners' }).click();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4000);
    await expect(current).toHaveAccessibleName(new RegExp(`^Banner ${next}`));
  },
);

test('banners move with arrows, dots and swipes', async ({ page, storefront }) => {
  await page.goto(`${storefront}/store`);
  const banners = findBanners(page);
  const expectBanner = (number: number) =>
    expect(banners.getByRole('button', { name: `Banner ${number}: ` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  await banners.getByRole('button', { name: 'Banner 5: ' }).click();
  await expectBanner(5);
  await banners.getByRole('button', { name: 'Next banner' }).click();
  await expectBanner(1);
  await banners.getByRole('button', { name: 'Previous banner' }).click();
  await expectBanner(5);
  const box = await banners.boundingBox();
  if (!box) throw new Error('The banners are not visible');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.7, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, y, { steps: 4 });
  await page.mouse.up();
  await expectBanner(1);
  await expect(page).toHaveURL(`${storefront}/store`);
  // A press on a moving banner may end on its neighbour, which is not a click on either.
  const arrived = banners.getByRole('group', { name: '1 of 5' });
  await expect.poll(async () => (await arrived.boundingBox())?.x).toBeCloseTo(box.x);
  // Click beside the label, because the link covers the whole banner.
  await arrived.click({ position: { x: box.width * 0.9, y: box.height / 2 } });
  await expect(page).toHaveURL(`${storefront}/store/category/Women's%20Fashion/Sarees`);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('banners do not move by themselves', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    await expect(findBanners(page).getByRole('button', { name: 'Play banners' })).toBeVisible();
  });
});

test(
  'opened from the home page, the store shows what is loading',
  { tag: '@once' },
  async ({ page, storefront }) => {
    const held = Promise.withResolvers<undefined>();
    const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
      await held.promise;
      await route.continue();
    };
    await page.route(listCall, hold);
    await page.route(categoriesCall, hold);
    await page.goto(storefront);
    await page.getByRole('link', { name: 'Browse the store' }).click();
    await expect(page).toHaveURL(`${storefront}/store`);
    await expect(page).toHaveTitle('Product Store | Post Procure');
    const strip = page.getByRole('region', { name: 'SHOP BY CATEGORY' });
    await expect(strip.getByText('Loading categories...')).toBeVisible();
    await expect(findList(page).getByText('Loading products...')).toBeVisible();
    await expectAccessible(page);
    held.resolve(undefined);
    await expect(strip.getByRole('link').first()).toBeVisible();
    await expect(findList(page).getByRole('article')).toHaveCount(24);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${storefront}/store`);
  },
);

test.describe('when the server does not respond', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('the store shows the error and offers to retry', { tag: '@once' }, async ({ page, storefront }) => {
    await page.route(listCall, (route) => route.abort());
    await page.route(categoriesCall, (route) => route.abort());
    await page.goto(storefront);
    await page.getByRole('link', { name: 'Browse the store' }).click();
    const strip = page.getByRole('region', { name: 'SHOP BY CATEGORY' });
    await expect(strip.getByRole('alert')).toContainText(
      "Error loading categories: We couldn't reach the server.",
    );
    await expect(findList(page).getByRole('alert')).toContainText("Error: We couldn't reach the server.");
    await page.unrouteAll();
    await findList(page).getByRole('button', { name: 'Retry' }).click();
    await expect(findList(page).getByRole('article')).toHaveCount(24);
    await strip.getByRole('button', { name: 'Retry' }).click();
    await expect(strip.getByRole('link').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the storefront can be read and searched', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    const banners = findBanners(page).getByRole('heading');
    await expect(banners.first()).toBeInViewport();
    await expect(banners.nth(1)).not.toBeInViewport();
    await expect(findBanners(page).getByRole('button')).toHaveCount(0);
    const search = page.getByRole('search');
    await expect(search).toHaveAttribute('action', '/store/product/search');
    await expect(search.locator('[name=q]')).toHaveCount(1);
    const first = await findList(page).getByRole('heading', { level: 3 }).first().textContent();
    await findList(page).getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(`${storefront}/store?page=2#all-products`);
    await expect(findList(page).getByRole('article')).toHaveCount(24);
    await expect(findList(page).getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
  });
});
