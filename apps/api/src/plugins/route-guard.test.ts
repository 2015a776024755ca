import type { InjectOptions, RouteOptions } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import { foreignRecords } from '../foreign-records.ts';
import { createHttpServer } from '../http-server.ts';
import { createTestSeller, createTestStaff, type TestPerson, type TestSeller } from '../testing-seller.ts';
import { createTestApi, testOrigin, testSigningKey, type TestApi } from '../testing.ts';
import { addRouteGuard, guardedAreas } from './route-guard.ts';

let api: TestApi;
let seller: TestSeller;
let otherSeller: TestSeller;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  seller = await createTestSeller(api);
  otherSeller = await createTestSeller(api);
  staff = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());

interface GuardedRoute {
  name: string;
  method: NonNullable<InjectOptions['method']>;
  url: string;
  permission: string | undefined;
}

const listGuardedRoutes = (): GuardedRoute[] =>
  api.routes
    .filter(({ url, config }) => isGuarded(url) && !config?.grantsNothing)
    .flatMap((route) => methodsOf(route).map((method) => describeRoute(route, method)));

const isGuarded = (url: string): boolean => guardedAreas.some(({ prefix }) => url.startsWith(prefix));
const methodsOf = ({ method }: RouteOptions): string[] => [method].flat().filter((name) => name !== 'HEAD');
const describeRoute = ({ url, config }: RouteOptions, method: string): GuardedRoute => ({
  name: `${method} ${url}`,
  method: method,
  url,
  permission: config?.permission,
});

const anyId = '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10';
const fill = (url: string, params: Record<string, string | number> = {}): string =>
  url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? anyId));

const send = ({ method, url }: GuardedRoute, headers: Record<string, string>) =>
  api.app.inject({ method, url: fill(url), headers });

