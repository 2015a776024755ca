import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  api = await createTestApi('empty');
  api.app.get('/a-page-of-the-shop', () => 'no part of the API');
  document = (await api.app.inject('/api/openapi.json')).json<OpenAPIV3_1.Document>();
});
afterAll(() => api.close());

const listOperations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation: operation as OpenAPIV3_1.OperationObject,
    })),
  );

test('the document is OpenAPI 3.1 and lists the whole API', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(
    listOperations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'delete /api/cart/lines/{id}',
    'get /api/cart',
    'get /api/chat/messages',
    'get /api/delivery/estimate',
    'get /api/health',
    'get /api/plans',
    'get /api/product',
    'get /api/product/directory',
    'get /api/product/directory/{part}',
    'get /api/product/search',
    'get /api/product/search/category',
    'get /api/product/suggest',
    'get /api/product/{id}',
    'get /api/product/{id}/size-chart',
    'get /api/shipments/{trackingId}',
    'get /product/search/category',
    'patch /api/cart/lines/{id}',
    'post /api/cart/lines',
    'post /api/cart/merge',
    'post /api/chat/messages',
    'post /api/tickets/bulk-order',
    'post /api/tickets/concern',
    'post /api/tickets/contact',
    'post /api/tickets/reseller',
    'post /api/tickets/sourcing',
    'post /api/tickets/support-ticket',
    'post /api/user/login',
  ]);
});

test('every operation has a description and all its errors', () => {
  for (const { name, operation } of listOperations()) {
    expect(operation.summary, name).toBeTruthy();
    expect(operation.description, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    const failures = Object.entries(operation.responses ?? {}).filter(([status]) => status !== '200');
    expect(
      failures.map(([status]) => status),
      name,
    ).toContain('503');
    for (const [, response] of failures) {
      const content = (response as OpenAPIV3_1.ResponseObject).content?.['application/json'];
      const examples = Object.values(content?.examples ?? {}) as { value: unknown }[];
      expect(examples.length, name).toBeGreaterThan(0);
      for (const { value } of examples) errorBody.parse(value);
    }
  }
});

test('every parameter of the catalogue has a description and a useful example', () => {
  const silent = listOperations()
    .filter(({ name }) => name.startsWith('get /api/product') && !name.includes('{'))
    .flatMap(({ name, operation }) =>
      ((operation.parameters as OpenAPIV3_1.ParameterObject[] | undefined) ?? [])
        .filter(({ description }) => description === undefined)
        .map((parameter) => `${name} ${parameter.name}`),
    );
  expect(silent).toEqual([]);
  const { ProductCard } = document.components?.schemas ?? {};
  for (const [field, schema] of Object.entries(ProductCard?.properties ?? {})) {
    if (field !== 'imgUrl') expect(schema, field).toHaveProperty('examples');
  }
});

test('every tag has a description', () => {
  const used = new Set(listOperations().flatMap(({ operation }) => operation.tags ?? []));
  expect([...used].sort()).toEqual((document.tags ?? []).map(({ name }) => name).sort());
});

test('every reference has a schema, and every schema is used', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
  const names = new Set(references.map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(document.components?.schemas ?? {}).sort());
});

test('the reference page loads nothing from another host and allows no other script', async () => {
  const page = await api.app.inject('/api/reference/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const script = await api.app.inject({
    url: '/api/reference/js/scalar.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(script.statusCode).toBe(200);
  expect(script.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});
