import { dataOf } from '@postprocure/contracts/envelope';
import { sellerSession } from '@postprocure/contracts/accounts/session';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertMember } from './merchant.repository.ts';
import { startSession } from './session.service.ts';
import { writeSessionCookie } from './session-cookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const readSession = async (cookie: string) => {
  const response = await api.app.inject({ url: '/api/user/session', headers: { cookie } });
  return dataOf(sellerSession).parse(response.json()).data;
};
const switchTo = ({ headers }: TestMerchant, merchantId: string) =>
  api.app.inject({ method: 'PUT', url: '/api/account/session/merchant', payload: { merchantId }, headers });
const logInAgain = async ({ userId }: TestMerchant): Promise<string> => {
  const client = { address: '', ipPrefix: '10.0.0.0/24', device: 'Another', requestId: 'x' };
  const key = await withTransaction(pool(), (tx) => startSession(tx, userId, client));
  return writeSessionCookie(key, false).split(';', 1)[0] ?? '';
};

test('a member of two merchants switches between them, and logs in to the last one', async () => {
  const person = await createTestMerchant(api);
  const other = await createTestMerchant(api, { plan: 'launchpad' });
  expect((await readSession(person.cookie)).merchants).toEqual([
    { id: person.merchantId, name: 'Rao Traders' },
  ]);
  expect((await switchTo(person, other.merchantId)).statusCode).toBe(404);

  await insertMember(pool(), other.merchantId, person.userId, 'finance');
  expect((await readSession(person.cookie)).merchants).toHaveLength(2);
  expect((await switchTo(person, other.merchantId)).statusCode).toBe(200);
  const there = await readSession(person.cookie);
  expect(there.merchant).toMatchObject({ id: other.merchantId, role: 'finance', plan: { key: 'launchpad' } });
  expect(there.permissions).not.toContain('products.read');
  expect((await readSession(await logInAgain(person))).merchant?.id).toBe(other.merchantId);

  expect((await switchTo(person, person.merchantId)).statusCode).toBe(200);
  expect((await readSession(await logInAgain(person))).merchant?.id).toBe(person.merchantId);
  const { rows } = await pool().query(
    `select merchant_id from audit_events where act = 'session.businessSwitched' and actor_user_id = $1 order by id`,
    [person.userId],
  );
  expect(rows).toEqual([{ merchant_id: other.merchantId }, { merchant_id: person.merchantId }]);
});

test('a removed member is offered their other merchant', async () => {
  const person = await createTestMerchant(api);
  const other = await createTestMerchant(api);
  await insertMember(pool(), other.merchantId, person.userId, 'manager');
  await pool().query('delete from memberships where user_id = $1 and merchant_id = $2', [
    person.userId,
    person.merchantId,
  ]);
  const session = await readSession(person.cookie);
  expect(session.merchant).toBeNull();
  expect(session.merchants.map(({ id }) => id)).toEqual([other.merchantId]);
});
