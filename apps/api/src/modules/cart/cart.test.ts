import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart as cartSchema, type Cart } from '@postprocure/contracts/cart/cart';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { demoUsers, logIn as logInToAccount, seedDemoUsers } from '../accounts/index.ts';
import { deleteIdleDeviceCarts } from './cart.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo');
  await seedDemoUsers(api.database.pool);
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Simulates a browser: keeps the cart cookie, and sends a token if a user is logged in. */
function openBrowser(token?: string) {
  let cookie: string | undefined;
  const send = async (method: Method, url: string, payload?: object, headers?: Record<string, string>) => {
    const response = await api.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: {
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const sent = response.headers['set-cookie'];
    if (typeof sent === 'string') cookie = sent.split(';', 1)[0];
    return response;
  };
  const expectCart = async (...request: Parameters<typeof send>): Promise<Cart> => {
    const response = await send(...request);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    return dataOf(cartSchema).parse(response.json()).data;
  };
  return {
    send,
    read: () => expectCart('GET', '/api/cart'),
    add: (item: object) => expectCart('POST', '/api/cart/lines', item),
    setQuantity: (id: number, quantity: number) => expectCart('PATCH', `/api/cart/lines/${id}`, { quantity }),
    remove: (id: number) => expectCart('DELETE', `/api/cart/lines/${id}`),
    merge: () => expectCart('POST', '/api/cart/merge'),
    expectRefusal: async (code: string, ...request: Parameters<typeof send>) => {
      const body = errorBody.parse((await send(...request)).json());
      expect(body.code).toBe(code);
      return body.message;
    },
    logIn: (newToken: string) => {
      token = newToken;
    },
    logOut: () => {
      token = undefined;
    },
    cookie: () => cookie,
  };
}

async function logIn(index = 0): Promise<string> {
  const { email, password } = demoUsers[index] as (typeof demoUsers)[number];
  const client = { address: '192.0.2.1', ipPrefix: '192.0.2.0/24', device: 'A test', requestId: 'test' };
  return (await logInToAccount(api.services.accounts, client, { email, password })).token;
}

interface Product {
  id: number;
  skus: string[];
}

/** `takeProduct` returns a different product each time, so that tests can change its stock and price. */
let taken = 0;
async function takeProduct(kind: 'plain' | 'varied', stock = 50): Promise<Product> {
  const { rows } = await api.database.pool.query<Product>(
    `select p.id, array_remove(array_agg(v.sku order by v.position), null) as skus
     from products as p left join product_variations as v on v.product_id = p.id
     where p.status = 'active' group by p.id
     having (count(v.sku) > 1) = $1 and (count(v.sku) = 0) <> $1 order by p.id offset $2 limit 1`,
    [kind === 'varied', (taken += 1)],
  );
  const product = rows[0] as Product;
  await setStock(product.id, stock);
  return product;
}

/** Sets the stock of the product, or of each of its variations. */
async function setStock(id: number, quantity: number): Promise<void> {
  const { pool } = api.database;
  const { rowCount } = await pool.query('update variation_stocks set quantity = $2 where product_id = $1', [
    id,
    quantity,
  ]);
  if (rowCount === 0)
    await pool.query('update product_stocks set quantity = $2 where product_id = $1', [id, quantity]);
}

describe('a cart of a device', () => {
  test('is empty, and leaves no trace, until something is added', async () => {
    const browser = openBrowser();
    expect(await browser.read()).toEqual({ id: null, lines: [], itemCount: 0, total: 0, mrpTotal: 0 });
    expect(browser.cookie()).toBeUndefined();
  });

  test('is kept by a cookie that scripts and other sites cannot use', async () => {
    const { id } = await takeProduct('plain');
    const browser = openBrowser();
    const response = await browser.send('POST', '/api/cart/lines', { productId: id });
    expect(response.headers['set-cookie']).toMatch(
      /^cart=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const { rows } = await api.database.pool.query<{ known: boolean }>(
      `select exists (select from carts where convert_to($1, 'utf8') = device_key_hash) as known`,
      [browser.cookie()?.slice('cart='.length)],
    );
    expect(rows[0]?.known).toBe(false);
    expect((await browser.read()).lines).toHaveLength(1);
    expect((await openBrowser().read()).lines).toEqual([]);
  });

  test('has a line for each SKU, and adds up what is added twice', async () => {
    const plain = await takeProduct('plain');
    const varied = await takeProduct('varied');
    const [first, second] = varied.skus;
    const browser = openBrowser();
    await browser.add({ productId: plain.id, quantity: 2 });
    await browser.add({ productId: varied.id, sku: second });
    await browser.add({ productId: varied.id });
    const cart = await browser.add({ productId: plain.id, quantity: 3 });
    expect(cart.lines.map(({ productId, sku, quantity }) => ({ productId, sku, quantity }))).toEqual([
      { productId: plain.id, sku: cart.lines[0]?.sku, quantity: 5 },
      { productId: varied.id, sku: second, quantity: 1 },
      { productId: varied.id, sku: first, quantity: 1 },
    ]);
    expect(cart.itemCount).toBe(7);
    const sum = cart.lines.reduce((paise, line) => paise + Math.round(line.sp * 100) * line.quantity, 0);
    expect(cart.total).toBe(sum / 100);
  });

  test('holds as many as are bought now, also when they lay in it before', async () => {
    const { id } = await takeProduct('plain', 3);
    const browser = openBrowser();
    await browser.add({ productId: id, quantity: 2 });
    expect((await browser.add({ productId: id, quantity: 2, replace: true })).itemCount).toBe(2);
    expect((await browser.add({ productId: id, quantity: 1, replace: true })).itemCount).toBe(1);
    await browser.add({ productId: id, quantity: 2 });
    expect((await browser.add({ productId: id, quantity: 3, replace: true })).itemCount).toBe(3);
  });

  test('changes quantities and removes lines', async () => {
    const [one, two] = [await takeProduct('plain'), await takeProduct('plain')];
    const browser = openBrowser();
    await browser.add({ productId: one.id });
    const { lines } = await browser.add({ productId: two.id });
    const [first, second] = lines.map(({ id }) => id) as [number, number];
    expect((await browser.setQuantity(first, 4)).lines[0]?.quantity).toBe(4);
    expect((await browser.remove(second)).lines.map(({ id }) => id)).toEqual([first]);
    expect((await browser.remove(second)).lines).toHaveLength(1);
    expect(
      await browser.expectRefusal('NOT_FOUND', 'PATCH', `/api/cart/lines/${second}`, { quantity: 1 }),
    ).toBe('This product is no longer in your cart.');
  });

  test('cannot be touched by another device', async () => {
    const { id } = await takeProduct('plain');
    const mine = openBrowser();
    const lineId = (await mine.add({ productId: id, quantity: 2 })).lines[0]?.id ?? 0;
    const other = openBrowser();
    await other.add({ productId: (await takeProduct('plain')).id });
    await other.expectRefusal('NOT_FOUND', 'PATCH', `/api/cart/lines/${lineId}`, { quantity: 9 });
    await other.remove(lineId);
    expect((await mine.read()).lines[0]).toMatchObject({ id: lineId, quantity: 2 });
  });

  test('is never opened under a key that the server did not make', async () => {
    const { id } = await takeProduct('plain');
    const chosen = `cart=${'A'.repeat(43)}`;
    const response = await openBrowser().send(
      'POST',
      '/api/cart/lines',
      { productId: id },
      { cookie: chosen },
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).not.toContain(chosen);
  });

  test.each(['cart=', 'cart=short', `cart=${'A'.repeat(44)}`, `notcart=${'A'.repeat(43)}`, '%%%;;=;'])(
    'with the cookie %j is an empty one',
    async (cookie) => {
      const response = await openBrowser().send('GET', '/api/cart', undefined, { cookie });
      expect(response.json()).toMatchObject({ data: { id: null } });
    },
  );
});

describe('stock and prices', () => {
  test('nothing is added beyond the stock, and the person hears why', async () => {
    const { id } = await takeProduct('plain', 3);
    const browser = openBrowser();
    const cart = await browser.add({ productId: id, quantity: 5 });
    expect(cart.lines[0]).toMatchObject({ quantity: 3, state: 'available' });
    expect(await browser.expectRefusal('CONFLICT', 'POST', '/api/cart/lines', { productId: id })).toBe(
      'You already have the maximum of 3 in your cart.',
    );
    const line = `/api/cart/lines/${cart.lines[0]?.id}`;
    expect(await browser.expectRefusal('CONFLICT', 'PATCH', line, { quantity: 4 })).toBe('Only 3 in stock.');
  });

  test('what is sold out cannot be added, and a line that sold out costs nothing', async () => {
    const { id } = await takeProduct('plain', 1);
    const browser = openBrowser();
    await browser.add({ productId: id });
    await setStock(id, 0);
    expect(await browser.read()).toMatchObject({ lines: [{ state: 'soldOut' }], itemCount: 0, total: 0 });
    expect(await browser.expectRefusal('CONFLICT', 'POST', '/api/cart/lines', { productId: id })).toBe(
      'This product is out of stock.',
    );
  });

  test('each variation has its own stock, and the first in stock is the default', async () => {
    const { id, skus } = await takeProduct('varied', 4);
    await api.database.pool.query(
      `update variation_stocks as s set quantity = case v.position when 0 then 0 else 1 end
       from product_variations as v
       where v.product_id = s.product_id and v.position = s.position and v.product_id = $1 and v.position < 2`,
      [id],
    );
    const browser = openBrowser();
    await browser.expectRefusal('CONFLICT', 'POST', '/api/cart/lines', { productId: id, sku: skus[0] });
    const cart = await browser.add({ productId: id, quantity: 3 });
    expect(cart.lines).toMatchObject([{ sku: skus[1], quantity: 1, available: 1 }]);
    const refusal = { productId: id, sku: skus[1] };
    expect(await browser.expectRefusal('CONFLICT', 'POST', '/api/cart/lines', refusal)).toBe(
      'You already have the maximum of 1 in your cart.',
    );
  });

  test('a changed price shows beside the old one until the product is added again', async () => {
    const { id } = await takeProduct('plain');
    const browser = openBrowser();
    const added = (await browser.add({ productId: id })).lines[0];
    await api.database.pool.query(
      'update products set sp_paise = sp_paise + 100, mrp_paise = mrp_paise + 100 where id = $1',
      [id],
    );
    const changed = (await browser.read()).lines[0];
    expect(changed?.previousSp).toBe(added?.sp);
    expect(changed?.sp).toBeCloseTo((added?.sp ?? 0) + 1, 5);
    expect((await browser.add({ productId: id })).lines[0]?.previousSp).toBeNull();
  });

  test('what is no longer sold is shown as gone', async () => {
    const [dropped, changed] = [await takeProduct('plain'), await takeProduct('varied')];
    const browser = openBrowser();
    await browser.add({ productId: dropped.id });
    await browser.add({ productId: changed.id });
    await api.database.pool.query("update products set status = 'inactive' where id = $1", [dropped.id]);
    await api.database.pool.query('delete from product_variations where sku = $1', [changed.skus[0]]);
    const { lines, total } = await browser.read();
    expect(lines.map(({ state }) => state)).toEqual(['gone', 'gone']);
    expect(total).toBe(0);
  });

  test('a product or variation that is not sold cannot be added', async () => {
    const [plain, varied] = [await takeProduct('plain'), await takeProduct('varied')];
    for (const item of [
      { productId: 999_999_999 },
      { productId: plain.id, sku: 'NO-SUCH-SKU' },
      { productId: plain.id, sku: varied.skus[0] },
    ]) {
      await openBrowser().expectRefusal('NOT_FOUND', 'POST', '/api/cart/lines', item);
    }
  });

  test.each([
    {},
    { productId: 'one' },
    { productId: 1.5 },
    { productId: 1, quantity: 0 },
    { productId: 1, quantity: 101 },
    { productId: 1, sku: '' },
    { productId: 1, sku: 'x'.repeat(65) },
    { productId: 1, sku: 'a\0b' },
  ])('%j is refused', async (item) => {
    await openBrowser().expectRefusal('INVALID_REQUEST', 'POST', '/api/cart/lines', item);
  });

  test('a cart holds a hundred lines and no more', async () => {
    const { id } = await takeProduct('plain');
    const browser = openBrowser();
    const cartId = (await browser.add({ productId: id })).id;
    await fillCart(cartId, 99);
    expect((await browser.read()).lines).toHaveLength(100);
    const another = await takeProduct('varied');
    expect(
      await browser.expectRefusal('CONFLICT', 'POST', '/api/cart/lines', { productId: another.id }),
    ).toBe('Your cart is full. It can hold up to 100 products.');
    expect((await browser.add({ productId: id })).lines[0]?.quantity).toBe(2);
  });

  test('adding at the same time loses nothing', async () => {
    const { id } = await takeProduct('plain');
    const browser = openBrowser();
    await browser.add({ productId: id });
    await Promise.all(Array.from({ length: 8 }, () => browser.add({ productId: id })));
    expect((await browser.read()).itemCount).toBe(9);
  });
});

/** Fills a cart with products that no other test has taken. */
const fillCart = (cartId: string | null, lines: number) =>
  api.database.pool.query(
    `insert into cart_lines (cart_id, product_id, sku, quantity, sp_paise)
     select $1, id, sku, 1, sp_paise from products order by id desc limit $2`,
    [cartId, lines],
  );

describe('the cart of an account', () => {
  test('takes over what the device holds, once', async () => {
    const [shared, own] = [await takeProduct('plain'), await takeProduct('varied')];
    const account = openBrowser(await logIn());
    await account.add({ productId: shared.id, quantity: 2 });
    expect(account.cookie()).toBeUndefined();

    const device = openBrowser();
    await device.add({ productId: shared.id, quantity: 3 });
    await device.add({ productId: own.id });
    device.logIn(await logIn());
    const merged = await device.merge();
    expect(merged.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [shared.id, 5],
      [own.id, 1],
    ]);
    expect(await device.merge()).toEqual(merged);
    expect(await account.read()).toEqual(merged);
    device.logOut();
    expect((await device.read()).lines).toEqual([]);
  });

  test('leaves on the device what finds no room', async () => {
    const account = openBrowser(await logIn(1));
    await account.add({ productId: (await takeProduct('plain')).id });
    await fillCart((await account.read()).id, 98);
    const device = openBrowser();
    await device.add({ productId: (await takeProduct('varied')).id });
    const last = await takeProduct('varied');
    await device.add({ productId: last.id });
    device.logIn(await logIn(1));
    expect((await device.merge()).lines).toHaveLength(100);
    device.logOut();
    expect((await device.read()).lines.map(({ productId }) => productId)).toEqual([last.id]);
  });

  test('is opened by a valid token only', async () => {
    const stranger = openBrowser('not-a-token');
    for (const [method, url] of [
      ['GET', '/api/cart'],
      ['POST', '/api/cart/merge'],
    ] as const) {
      await stranger.expectRefusal('UNAUTHENTICATED', method, url);
    }
    await openBrowser().expectRefusal('UNAUTHENTICATED', 'POST', '/api/cart/merge');
    await openBrowser().expectRefusal('UNAUTHENTICATED', 'GET', '/api/cart', undefined, {
      authorization: 'Basic abc',
    });
  });

  test('is closed to an account that was suspended', async () => {
    const token = await logIn(2);
    await api.database.pool.query("update users set status = 'suspended' where email = $1", [
      demoUsers[2]?.email,
    ]);
    await openBrowser(token).expectRefusal('UNAUTHENTICATED', 'POST', '/api/cart/merge');
  });
});

describe('other sites', () => {
  const add = async (headers: Record<string, string>) =>
    openBrowser().send('POST', '/api/cart/lines', { productId: (await takeProduct('plain')).id }, headers);

  test.each([
    ['our own page', { origin: testOrigin }],
    ['the address that was asked', { origin: 'http://localhost:80', host: 'localhost' }],
    ['a program', {}],
  ])('%s may fill the cart', async (_who, headers) => {
    expect((await add(headers)).statusCode).toBe(200);
  });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'not an origin'])(
    '%s may not',
    async (origin) => {
      expect(errorBody.parse((await add({ origin })).json()).code).toBe('FORBIDDEN');
    },
  );

  test('may not read it either', async () => {
    const response = await openBrowser().send('GET', '/api/cart', undefined, {
      origin: 'https://evil.example',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('carts of devices are forgotten after half a year, those of accounts never', async () => {
  const { id } = await takeProduct('plain');
  const [idle, recent, account] = [openBrowser(), openBrowser(), openBrowser(await logIn())];
  for (const browser of [idle, recent, account]) await browser.add({ productId: id });
  const ids = [(await idle.read()).id, (await account.read()).id];
  await api.database.pool.query(
    "update carts set updated_at = now() - interval '181 days' where id = any ($1)",
    [ids],
  );
  await deleteIdleDeviceCarts(api.database.pool, 180);
  expect((await idle.read()).id).toBeNull();
  expect((await recent.read()).id).not.toBeNull();
  expect((await account.read()).id).not.toBeNull();
});
