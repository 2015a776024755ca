import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo');
});
afterAll(() => api.close());

const hostile = [
  '<h2>Care</h2><p>Wash <strong>cold</strong>.</p>',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">more</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">over all</p>',
  '<style>body{display:none}</style><iframe src="https://evil.example"></iframe>',
].join('');

test('a description is sanitized even if the import did not write it', async () => {
  await api.database.pool.query('update product_contents set description = $1 where product_id = 1', [
    hostile,
  ]);
  const response = await api.app.inject('/api/product/1');
  expect(response.json<{ data: ProductDetail }>().data.description).toBe(
    '<h2>Care</h2><p>Wash <strong>cold</strong>.</p><a rel="nofollow noopener">more</a><p>over all</p>',
  );
});
