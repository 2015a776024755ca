import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryPartSize } from '@postprocure/contracts/catalogue/product-directory';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo');
});
afterAll(() => api.close());

const get = async (path: string) => {
  const response = await api.app.inject(`/api/product/directory${path}`);
  return { status: response.statusCode, body: response.json<{ data: Record<string, unknown[]> }>() };
};

test('the directory names every active product once, in parts that skip the gaps', async () => {
  const far = 7 * directoryPartSize;
  await api.database.pool.query(
    `insert into products (id, sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
       country_of_origin, warehouse)
     select new.id, 'DIR-' || new.id, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
       country_of_origin, warehouse
     from (select * from products limit 1) as p cross join unnest($1::bigint[]) as new (id)`,
    [[far, far + 1]],
  );
  await api.database.pool.query(`update products set status = 'inactive' where id = $1`, [far + 1]);
  expect((await get('')).body.data).toEqual({ parts: [1, 7] });
  const { body } = await get('/1');
  const { rows } = await api.database.pool.query<{ id: number }>(
    'select id from products where id < $1 order by id',
    [far],
  );
  expect(body.data['products']).toHaveLength(rows.length);
  expect(body.data['products']?.[0]).toMatchObject({ id: rows[0]?.id });
  expect((await get('/7')).body.data['products']).toMatchObject([{ id: far }]);
  expect((await get('/8')).body.data['products']).toEqual([]);
});

test.each(['/0', '/-1', '/1e3', '/999999'])('a part numbered %s is refused', async (path) => {
  expect((await get(path)).status).toBe(400);
});
