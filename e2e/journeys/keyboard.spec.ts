import { expect, test } from '../journey.ts';

test(
  'keyboard users see and hear where they are, from the list to the last image',
  { tag: '@once' },
  async ({ page, storefront }) => {
    const focused = page.locator(':focus');
    // Simulates a slow connection: the list changes before all categories have loaded, and the focus must not be
    // lost.
    const release = Promise.withResolvers<undefined>();
    await page.route('**/product/search/category', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(`${storefront}/category/Women's%20Fashion/Sarees?maxPrice=999.99`);
    await page.getByRole('link', { name: /^Remove filter/ }).focus();
    await page.keyboard.press('Enter');
    // Wait for the new list, because the previous one also shows a number of products.
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ products$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Products in Sarees' })).toBeFocused();
    release.resolve(undefined);

    const card = page.getByRole('article').first().getByRole('link');
    await card.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toBeFocused();
    // The focus ring is around the card, because the truncated title would clip it.
    expect(await page.evaluate(`getComputedStyle(document.activeElement, '::after').outlineStyle`)).toBe(
      'solid',
    );
    const title = await card.textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('p[aria-live]')).toContainText(`${title} | `);

    const zoom = page.getByRole('button', { name: 'Zoom in' });
    await zoom.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    const place = lightbox.getByRole('status');
    const count = Number((await place.textContent())?.split(' ').at(-1));
    await lightbox.getByRole('button', { name: 'Next image' }).focus();
    for (let image = 2; image <= count; image += 1) {
      await page.keyboard.press('Enter');
      await expect(place).toHaveText(`Image ${image} of ${count}`);
    }
    await expect(focused).toHaveAccessibleName('Next image');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeFocused();
  },
);

test('back and forward navigate the steps of a wizard', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(`${storefront}/submit-sourcing-request`);
  const step = page.locator('[aria-current=step]');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step).toHaveText('2. Specifications');
  // Each step starts at the top of the page.
  await expect(page.getByRole('heading', { name: 'Specifications', exact: true })).toBeInViewport();
  // Following a link to an anchor on the page keeps the current step.
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step).toHaveText('3. Review');
  await page.goBack();
  await page.goBack();
  await expect(step).toHaveText('2. Specifications');
  await page.goBack();
  await expect(step).toHaveText('1. Contact and product');
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao');
  await page.goForward();
  await expect(step).toHaveText('2. Specifications');
  await page.reload();
  await expect(step).toHaveText('2. Specifications');
});

test.describe('without a connection', () => {
  // Images and prefetched pages fail to load.
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'the page stays open and says why the next one does not load',
    { tag: '@once' },
    async ({ page, storefront, context }) => {
      await page.goto(`${storefront}/store`);
      const notice = page.getByText('You’re offline.');
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
      await expect(page.getByRole('alert').filter({ has: notice })).toBeVisible();
      await expect(page).toHaveURL(`${storefront}/store`);
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    },
  );
});
