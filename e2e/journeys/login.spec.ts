import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { demo, logIn } from '../log-in.ts';

/** The name of the demo merchant. */
const merchantName = 'Meera Nair';
const sellerLinks = {
  'MY DASHBOARD': '/dashboard',
  'MY ORDERS': '/seller/orders',
  'MARKETPLACE API': '/seller/marketplaceApis',
  'PRODUCT SUBSCRIBE': '/seller/productSubscription',
  WALLET: '/seller/wallet',
  SETTINGS: '/seller/settings',
};

/** On phones the login buttons are in the menu. */
async function chooseStoreLogin(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: 'Account', exact: true });
  if (await account.isVisible()) await account.click();
  await page.getByRole('banner').getByRole('link', { name: 'Store Login' }).click();
}

async function createToken(page: Page, storefront: string): Promise<string> {
  const response = await page.request.post(`${storefront}/api/user/login`, { data: demo.merchant });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Simulates a login that was started in this browser. Returns the `state` parameter for the URL with the token. */
async function beginLogin(page: Page, storefront: string, returnTo = '/'): Promise<string> {
  await page.goto(storefront);
  await page.evaluate(
    ([state, path]) => {
      localStorage.setItem('loginStates', state);
      localStorage.setItem('lref', path);
    },
    ['begun-here', returnTo] as const,
  );
  return 'state=begun-here';
}

/** A value from the session in the browser's storage. */
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const accountButton = (page: Page) => page.getByRole('button', { name: `${merchantName}'s account` });

/** A small page with the store header. Its query string must survive the login. */
const searchPath = '/store/product/search?q=qqqxxx';

test('a merchant logs in from the store, returns there, and logs out', async ({
  page,
  storefront,
  seller,
}) => {
  // The cart request shows that the page is hydrated. Before that, the login link has no return path.
  const awake = page.waitForResponse('**/api/cart');
  await page.goto(storefront + searchPath);
  await awake;
  const sentUrls: string[] = [];
  page.on('request', (request) => sentUrls.push(request.url().replace(/#.*/, '')));
  await chooseStoreLogin(page);
  await expect(page).toHaveURL((url) => url.origin === seller);
  await logIn(page, demo.merchant);
  await expect(page).toHaveURL(storefront + searchPath);
  expect(sentUrls.filter((url) => url.includes('token='))).toEqual([]);
  await expect(accountButton(page)).toBeVisible();
  expect(JSON.parse((await stored(page, 'postProcureUser')) ?? '')).toMatchObject({
    email: demo.merchant.email,
    role: 'merchant',
    sessionTime: { expiration: 1_800_000 },
  });
  expect(await stored(page, 'lref')).toBeNull();

  await accountButton(page).click();
  const menu = page.getByRole('banner').locator('#user-menu');
  for (const [label, path] of Object.entries(sellerLinks)) {
    const link = menu.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', `${seller}${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
  await page.mouse.move(5, 400);
  await accountButton(page).hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(menu).toBeHidden();

  await accountButton(page).click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status')).toHaveText("You're logged out.");
  await expect(page).toHaveURL((url) => url.origin === seller && url.pathname === '/login');
  await page.goto(`${storefront}/store`);
  expect(await stored(page, 'authToken')).toBeNull();
  await expect(accountButton(page)).toHaveCount(0);
});

test(
  'a cart is kept at login and carried over to the seller application',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    const list = await page.request.get(`${storefront}/api/product?inStock=true&limit=1`);
    const [product] = ((await list.json()) as { data: { products: { id: number; title: string }[] } }).data
      .products as [{ id: number; title: string }];
    await page.request.post(`${storefront}/api/cart/lines`, { data: { productId: product.id } });
    await page.goto(`${storefront}/cart`);
    // The Update button disappears with hydration. Before that, the link has no return path.
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Proceed' }).click();
    await logIn(page, demo.merchant);
    await expect(page).toHaveURL(`${storefront}/cart`);
    await expect(page.getByRole('article').filter({ hasText: product.title })).toBeVisible();
    const proceed = page.getByRole('link', { name: 'Proceed' });
    await expect(proceed).toHaveAttribute('target', '_blank');
    const opened = page.waitForEvent('popup');
    await proceed.click();
    const orders = await opened;
    await expect(orders).toHaveURL((url) => url.origin === seller && url.pathname === '/seller/orders/new');
    await expect(orders.getByRole('list', { name: 'Products in this order' })).toContainText(product.title);
    await expectAccessible(orders);
  },
);

test(
  'a token in the path is accepted too, and is hidden from caches and other sites',
  { tag: '@once' },
  async ({ page, storefront }) => {
    const token = await createToken(page, storefront);
    const state = await beginLogin(page, storefront, '/store');
    const response = await page.goto(`${storefront}/verify-login-merchant/${token}?${state}`);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page).toHaveURL(`${storefront}/store`);
    await expect(accountButton(page)).toBeVisible();
  },
);

test('logging out ends the session in every tab', { tag: '@once' }, async ({ page, context, storefront }) => {
  const token = await createToken(page, storefront);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.clock.install();
  const state = await beginLogin(page, storefront);
  await page.goto(`${storefront}/verify-login-merchant?token=${token}&${state}`);
  await expect(page).toHaveURL(`${storefront}/`);
  for (const tab of [page, second]) {
    await tab.goto(`${storefront}/store`);
    await expect(accountButton(tab)).toBeVisible();
  }
  await page.clock.fastForward('28:30');
  await expect(accountButton(page)).toBeVisible();
  await page.clock.fastForward('01:45');
  for (const tab of [page, second]) await expect(accountButton(tab)).toHaveCount(0);
  expect(await stored(second, 'postProcureUser')).toBeNull();
});

test(
  'a token stored by one browser does not log in another browser',
  { tag: '@once' },
  async ({ page, browser, storefront }) => {
    const token = await createToken(page, storefront);
    const state = await beginLogin(page, storefront, '/store');
    await page.goto(`${storefront}/verify-login-merchant#token=${token}&${state}`);
    await expect(page).toHaveURL(`${storefront}/store`);
    await expect(accountButton(page)).toBeVisible();
    const copied = (await stored(page, 'authToken')) ?? '';
    expect(copied).not.toBe(token);
    const headers = { authorization: `Bearer ${copied}` };
    expect((await page.request.get(`${storefront}/api/cart`, { headers })).status()).toBe(200);
    const thief = await browser.newContext();
    expect((await thief.request.get(`${storefront}/api/cart`, { headers })).status()).toBe(401);
    await thief.close();
  },
);

test(
  'a visitor who is logged in without asking for it is told whose account it is',
  { tag: '@once' },
  async ({ page, storefront, seller }) => {
    const token = await createToken(page, storefront);
    await page.goto(`${storefront}/verify-login-merchant?token=${token}`);
    const notice = page.getByRole('status', { name: 'Login' });
    await expect(notice).toContainText(`You are logged in as ${demo.merchant.email}. Not you?`);
    // The notice appears while the page to return to is still loading.
    await expect(page).toHaveURL(`${storefront}/`);
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await notice.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL((url) => url.origin === seller && url.pathname === '/login');
    await page.goto(`${storefront}/store`);
    expect(await stored(page, 'postProcureUser')).toBeNull();
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a merchant who opens the store as localhost can log in',
  { tag: '@once' },
  async ({ page, storefront }) => {
    const awake = page.waitForResponse('**/api/cart');
    await page.goto(storefront.replace('127.0.0.1', 'localhost') + searchPath);
    await awake;
    await chooseStoreLogin(page);
    await logIn(page, demo.merchant);
    await expect(page).toHaveURL(storefront + searchPath);
    await expect(accountButton(page)).toBeVisible();
  },
);

test.describe('a login that fails', () => {
  test.use({
    expectedConsole: [/^(No token provided|Invalid token .*|Please log in again\.|.*status of 401.*)$/],
  });

  const forged = `e30.${Buffer.from(JSON.stringify({ email: 'a@b.in' })).toString('base64url')}.x`;
  const nameless = `e30.${Buffer.from('{"name":"x"}').toString('base64url')}.x`;

  for (const [what, query, log] of [
    ['without a token', '', 'No token provided'],
    ['with one that has no email address', `?token=${nameless}`, 'Invalid token - missing email'],
    ['with something that is not a token', '?token=abc', 'Invalid token specified: missing part #2'],
    ['with a forged one for an unknown login', `?token=${forged}&state=other`, 'Please log in again.'],
    ['with one that the server rejects', `?token=${forged}&state=begun-here`, 'Please log in again.'],
  ] as const) {
    test(
      `${what} is logged, and the person continues as a visitor`,
      { tag: '@once' },
      async ({ page, storefront }) => {
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        await beginLogin(page, storefront, '//evil.example/');
        await page.goto(`${storefront}/verify-login-merchant${query}`);
        await expect(page).toHaveURL(`${storefront}/`);
        await expect.poll(() => messages).toContain(log);
        await expect(page.getByRole('status', { name: 'Login' })).toContainText("We couldn't log you in");
        expect(await stored(page, 'postProcureUser')).toBeNull();
        expect(await stored(page, 'lref')).toBeNull();
      },
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the login page says that it is waiting, and the login link opens a page that asks for scripts',
    { tag: '@once' },
    async ({ page, storefront }) => {
      await page.goto(`${storefront}/verify-login-merchant`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Verifying your login token, please wait...',
      );
      await page.goto(`${storefront}/store`);
      await expect(
        page.getByRole('link', { name: 'Store Login', includeHidden: true }).first(),
      ).toHaveAttribute('href', '/log-in?to=%2Fstore');
      const answer = await page.request.get(`${storefront}/log-in?to=%2Fstore`);
      expect(await answer.text()).toMatch(/<noscript>.*Turn it on to log in, or.* href="\/store"/s);
    },
  );
});
