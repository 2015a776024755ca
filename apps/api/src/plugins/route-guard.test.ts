import type { InjectOptions, RouteOptions } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import type { Endpoint } from '@postprocure/contracts/endpoint';
import { errorBody } from '@postprocure/contracts/envelope';
import { createHttpServer } from '../http-server.ts';
import { allEndpoints } from '../testing/all-endpoints.ts';
import { isolationFixtures } from '../testing/tenant-isolation.fixtures.ts';
import {
  createTestMerchant,
  createTestStaff,
  type TestPerson,
  type TestMerchant,
} from '../testing/test-merchant.ts';
import { createTestApi, testOrigin, testSigningKey, type TestApi } from '../testing/test-api.ts';
import { addRouteGuard, guardedAreas } from './route-guard.ts';

let api: TestApi;
let merchant: TestMerchant;
let otherMerchant: TestMerchant;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createTestMerchant(api);
  otherMerchant = await createTestMerchant(api);
  staff = await createTestStaff(api, 'admin');
});
afterAll(() => api.close());

interface GuardedRoute {
  name: string;
  method: NonNullable<InjectOptions['method']>;
  url: string;
  permission: string | undefined;
}

const endpoints: Record<string, Endpoint> = allEndpoints;

const declaredRoutes = Object.entries(endpoints)
  .map(([name, { permission }]) => toRoute(name, permission))
  .filter(({ url }) => isGuarded(url));

/** The declared endpoints, and routes registered without a declaration. */
const listGuardedRoutes = (): GuardedRoute[] => [
  ...declaredRoutes,
  ...listRegisteredRoutes().filter(({ name }) => endpoints[name] === undefined),
];

const listRegisteredRoutes = (): GuardedRoute[] =>
  api.routes
    .filter(({ url, config }) => isGuarded(url) && !config?.grantsNothing)
    .flatMap((route) =>
      methodsOf(route).map((method) => toRoute(`${method} ${route.url}`, route.config?.permission)),
    );

function isGuarded(url: string): boolean {
  return guardedAreas.some(({ prefix }) => url.startsWith(prefix));
}

function methodsOf({ method }: RouteOptions): string[] {
  return [method].flat().filter((name) => name !== 'HEAD');
}

function toRoute(name: string, permission: string | undefined): GuardedRoute {
  const [method = '', url = ''] = name.split(' ');
  return { name, method, url, permission };
}

const anyId = '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10';
const fill = (url: string, params: Record<string, string | number> = {}): string =>
  url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? anyId));

const send = ({ method, url }: GuardedRoute, headers: Record<string, string>) =>
  api.app.inject({ method, url: fill(url), headers });

/** A digest of every table, to check whether a rejected request has changed anything. */
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

