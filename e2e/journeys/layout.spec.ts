import { expect, expectAccessible, test } from '../journey.ts';

const year = new Date().getFullYear();

test('the marketing header shows the brand and links all sections', async ({ page, storefront }) => {
  await page.goto(storefront);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'support@postprocure.in' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(header.getByText('English')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/plans');
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  if (isWide) {
    await expect(header.getByText('Bengaluru, India')).toBeVisible();
    await expect(header.getByText("What's New")).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Menu' }).click();
  }
  const navigation = page.getByRole('navigation', { name: isWide ? 'Main' : 'Menu' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'Product Store',
    'App & Tool Integrations',
    'Sell on Post Procure',
    'Why-How with Post Procure',
    'About Us',
    'Get in Touch',
  ]);
});

test(
  'a button pressed before hydration takes effect after it',
  { tag: '@once' },
  async ({ page, storefront }) => {
    const release = Promise.withResolvers<undefined>();
    await page.route('**/assets/framework-*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    const arrived = page.goto(storefront);
    // The strip is in the part of the page that hydrates last.
    const strip = page.getByRole('region', { name: 'SHOP BY CATEGORY' });
    const row = strip.getByRole('list');
    await strip.getByRole('button', { name: 'Scroll categories right' }).click();
    await expect(row).toHaveJSProperty('scrollLeft', 0);
    release.resolve(undefined);
    await arrived;
    await expect(row).toHaveJSProperty('scrollLeft', 200);
  },
);

test(
  'the footer has its links, payment methods, cookie notice and copyright years',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
      'Our Story',
      'Our Services',
      'Payment Options',
      'Store Authorization Agreement',
      'User Agreement',
      'Help Desk',
      'Support Ticket',
      '24/7 Chat and Email',
      'Apply as Reseller',
      'Sell with Post Procure',
      'Global Sourcing Desk',
      'Place a Bulk Order',
      'Submit a Sourcing Request',
      'Track My Order',
      'Fulfilment Solutions',
      'Quality Control',
      'Knowledge Hub',
      'Customer Stories',
      'Awards',
      'FAQs',
    ]);
    await expect(footer.getByRole('list', { name: 'Payment methods' }).getByRole('img')).toHaveCount(7);
    await expect(footer.getByText(`© 2019–${year} Post Procure`)).toBeVisible();
    await expect(
      footer.getByRole('paragraph').getByRole('link', { name: 'privacy policy' }).first(),
    ).toHaveAttribute('href', '/privacy');
  },
);

test('the cookie notice is shown once per device', async ({ page, storefront }) => {
  await page.goto(storefront);
  const notice = page.getByRole('complementary', { name: 'Cookie notice' });
  await expect(notice.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.goto(`${storefront}/store`);
  await expect(page.getByRole('contentinfo')).toContainText('We use cookies');
  await expect(notice).toBeHidden();
});

test(
  'a new page starts at the top, and going back restores the scroll position',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    const scroll = () => page.evaluate<number>('window.scrollY');
    const product = page.getByRole('article').nth(6).getByRole('link').first();
    await product.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(scroll).toBeGreaterThan(300);
    const release = Promise.withResolvers<undefined>();
    await page.route('**/assets/product-*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await product.click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    release.resolve(undefined);
    await expect(page).toHaveURL(/\/store\/product\/\d+$/);
    await expect.poll(scroll).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${storefront}/store`);
    await expect.poll(scroll).toBeGreaterThan(300);
  },
);

test(
  'the category select shortens names to 20 characters and is never narrower than 60 px',
  { tag: '@once' },
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    const select = page.getByRole('search').locator('select');
    await expect(select).toHaveCSS('min-width', '60px');
    await expect(select.locator('option').first()).toHaveText('ALL');
    for (const label of await select.locator('option').allTextContents()) {
      expect(label.length).toBeLessThanOrEqual(21);
    }
    await expect(
      page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: /search/i }))
        .first(),
    ).toHaveAttribute('placeholder', 'Search for products...');
  },
);

test.describe('with fonts that arrive late', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the layout does not shift', { tag: '@once' }, async ({ page, storefront }) => {
    await page.addInitScript(`
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    for (const path of ['/', "/category/Women's%20Fashion"]) {
      const shown = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        await shown.promise;
        await route.continue();
      });
      await page.goto(storefront + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      shown.resolve(undefined);
      await page.evaluate('document.fonts.ready.then(() => new Promise((done) => setTimeout(done)))');
      expect(await page.evaluate('document.fonts.check("600 16px Poppins")')).toBe(true);
      expect(await page.evaluate('moved')).toBeLessThanOrEqual(0.02);
      await page.unrouteAll();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test(
    'a drawer contains all categories and their subcategories',
    { tag: '@once' },
    async ({ page, storefront }) => {
      await page.goto(`${storefront}/store`);
      const categories = page.getByRole('navigation', { name: 'All categories' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(categories.getByRole('button').first()).toBeVisible();
      await expectAccessible(page);
      await categories.getByRole('button', { name: "Subcategories of Women's Fashion" }).click();
      await expect(categories.getByRole('link').first()).toHaveText("All Women's Fashion");
      await categories.getByRole('button', { name: '<<BACK' }).click();
      await expect(
        categories.getByRole('button', { name: "Subcategories of Women's Fashion" }),
      ).toBeFocused();
      await categories.getByRole('link', { name: "Men's Fashion", exact: true }).click();
      await expect(page).toHaveURL(/\/category\/Men's%20Fashion$/);
      await expect(categories).toBeHidden();
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('the drawer opens and its links work', { tag: '@once' }, async ({ page, storefront }) => {
    await page.goto(`${storefront}/store`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${storefront}/`);
  });

  test(
    'ALL links to the store, and the cookie notice is in the footer',
    { tag: '@once' },
    async ({ page, storefront }) => {
      await page.goto(`${storefront}/store`);
      await expect(page.getByRole('link', { name: 'ALL', exact: true })).toHaveAttribute('href', '/store');
      await expect(page.getByRole('complementary', { name: 'Cookie notice' })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toContainText('We use cookies');
    },
  );
});
