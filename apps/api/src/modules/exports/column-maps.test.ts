import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createTestMerchant(api);
});
afterAll(() => api.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/seller${url}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });

test('column maps are saved by name', async () => {
  const columns = [{ heading: 'Article', field: 'sku' }];
  const saved = await call('PUT', '/export-maps', { name: 'My shop', columns });
  expect(saved.json()).toMatchObject({ data: { name: 'My shop', columns } });
  await call('PUT', '/export-maps', {
    name: 'MY SHOP',
    columns: [...columns, { heading: 'Name', field: 'title' }],
  });
  const { maps } = (await call('GET', '/export-maps')).json<{
    data: { maps: { id: string; columns: object[] }[] };
  }>().data;
  expect(maps).toHaveLength(1);
  expect(maps[0]?.columns).toHaveLength(2);
  expect((await call('DELETE', `/export-maps/${maps[0]?.id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/export-maps/${maps[0]?.id}`)).statusCode).toBe(404);
  expect(
    (await call('PUT', '/export-maps', { name: 'x', columns: [{ heading: 'x', field: 'password' }] }))
      .statusCode,
  ).toBe(400);
});