async function expectRejected(
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

test('there are guarded routes', () => {
  expect(listGuardedRoutes().length).toBeGreaterThan(4);
});

test('every declared endpoint is registered with its permission', () => {
  const registered = new Map(listRegisteredRoutes().map((route) => [route.name, route.permission]));
  for (const { name, permission } of declaredRoutes) {
    expect({ name, isRegistered: registered.has(name), permission: registered.get(name) }).toEqual({
      name,
      isRegistered: true,
      permission,
    });
  }
});

describe('every guarded route responds with 401 and changes nothing', () => {
  test('without a session', async () => {
    await expectRejected(401, {}, listGuardedRoutes());
    await expectRejected(401, { [csrfHeader]: 'test', origin: testOrigin }, listGuardedRoutes());
  });

  test.each<[string, () => string]>([
    ['an unknown session', () => `seller=${anyId}.${'A'.repeat(43)}`],
    ['a real session and a wrong secret', () => `seller=${merchant.sessionId}.${'A'.repeat(43)}`],
    ['no secret', () => `seller=${merchant.sessionId}.`],
    ['malformed values', () => 'seller=%00; seller=; seller'],
  ])('with a cookie of %s', async (_name, cookie) => {
    await expectRejected(401, { cookie: cookie(), [csrfHeader]: 'test' }, listGuardedRoutes());
  });

  test.each([
    ['expired', `expires_at = now() - interval '1 second'`],
    ['revoked', 'revoked_at = now()'],
  ])('with a session that is %s', async (_name, change) => {
    const gone = await createTestMerchant(api);
    await api.database.pool.query(`update sessions set ${change} where id = $1`, [gone.sessionId]);
    await expectRejected(401, gone.headers, listGuardedRoutes());
    await expectRejected(401, gone.bearer, listGuardedRoutes());
  });

  test('with the session of a suspended user', async () => {
    const gone = await createTestMerchant(api);
    await api.database.pool.query(`update users set status = 'suspended' where id = $1`, [gone.userId]);
    await expectRejected(401, gone.headers, listGuardedRoutes());
    await expectRejected(401, gone.bearer, listGuardedRoutes());
  });

  const profile = () => ({ email: 'a@b.in', name: 'A', role: 'admin', jti: anyId, sid: merchant.sessionId });
  const create = () =>
    new SignJWT(profile())
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(merchant.userId)
      .setIssuer('post-procure')
      .setAudience('post-procure')
      .setExpirationTime('5m');
  test.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => unsigned()],
    ['signed with another key', () => create().sign(new Uint8Array(32).fill(8))],
    ['for another audience', () => create().setAudience('others').sign(testSigningKey)],
    ['that has expired', () => create().setExpirationTime('-1s').sign(testSigningKey)],
    ['with an altered payload', () => editPayload(merchant.token)],
    ['of another user than its session', () => create().setSubject(anyId).sign(testSigningKey)],
    ['that is not a JWT', () => 'hello'],
  ])('with a token %s', async (_name, forge) => {
    const authorization = `Bearer ${await forge()}`;
    await expectRejected(401, { authorization }, listGuardedRoutes());
    // A valid cookie does not make up for an invalid token.
    await expectRejected(401, { ...merchant.headers, authorization }, listGuardedRoutes());
  });

  const unsigned = () =>
    new UnsecuredJWT(profile())
      .setSubject(merchant.userId)
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

test('tokens are not accepted below /api/account and /api/desk', async () => {
  await expectRejected(401, staff.bearer, [...areaRoutes('/api/account/'), ...areaRoutes('/api/desk/')]);
});

test('merchants get 404 below /api/desk, and staff below /api/seller', async () => {
  await expectRejected(404, merchant.headers, areaRoutes('/api/desk/'));
  await expectRejected(404, staff.headers, areaRoutes('/api/seller/'));
});

test('other sites cannot change anything with the cookie (CSRF)', async () => {
  const changing = listGuardedRoutes().filter(({ method }) => method !== 'GET');
  for (const headers of [
    { cookie: merchant.cookie },
    { cookie: merchant.cookie, origin: testOrigin },
    { ...merchant.headers, origin: 'https://evil.example' },
    { ...merchant.headers, origin: 'null' },
  ]) {
    await expectRejected(403, headers, changing);
  }
});

test('a role without the permission gets 403', async () => {
  const readOnly = await createTestMerchant(api, { role: 'readOnly', merchantId: merchant.merchantId });
  const changing = areaRoutes('/api/seller/').filter(({ permission }) => !permission?.endsWith('.read'));
  await expectRejected(403, readOnly.headers, changing);
  await expectRejected(403, readOnly.bearer, changing);
});

test("another merchant's records are not found and stay unchanged (tenant isolation)", async () => {
  const withIds = listGuardedRoutes().filter(({ url }) => url.includes(':') && !url.startsWith('/api/desk/'));
  expect(withIds.map(({ name }) => name).filter((name) => !(name in isolationFixtures))).toEqual([]);
  for (const route of withIds) {
    const request = await isolationFixtures[route.name]?.(api, merchant);
    const before = await readDatabase();
    const response = await api.app.inject({
      method: route.method,
      url: fill(route.url, request?.params),
      headers: { ...otherMerchant.headers, ...request?.headers },
      ...(request?.payload && { payload: request.payload }),
    });
    expect({ route: route.name, status: response.statusCode }).toEqual({ route: route.name, status: 404 });
    expect(await readDatabase()).toEqual(before);
  }
});

test.each([
  ['/api/seller/without-permission', {}],
  ['/api/desk/without-permission', {}],
  ['/api/seller/staff-permission', { permission: 'desk.read' as const }],
] as const)('%s with %j cannot be registered', async (url, config) => {
  const fresh = await createHttpServer();
  addRouteGuard(fresh, api.services.accounts, []);
  expect(() => fresh.get(url, { config }, () => null)).toThrow('must name the permission');
  await fresh.close();
});
