import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { sampleForms } from '@postprocure/api/modules/tickets/testing';
import { formKinds, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const storefrontUrl = 'https://shop.example';
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi('demo');
  await registerStorefront(api.app, {
    ...api.services,
    storefrontUrl,
    sellerAppUrl: 'https://seller.example',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate tickets, mails cascade');
});

const paths: Record<FormKind, string> = {
  contact: '/support/contact',
  concern: '/report-concern',
  reseller: '/apply-reseller',
  sourcing: '/submit-sourcing-request',
  'bulk-order': '/place-bulk-order',
  'support-ticket': '/support-ticket',
};

const boundary = 'form-pages-test';

interface SentFile {
  field: string;
  name: string;
  content: string;
}

function writeMultipart(fields: Record<string, string | string[]>, files: readonly SentFile[] = []): string {
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one) => `name="${name}"\r\n\r\n${one}`),
    ),
    ...files.map(({ field, name, content }) => `name="${field}"; filename="${name}"\r\n\r\n${content}`),
  ];
  return parts
    .map((part) => `--${boundary}\r\ncontent-disposition: form-data; ${part}\r\n`)
    .concat(`--${boundary}--\r\n`)
    .join('');
}

const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      origin: storefrontUrl,
      ...headers,
    },
  });

const countRows = async () => (await api.database.pool.query('select reference from tickets')).rowCount ?? 0;

test.each(formKinds)('the %s form is stored without scripts', async (kind) => {
  const path = paths[kind];
  const page = await api.app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toContain('s-maxage');
  for (const name of Object.keys(sampleForms[kind])) expect(page.body).toContain(`name="${name}"`);

  const answer = await post(path, writeMultipart(sampleForms[kind]));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(formDefinitions[kind].successMessage);
  expect(answer.body).toMatch(/PPQ-\d{4}-\d{6}/);
  await post(path, writeMultipart(sampleForms[kind]));
  expect(await countRows()).toBe(1);
});

describe('an invalid form is shown again with its errors', () => {
  test('with escaped input', async () => {
    const typed = {
      ...sampleForms.concern,
      reporterEmail: 'no',
      concernSubject: '"><script>alert(1)</script>',
    };
    const answer = await post(paths.concern, writeMultipart(typed));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(formDefinitions.concern.failureMessage);
    expect(answer.body).toContain('Please enter an email address, such as name@example.in.');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).not.toContain('<script>alert(1)');
    expect(await countRows()).toBe(0);
  });

  test('and asks for files again', async () => {
    const file = { field: 'evidenceUpload', name: 'a.pdf', content: '%PDF-1.7' };
    const answer = await post(
      paths.concern,
      writeMultipart({ ...sampleForms.concern, reporterName: '' }, [file]),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Please choose your files again.');
  });

  test('also after a server error', async () => {
    await api.database.pool.query('alter table tickets rename to tickets_away');
    try {
      const answer = await post(paths.concern, writeMultipart(sampleForms.concern));
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain('Something went wrong on our side.');
      expect(answer.body).toContain('Expired cream');
    } finally {
      await api.database.pool.query('alter table tickets_away rename to tickets');
    }
  });
});

test.each([
  ['cut off', writeMultipart(sampleForms.concern).slice(0, -40), {}, 400],
  ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 415],
  ['as JSON', '{}', { 'content-type': 'application/json' }, 415],
  ['of nothing', '', {}, 400],
  ['from another site', writeMultipart(sampleForms.concern), { origin: 'https://evil.example' }, 403],
])('a form %s is refused', async (_case, payload, headers, status) => {
  expect((await post(paths.concern, payload, headers)).statusCode).toBe(status);
  expect(await countRows()).toBe(0);
});

test('a link can prefill the product and nothing else', async () => {
  const { rows } = await api.database.pool.query<{ title: string }>(
    'select title from products where id = 1',
  );
  const page = await api.app.inject('/place-bulk-order?product=1&email=x@example.in');
  expect(page.body).toContain(`value="${rows[0]?.title.replaceAll('&', '&amp;') ?? ''} (SKU`);
  expect(page.body).not.toContain('value="x@example.in"');
  const ticket = await api.app.inject('/support-ticket?issueType=shipping&orderId=%22%3E%3Cb%3E');
  expect(ticket.body).toContain('value="&quot;&gt;&lt;b&gt;"');
});

test('the short URL of the contact page shows the same page', async () => {
  const page = await api.app.inject('/contact');
  expect(page.body).toContain(`rel="canonical" href="${storefrontUrl}/support/contact"`);
  expect(page.body).toContain('action="/support/contact#contact-form"');
});
