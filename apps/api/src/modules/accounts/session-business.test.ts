import { dataOf } from '@postprocure/contracts/envelope';
import { sellerSession } from '@postprocure/contracts/session';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSeller, type TestSeller } from '../../testing-seller.ts';
import { createTestApi, type TestApi } from '../../testing.ts';
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
const switchTo = ({ headers }: TestSeller, merchantId: string) =>
  api.app.inject({ method: 'PUT', url: '/api/account/session/business', payload: { merchantId }, headers });
const logInAgain = async ({ userId }: TestSeller): Promise<string> => {
  const client = { address: '', ipPrefix: '10.0.0.0/24', device: 'Another', requestId: 'x' };
  const key = await withTransaction(pool(), (tx) => startSession(tx, userId, client));
  return writeSessionCookie(key, false).split(';', 1)[0] ?? '';
};

test('somebody of two businesses goes from one to the other, and comes back to where they were', async () => {
  const person = await createTestSeller(api);
  const other = await createTestSeller(api, { plan: 'launchpad' });
  expect((await readSession(person.cookie)).businesses).toEqual([
    { id: person.merchantId, name: 'Rao Traders' },
  ]);
  expect((await switchTo(person, other.merchantId)).statusCode).toBe(404);

  await insertMember(pool(), other.merchantId, person.userId, 'finance');
  expect((await readSession(person.cookie)).businesses).toHaveLength(2);
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

test('whoever a team has removed is offered the business that is left', async () => {
  const person = await createTestSeller(api);
  const other = await createTestSeller(api);
  await insertMember(pool(), other.merchantId, person.userId, 'manager');
  await pool().query('delete from memberships where user_id = $1 and merchant_id = $2', [
    person.userId,
    person.merchantId,
  ]);
  const session = await readSession(person.cookie);
  expect(session.merchant).toBeNull();
  expect(session.businesses.map(({ id }) => id)).toEqual([other.merchantId]);
});
