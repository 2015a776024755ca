import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductCard, ProductDetail } from '@postprocure/contracts/catalogue/product';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

let catalogue: Promise<ProductDetail[]> | undefined;

/** Loaded once per worker; tests choose products by details that lists do not contain. */
async function readCatalogue(request: APIRequestContext, storefront: string): Promise<ProductDetail[]> {
  const list = await request.get(`${storefront}/api/product?limit=60`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  return Promise.all(
    data.products.map(async ({ id }) => {
      const answer = await request.get(`${storefront}/api/product/${id}`);
      return ((await answer.json()) as { data: ProductDetail }).data;
    }),
  );
}

async function findProduct(
  request: APIRequestContext,
  storefront: string,
  isWanted: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  catalogue ??= readCatalogue(request, storefront);
  const product = (await catalogue).find(isWanted);
  if (!product) throw new Error('The demo catalogue has no matching product');
  return product;
}

const isColoured = ({ variations }: ProductDetail): boolean =>
  new Set(variations.map(({ color }) => color)).size > 2 && (variations[0]?.quantity ?? 0) > 1;

const isSized = ({ variations, title }: ProductDetail): boolean =>
  variations.some(({ size }) => size === 'XL' || size === 'UK 8') && /Women|Men/.test(title);

/** The image currently visible in the gallery. */
const shownImage = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('img').first();

/** Also matches an option that is marked as sold out. */
const optionName = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(\\s*, Sold out)?$`);

const option = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Colour|Size)/ }).getByRole('radio', { name: optionName(name) });

/** The visible part of a radio button is its label. */
const chooseOption = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: optionName(name) }) })
    .click();

const expectChosen = (page: Page, name: string) => expect(option(page, name)).toBeChecked();

test(
  'a product page shows all that is known about the product',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const product = await findProduct(request, storefront, isColoured);
    await page.goto(`${storefront}/store/product/${product.id}`);
    await expect(page).toHaveTitle(`${product.title} | Post Procure`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    const main = page.getByRole('main');
    await expect(main).toContainText(/\d+% off/);
    for (const text of ['Free Delivery', 'Quality Product', 'Post Procure Delivered', 'Secure Transaction']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    for (const fact of [product.country_of_origin, product.hsn, product.variations[0]?.sku ?? '']) {
      await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    for (const bullet of product.bullet_points)
      await expect(main.getByRole('listitem').getByText(bullet, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(main.getByLabel('Quantity').getByRole('option')).toHaveCount(
      Math.min(product.variations[0]?.quantity ?? 0, 100),
    );
    await expect(page.getByRole('region', { name: /^More in / }).getByRole('article')).not.toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${storefront}/store/product/${product.id}`,
    );
    const [thing] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(thing ?? '')).toMatchObject({
      '@type': 'Product',
      offers: { price: product.sp.toFixed(2), priceCurrency: 'INR' },
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'choosing a colour shows its image and price, and a thumbnail shows its image',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const product = await findProduct(
      request,
      storefront,
      (candidate) =>
        isColoured(candidate) &&
        candidate.variations.every(({ size }) => size === '') &&
        new Set(candidate.variations.map(({ sp }) => sp)).size > 1,
    );
    const [first] = product.variations;
    const other = product.variations.find(({ sp, color }) => sp !== first?.sp && color !== first?.color);
    if (!first || !other) throw new Error('The product does not have two prices');
    await page.goto(`${storefront}/store/product/${product.id}`);
    await expectChosen(page, first.color);
    await expect(shownImage(page)).toHaveAttribute('src', first.imageUrl);
    await chooseOption(page, other.color);
    await expectChosen(page, other.color);
    await expect(page).toHaveURL(/\?color=/);
    await expect(shownImage(page)).toHaveAttribute('src', other.imageUrl);
    await expect(page.getByRole('main')).toContainText(
      `₹${other.sp.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
    );
    const thumbnail = page.getByRole('link', { name: `Image 2 of`, exact: false });
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a product without variations shows five colours that cannot be ordered',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const product = await findProduct(request, storefront, ({ variations }) => variations.length === 0);
    await page.goto(`${storefront}/store/product/${product.id}?color=Burgundy`);
    const colours = page.getByRole('group', { name: /^Colour/ });
    await expect(colours.locator('label')).toHaveText([
      'Silver Grey',
      'Navy Blue',
      'Burgundy',
      'Black',
      'Rose Gold',
    ]);
    await expectChosen(page, 'Burgundy');
    await expect(page.locator('form[action="/cart"] input[name=sku]').first()).toHaveValue(product.sku);
  },
);

test('a size is chosen with the keyboard, kept in the URL and ordered', async ({
  page,
  request,
  storefront,
}) => {
  const product = await findProduct(request, storefront, isSized);
  const [first] = product.variations;
  const sizes = [...new Set(product.variations.map(({ size }) => size))];
  const chosen = product.variations.find(({ color, size }) => color === first?.color && size === sizes[1]);
  if (!first || !chosen) throw new Error('The product does not have two sizes');
  await page.goto(`${storefront}/store/product/${product.id}`);
  await expectChosen(page, first.size);
  await option(page, first.size).focus();
  await page.keyboard.press('ArrowRight');
  await expectChosen(page, chosen.size);
  await expect(page).toHaveURL(/[?&]size=/);
  await expect(option(page, chosen.size)).toBeFocused();
  await expect(page.locator('form[action="/cart"] input[name=sku]').first()).toHaveValue(chosen.sku);
  await page.reload();
  await expectChosen(page, chosen.size);
  await expect(page.getByRole('main')).toContainText(chosen.sku);

  await page.getByRole('button', { name: 'Size chart' }).click();
  const chart = page.getByRole('dialog', { name: /^Size chart/ });
  await expect(chart.getByRole('row')).toHaveCount(sizes.length + 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(chart).toBeHidden();
});

test(
  'a sold-out size can be selected but not bought',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const product = await findProduct(
      request,
      storefront,
      ({ variations, quantity }) =>
        quantity > 0 && variations.some(({ size, quantity: stock }) => size !== '' && stock === 0),
    );
    const soldOut = product.variations.find(({ quantity }) => quantity === 0);
    const query = new URLSearchParams({ color: soldOut?.color ?? '', size: soldOut?.size ?? '' });
    await page.goto(`${storefront}/store/product/${product.id}?${query.toString()}`);
    const main = page.getByRole('main');
    await expectChosen(page, soldOut?.size ?? '');
    await expect(
      main
        .locator('label')
        .filter({ has: page.getByRole('radio', { checked: true }) })
        .last(),
    ).toContainText('Sold out');
    await expect(main.getByText('Out of stock').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add to Cart', exact: true }).first()).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Subscribe Now', exact: true }).first()).toBeEnabled();
    await expectAccessible(page);
  },
);

test('a sold-out product cannot be bought', { tag: '@once' }, async ({ page, request, storefront }) => {
  // The default sort order puts products in stock first.
  const list = await request.get(`${storefront}/api/product?limit=1000&sort=newest`);
  const { data } = (await list.json()) as { data: { products: ProductCard[] } };
  const product = data.products.find(({ quantity }) => quantity === 0);
  await page.goto(`${storefront}/store/product/${product?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Out of stock').first()).toBeVisible();
  for (const name of ['Subscribe Now', 'Add to Cart', 'Buy Now']) {
    await expect(main.getByRole('button', { name, exact: true }).first()).toBeDisabled();
  }
});

test('Add to Cart adds a product, Buy Now opens the cart, and Subscribe Now opens the login', async ({
  page,
  request,
  storefront,
  seller,
}) => {
  const product = await findProduct(request, storefront, isColoured);
  await page.goto(`${storefront}/store/product/${product.id}`);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await page.getByLabel('Quantity').selectOption('2');
  await button('Add to Cart').click();
  await expect(page.getByText('Added 2 to your cart.')).toBeVisible();
  await button('Buy Now').click();
  await expect(page).toHaveURL(`${storefront}/cart`);
  await expect(page.getByRole('main')).toContainText(product.variations[0]?.color ?? '');
  await expect(page.getByRole('main').getByLabel(/Quantity/)).toHaveValue('2');
  await page.goBack();
  await button('Subscribe Now').click();
  await expect(page).toHaveURL(new RegExp(`^${seller}/login`));
});

test('images can be enlarged and browsed with the keyboard', async ({ page, request, storefront }) => {
  const product = await findProduct(request, storefront, isColoured);
  await page.goto(`${storefront}/store/product/${product.id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Image 1 of');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Image 2 of');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'a PIN code shows when an order would arrive, and is remembered for the next product',
  { tag: '@once' },
  async ({ page, request, storefront }) => {
    const product = await findProduct(request, storefront, isColoured);
    await page.goto(`${storefront}/store/product/${product.id}`);
    const pincode = page.getByLabel("Delivery to your customer's PIN code");
    const check = page.getByRole('button', { name: 'Check' });
    const main = page.getByRole('main');
    await pincode.fill('012345');
    await check.click();
    await expect(main).toContainText('Please enter a 6-digit Indian pincode that does not start with 0.');
    await pincode.fill('560 001');
    await expect(main).not.toContainText('Please enter a 6-digit Indian pincode');
    await check.click();
    await expect(main).toContainText(/Arrives \w{3}, \d+ \w{3}.* to \w{3}, \d+ \w{3}/);
    const other = await findProduct(
      request,
      storefront,
      (candidate) => isColoured(candidate) && candidate.id !== product.id,
    );
    await page.goto(`${storefront}/store/product/${other.id}`);
    await expect(pincode).toHaveValue('560001');
    await expect(main).toContainText('Arrives');
  },
);

test(
  'a link can be copied, and recently viewed products are listed',
  { tag: '@once' },
  async ({ page, context, request, storefront }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const product = await findProduct(request, storefront, isColoured);
    const address = `${storefront}/store/product/${product.id}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
    const next = page
      .getByRole('region', { name: /^More in / })
      .getByRole('article')
      .first()
      .getByRole('link');
    await next.click();
    await expect(page).not.toHaveURL(address);
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByRole('link')).toHaveText([product.title]);
  },
);

test.describe('opened by client-side navigation', () => {
  // The browser logs what the content security policy blocks while it parses a malicious product description.
  test.use({ expectedConsole: [/status of 503|violates the following Content Security Policy/] });

  test(
    'a product page shows that it is loading, an error, and then the product without any active content',
    { tag: '@once' },
    async ({ page, storefront }) => {
      const answered = Promise.withResolvers<undefined>();
      let calls = 0;
      await page.route(/\/api\/product\/\d+$/, async (route) => {
        calls += 1;
        if (calls === 1) {
          await answered.promise;
          return route.fulfill({ status: 503, json: { message: 'We are busy.', code: 'OVERLOADED' } });
        }
        const response = await route.fetch();
        const body = (await response.json()) as { data: ProductDetail };
        body.data.description =
          '<p>Plain text</p><img src=x onerror="document.title=1"><a href="javascript:alert(1)" onclick="x()">more</a>' +
          '<svg><script>document.title=1</script></svg><p style="position:fixed" class="x">styled</p><!-- x -->';
        return route.fulfill({ response, json: body });
      });
      await page.goto(`${storefront}/store`);
      const card = page.getByRole('article').first().getByRole('link');
      const title = (await card.textContent()) ?? '';
      await card.click();
      await expect(page.getByText('Loading...')).toBeVisible();
      answered.resolve(undefined);
      await expect(page.getByRole('alert')).toContainText('Error: We are busy.');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Post Procure`);
      const description = page.getByRole('region', { name: 'Description' }).locator('div');
      expect(await description.innerHTML()).toBe(
        '<p>Plain text</p><a rel="nofollow noopener">more</a><p>styled</p>',
      );
    },
  );
});

test.describe('at the URL of a missing product', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('the storefront shows that it was not found', { tag: '@once' }, async ({ page, storefront }) => {
    for (const id of ['999999999', 'abc']) {
      const response = await page.goto(`${storefront}/store/product/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Product not found.')).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a colour can be chosen and a delivery date requested',
    { tag: '@once' },
    async ({ page, request, storefront }) => {
      const product = await findProduct(request, storefront, isColoured);
      const last = product.variations.findLast(({ quantity }) => quantity > 0);
      const color = last?.color ?? '';
      await page.goto(`${storefront}/store/product/${product.id}`);
      await chooseOption(page, color);
      await page.getByRole('button', { name: 'Show this choice' }).click();
      await expectChosen(page, color);
      await expect(shownImage(page)).toHaveAttribute('src', last?.imageUrl ?? '');
      await page.getByLabel("Delivery to your customer's PIN code").fill('560001');
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByRole('main')).toContainText('Arrives');
      await expectChosen(page, color);
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
      await expect(page).toHaveURL(`${storefront}/cart`);
      await expect(page.getByRole('main')).toContainText(product.title);
    },
  );
});
