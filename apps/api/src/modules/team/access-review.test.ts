import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sellerSession } from '@postprocure/contracts/accounts/session';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { dataOf } from '@postprocure/contracts/envelope';
import { accessReview } from '@postprocure/contracts/team/access-review';
import { createTestApi, testOrigin, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { insertResetLink } from '../accounts/testing.ts';

const password = 'three blue buffaloes';
let api: TestApi;
let owner: TestMerchant;
let manager: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await createTestMerchant(api);
  manager = await createTestMerchant(api, { merchantId: owner.merchantId, role: 'manager' });
});

const send = (
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = { origin: testOrigin, [csrfHeader]: 'test' },
) => api.app.inject({ method, url, headers, ...(payload && { payload }) });

/** Resets the password and logs in. */
async function recover(person: TestMerchant): Promise<Record<string, string>> {
  const token = await insertResetLink(api.database.pool, person.userId);
  expect((await send('POST', '/api/user/reset-password', { token, password })).statusCode).toBe(200);
  const response = await send('POST', '/api/user/login', { email: person.email, password });
  const cookie = [response.headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? '';
  return { cookie, origin: testOrigin, [csrfHeader]: 'test' };
}

const needsReview = async (headers: Record<string, string>) =>
  dataOf(sellerSession).parse((await send('GET', '/api/user/session', undefined, headers)).json()).data
    .needsAccessReview;
const readReview = async (headers: Record<string, string>) =>
  dataOf(accessReview.nullable()).parse(
    (await send('GET', '/api/account/access-review', undefined, headers)).json(),
  ).data;

test('a password reset shows the owner the members, invitations and sessions of before', async () => {
  expect(await needsReview(owner.headers)).toBe(false);
  expect(await readReview(owner.headers)).toBeNull();
  const invited = { email: 'invited@shop.test', role: 'manager' };
  expect((await send('POST', '/api/seller/team/invitations', invited, owner.headers)).statusCode).toBe(200);
  const headers = await recover(owner);
  expect(await needsReview(headers)).toBe(true);
  const review = await readReview(headers);
  expect(review?.endedSessions).toEqual([
    expect.objectContaining({ id: owner.sessionId, device: 'A test', network: '198.51.100.0/24' }),
  ]);
  expect(review?.merchants).toEqual([
    expect.objectContaining({
      id: owner.merchantId,
      members: [expect.objectContaining({ userId: manager.userId, role: 'manager' })],
      invitations: [expect.objectContaining({ email: 'invited@shop.test' })],
    }),
  ]);

  const [merchant] = review?.merchants ?? [];
  const removed = await send(
    'POST',
    '/api/account/access-review',
    {
      members: [{ merchantId: owner.merchantId, userId: manager.userId }],
      invitations: [{ merchantId: owner.merchantId, id: merchant?.invitations[0]?.id }],
      passkeys: [],
    },
    headers,
  );
  expect(removed.statusCode, removed.body).toBe(200);
  expect(await needsReview(headers)).toBe(false);
  expect((await send('GET', '/api/seller/team', undefined, manager.headers)).statusCode).toBe(401);
  const team = (await send('GET', '/api/seller/team', undefined, headers)).json<{
    data: { members: unknown[]; invitations: unknown[] };
  }>().data;
  expect(team.members).toHaveLength(1);
  expect(team.invitations).toEqual([]);
  const { rows } = await api.database.pool.query<{ act: string }>(
    'select act from audit_events where actor_user_id = $1 order by id desc limit 3',
    [owner.userId],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'account.accessReviewed',
    'team.invitationRevoked',
    'team.memberRemoved',
  ]);
});

test('a manager can neither see nor remove the owner', async () => {
  const headers = await recover(manager);
  expect((await readReview(headers))?.merchants).toEqual([
    expect.objectContaining({ id: owner.merchantId, members: [] }),
  ]);
  const members = [{ merchantId: owner.merchantId, userId: owner.userId }];
  const response = await send(
    'POST',
    '/api/account/access-review',
    { members, invitations: [], passkeys: [] },
    headers,
  );
  expect(response.statusCode).toBe(403);
  expect(await needsReview(headers)).toBe(true);
});

test('the teams of other merchants are out of reach', async () => {
  const stranger = await createTestMerchant(api);
  const headers = await recover(stranger);
  const members = [{ merchantId: owner.merchantId, userId: manager.userId }];
  const response = await send(
    'POST',
    '/api/account/access-review',
    { members, invitations: [], passkeys: [] },
    headers,
  );
  expect(response.statusCode).toBe(404);
  expect((await send('GET', '/api/seller/team', undefined, manager.headers)).statusCode).toBe(200);
});