/** The content of every table: whatever a refused request did would show. */
async function readDatabase(): Promise<Record<string, string>> {
  const { pool } = api.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from "${name}" t`,
    );
    digests[name] = found[0]?.digest ?? '';
  }
  return digests;
}

async function expectRefused(
  status: 401 | 403 | 404,
  headers: Record<string, string>,
  routes: GuardedRoute[],
): Promise<void> {
  const before = await readDatabase();
  for (const route of routes) {
    const response = await send(route, headers);
    expect({ route: route.name, status: response.statusCode }).toEqual({ route: route.name, status });
    errorBody.parse(response.json());
    expect(response.headers['set-cookie'], route.name).toBeUndefined();
  }
  expect(await readDatabase()).toEqual(before);
}

test('there is something to guard', () => {
  expect(listGuardedRoutes().length).toBeGreaterThan(4);
});

describe('every guarded route answers 401 and changes nothing', () => {
  test('without a session', async () => {
    await expectRefused(401, {}, listGuardedRoutes());
    await expectRefused(401, { [ownPageHeader]: 'test', origin: testOrigin }, listGuardedRoutes());
  });

  test.each<[string, () => string]>([
    ['an invented session', () => `seller=${anyId}.${'A'.repeat(43)}`],
    ['a real session and an invented secret', () => `seller=${seller.sessionId}.${'A'.repeat(43)}`],
    ['no secret', () => `seller=${seller.sessionId}.`],
    ['nonsense', () => 'seller=%00; seller=; seller'],
  ])('with a cookie of %s', async (_name, cookie) => {
    await expectRefused(401, { cookie: cookie(), [ownPageHeader]: 'test' }, listGuardedRoutes());
  });

  test.each([
    ['expired', `expires_at = now() - interval '1 second'`],
    ['revoked', 'revoked_at = now()'],
  ])('with a session that is %s', async (_name, change) => {
    const gone = await createTestSeller(api);
    await api.database.pool.query(`update sessions set ${change} where id = $1`, [gone.sessionId]);
    await expectRefused(401, gone.headers, listGuardedRoutes());
    await expectRefused(401, gone.bearer, listGuardedRoutes());
  });

  test('of somebody who was suspended', async () => {
    const gone = await createTestSeller(api);
    await api.database.pool.query(`update users set status = 'suspended' where id = $1`, [gone.userId]);
    await expectRefused(401, gone.headers, listGuardedRoutes());
    await expectRefused(401, gone.bearer, listGuardedRoutes());
  });

  const profile = () => ({ email: 'a@b.in', name: 'A', role: 'admin', jti: anyId, sid: seller.sessionId });
  const create = () =>
    new SignJWT(profile())
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(seller.userId)
      .setIssuer('post-procure')
      .setAudience('post-procure')
      .setExpirationTime('5m');
  test.each<[string, () => string | Promise<string>]>([
    ['of no signature', () => unsigned()],
    ['of another key', () => create().sign(new Uint8Array(32).fill(8))],
    ['for another audience', () => create().setAudience('others').sign(testSigningKey)],
    ['that expired', () => create().setExpirationTime('-1s').sign(testSigningKey)],
    ['whose payload was edited', () => editPayload(seller.token)],
    ['of another person than its session', () => create().setSubject(anyId).sign(testSigningKey)],
    ['that is none', () => 'hello'],
  ])('with a token %s', async (_name, forge) => {
    const authorization = `Bearer ${await forge()}`;
    await expectRefused(401, { authorization }, listGuardedRoutes());
    // A cookie does not save a wrong token.
    await expectRefused(401, { ...seller.headers, authorization }, listGuardedRoutes());
  });

  const unsigned = () =>
    new UnsecuredJWT(profile())
      .setSubject(seller.userId)
      .setIssuer('post-procure')
      .setAudience('post-procure')
      .setExpirationTime('5m')
      .encode();

  function editPayload(token: string): string {
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const edited = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url');
    return [header, edited, signature].join('.');
  }
});

const areaRoutes = (prefix: string) => listGuardedRoutes().filter(({ url }) => url.startsWith(prefix));

test('a token opens neither account nor desk', async () => {
  await expectRefused(401, staff.bearer, [...areaRoutes('/api/account/'), ...areaRoutes('/api/desk/')]);
});

test('merchants find no desk, and staff no merchant', async () => {
  await expectRefused(404, seller.headers, areaRoutes('/api/desk/'));
  await expectRefused(404, staff.headers, areaRoutes('/api/seller/'));
});

test('no foreign page changes anything with the cookie', async () => {
  const changing = listGuardedRoutes().filter(({ method }) => method !== 'GET');
  for (const headers of [
    { cookie: seller.cookie },
    { cookie: seller.cookie, origin: testOrigin },
    { ...seller.headers, origin: 'https://evil.example' },
    { ...seller.headers, origin: 'null' },
  ]) {
    await expectRefused(403, headers, changing);
  }
});

test('a role without the permission is refused', async () => {
  const readOnly = await createTestSeller(api, { role: 'readOnly', merchantId: seller.merchantId });
  const changing = areaRoutes('/api/seller/').filter(({ permission }) => !permission?.endsWith('.read'));
  await expectRefused(403, readOnly.headers, changing);
  await expectRefused(403, readOnly.bearer, changing);
});

test("somebody else's record is not found, and stays as it is", async () => {
  const withIds = listGuardedRoutes().filter(({ url }) => url.includes(':') && !url.startsWith('/api/desk/'));
  expect(withIds.map(({ name }) => name).filter((name) => !(name in foreignRecords))).toEqual([]);
  for (const route of withIds) {
    const request = await foreignRecords[route.name]?.(api, seller);
    const before = await readDatabase();
    const response = await api.app.inject({
      method: route.method,
      url: fill(route.url, request?.params),
      headers: otherSeller.headers,
      ...(request?.payload && { payload: request.payload }),
    });
    expect({ route: route.name, status: response.statusCode }).toEqual({ route: route.name, status: 404 });
    expect(await readDatabase()).toEqual(before);
  }
});

test.each([
  ['/api/seller/forgotten', {}],
  ['/api/desk/forgotten', {}],
  ['/api/seller/mixed-up', { permission: 'desk.read' as const }],
] as const)('%s with %j cannot be registered', async (url, config) => {
  const fresh = await createHttpServer();
  addRouteGuard(fresh, api.services.accounts, []);
  expect(() => fresh.get(url, { config }, () => null)).toThrow('must name the permission');
  await fresh.close();
});
