import { expect, expectAccessible, test } from '../journey.ts';

test('a visitor sees products and categories', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(storefront);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List. Sell. Procure. Repeat.');
  const trending = page.getByRole('region', { name: 'Trending products' });
  const products = trending.getByRole('article');
  await expect(products).toHaveCount(12);
  await expect(products.first()).toContainText(/₹[\d,]+\.\d\d/);
  for (const product of await products.all()) {
    await product.scrollIntoViewIfNeeded();
    const image = product.locator('img');
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('every call to action links to a page', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(storefront);
  const main = page.getByRole('main');
  const leadsTo = (name: string, path: string) =>
    expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await leadsTo('Start Now', '/signup');
  await leadsTo('Book a Consultation', '/support/contact');
  const promises = page.getByRole('region', { name: 'Our promises' });
  await expect(promises).toContainText('30-day free trial');
  await expect(promises).toContainText('Pause or cancel any time');
  await expect(promises.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
});

test('all twenty questions can be open at the same time', { tag: '@once' }, async ({ page, storefront }) => {
  await page.goto(storefront);
  const questions = page.getByRole('region', { name: 'Frequently asked questions' }).locator('details');
  await expect(questions).toHaveCount(20);
  await questions.nth(4).locator('summary').click();
  await questions.nth(12).locator('summary').click();
  await expect(questions.nth(4).getByText('free for 30 days')).toBeVisible();
  await expect(questions.nth(12).getByText('Orders are prepaid only.')).toBeVisible();
  await expectAccessible(page);
});

test('the category strip scrolls with its arrows', async ({ page, storefront }) => {
  await page.goto(storefront);
  const strip = page.getByRole('region', { name: 'SHOP BY CATEGORY' });
  await expect(strip.getByRole('link').nth(25)).toHaveAttribute('href', /^\/store\/category\/[^/]+$/);
  const row = strip.getByRole('list');
  await strip.getByRole('button', { name: 'Scroll categories right' }).click();
  await expect(row).not.toHaveJSProperty('scrollLeft', 0);
  await expect(row).toHaveJSProperty('scrollLeft', 200);
  await strip.getByRole('button', { name: 'Scroll categories left' }).click();
  await expect(row).toHaveJSProperty('scrollLeft', 0);
});

test('the header is transparent over the hero and solid after scrolling', async ({ page, storefront }) => {
  await page.goto(storefront);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 250, 242)');
  await expect(header).toBeInViewport();
});

test(
  'Subscribe Now takes a visitor to the login and remembers where to return',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    await page.goto(storefront);
    const subscribe = page.getByRole('button', { name: 'Subscribe Now' }).first();
    await subscribe.click();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${seller}/login`));
    await page.goto(`${storefront}/store`);
    expect(await page.evaluate(() => localStorage.getItem('lref'))).toBe('/');
  },
);

test(
  'a link opens its page without loading a new document, or in a new tab on request',
  { tag: '@once' },
  async ({ page, context, storefront }) => {
    await page.goto(storefront);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url());
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help Desk' });
    await link.click();
    await expect(page).toHaveURL(`${storefront}/help-desk`);
    await expect(page).toHaveTitle(/Help Desk/);
    const entries = await page.evaluate('history.length');

    const anotherTab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await anotherTab).close();

    // A link to the page that is already open scrolls to its top and adds no entry to the history.
    await link.click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    expect(await page.evaluate('history.length')).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(`${storefront}/`);
    expect(requests).toEqual([]);
  },
);
