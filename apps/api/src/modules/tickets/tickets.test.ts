import { formKinds, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { indianPhoneMessage } from '@postprocure/contracts/tickets/phone';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { submitPage } from './submit-page.ts';
import { sampleForms } from './testing.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate tickets, mails cascade');
});

interface Answer {
  data?: { reference: string; message: string };
  message?: string;
  fields?: Record<string, string>;
}

async function send(kind: FormKind, fields: object, headers: Record<string, string> = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/tickets/${kind}`,
    payload: fields,
    headers,
  });
  return { status: response.statusCode, headers: response.headers, ...response.json<Answer>() };
}

interface Row {
  reference: string;
  kind: string;
  typed: object;
  fields: object;
  name: string;
  email: string;
  phone: string | null;
  status: string;
  terms_version: string | null;
}

const readRows = async () =>
  (await api.database.pool.query<Row>('select * from tickets order by created_at, reference')).rows;

const readMails = async () =>
  (
    await api.database.pool.query<{ recipient: string; subject: string; text_body: string }>(
      'select * from mails',
    )
  ).rows;

test.each(formKinds)(
  'a %s form is stored as typed, confirmed and answered with its reference',
  async (kind) => {
    const typed = sampleForms[kind];
    const answer = await send(kind, typed);
    expect(answer.status).toBe(200);
    expect(answer.data?.reference).toMatch(/^PPQ-\d{4}-\d{6}$/);
    expect(answer.data?.message).toBe(formDefinitions[kind].successMessage);
    const [row] = await readRows();
    expect(row).toMatchObject({ kind, typed, status: 'new', reference: answer.data?.reference });
    const [mail] = await readMails();
    expect(mail?.recipient).toBe(row?.email);
    expect(mail?.subject).toContain(answer.data?.reference);
    const { rows: events } = await api.database.pool.query<{ kind: string }>(
      'select kind from ticket_events order by id',
    );
    expect(events.map((event) => event.kind)).toEqual(['created', 'mail']);
    await expect(api.database.pool.query(`update ticket_events set detail = '{"a":1}'`)).rejects.toThrow(
      'append-only',
    );
  },
);

test('stores the parsed values', async () => {
  await send('sourcing', sampleForms.sourcing);
  await send('contact', sampleForms.contact);
  const [sourcing, contact] = await readRows();
  expect(sourcing?.fields).toMatchObject({
    minQuantity: 600,
    targetPricePaise: 16_500_050,
    referenceLinks: ['https://a.example/1', 'https://b.example/2'],
    agreeTerms: true,
  });
  expect(sourcing).toMatchObject({ phone: '+919876543210', terms_version: '1.0' });
  expect(contact).toMatchObject({ name: 'Asha Rao', phone: '+919876543210', terms_version: null });
  expect(contact?.fields).toMatchObject({ phone: '+91-98765-43210', marketplaces: ['amazon', 'others'] });
});

test('API clients may send numbers, booleans and a single choice', async () => {
  const { status } = await send('sourcing', { ...sampleForms.sourcing, minQuantity: 600, agreeTerms: true });
  expect(status).toBe(200);
  expect((await send('contact', { ...sampleForms.contact, marketplaces: 'amazon' })).status).toBe(200);
  expect((await readRows())[0]?.fields).toMatchObject({ minQuantity: 600, agreeTerms: true });
});

describe('validation errors are reported for each field', () => {
  test.each(formKinds)('an empty %s form', async (kind) => {
    const { status, message, fields } = await send(kind, {});
    const required = formDefinitions[kind].steps
      .flatMap((step) => step.fields)
      .flatMap(({ name, missing }) => (missing === undefined ? [] : [[name, missing]]));
    expect(status).toBe(400);
    expect(message).toBe(formDefinitions[kind].failureMessage);
    expect(fields).toEqual(Object.fromEntries(required));
    expect(Object.keys(fields ?? {})).toEqual(required.map(([name]) => name));
    expect(await readRows()).toEqual([]);
    expect(await readMails()).toEqual([]);
  });

  test.each<[FormKind, object, Record<string, string>]>([
    ['contact', { email: 'asha' }, { email: 'Please enter an email address, such as name@example.in.' }],
    ['contact', { marketplaces: ['amazon', 'x'] }, { marketplaces: 'Please choose from the list.' }],
    ['contact', { city: ['a', 'b'] }, { city: 'This value has the wrong type.' }],
    ['contact', { city: 'a\0b' }, { city: 'Please remove unsupported characters.' }],
    ['contact', { city: 'a\ud800' }, { city: 'Please remove unsupported characters.' }],
    ['contact', { city: 'x'.repeat(101) }, { city: 'Please enter at most 100 characters.' }],
    ['contact', { surprise: '1' }, { surprise: 'This form has no field with this name.' }],
    ['concern', { concernType: 'noise' }, { concernType: 'Please choose from the list.' }],
    [
      'reseller',
      { website: 'javascript:alert(1)' },
      { website: 'Please enter a web address that starts with https:// or http://.' },
    ],
    ['reseller', { agreeTerms: false }, { agreeTerms: 'Please agree to the terms.' }],
    ['sourcing', { requesterPhone: '12345' }, { requesterPhone: indianPhoneMessage }],
    [
      'sourcing',
      { minQuantity: '0' },
      { minQuantity: 'Please enter a whole number from 1 to 10,00,00,000.' },
    ],
    ['bulk-order', { quantity: 1.5 }, { quantity: 'Please enter a whole number from 1 to 10,00,00,000.' }],
    [
      'bulk-order',
      { targetPrice: 'cheap' },
      { targetPrice: 'Please enter an amount in rupees, such as 165 or 165.50.' },
    ],
    ['support-ticket', { phoneNumber: '+91-1234-567890' }, { phoneNumber: indianPhoneMessage }],
    ['support-ticket', { message: '  ' }, { message: 'Please enter a message.' }],
  ])('%s %j', async (kind, change, fields) => {
    const answer = await send(kind, { ...sampleForms[kind], ...change });
    expect(answer).toMatchObject({ status: 400, fields });
    expect(Object.keys(answer.fields ?? {})).toEqual(Object.keys(fields));
    expect(await readRows()).toEqual([]);
  });
});

describe('a form that is sent twice creates one ticket', () => {
  test('at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('concern', sampleForms.concern)));
    expect(new Set(answers.map(({ data }) => data?.reference)).size).toBe(1);
    expect(await readRows()).toHaveLength(1);
    expect(await readMails()).toHaveLength(1);
  });

  test('with the same idempotency key, even later and from another client', async () => {
    const key = { 'idempotency-key': 'a'.repeat(32) };
    const first = await send('concern', sampleForms.concern, key);
    await api.database.pool.query(
      `update tickets set created_at = now() - interval '3 days', client_hash = null`,
    );
    const second = await send('concern', sampleForms.concern, key);
    expect(second.data).toEqual(first.data);
    expect(await readRows()).toHaveLength(1);
  });

  test('but a changed form creates a second ticket', async () => {
    const key = { 'idempotency-key': 'b'.repeat(32) };
    await send('concern', sampleForms.concern, key);
    await send('concern', { ...sampleForms.concern, concernDetails: 'And it smells.' }, key);
    expect(await readRows()).toHaveLength(2);
  });

  test('and so does the same form after ten minutes without a key', async () => {
    await send('concern', sampleForms.concern);
    await api.database.pool.query(`update tickets set created_at = now() - interval '11 minutes'`);
    await send('concern', sampleForms.concern);
    expect(await readRows()).toHaveLength(2);
  });

  test('rejects an invalid idempotency key', async () => {
    const answer = await send('concern', sampleForms.concern, { 'idempotency-key': 'short' });
    expect(answer.status).toBe(400);
    expect(answer.message).toContain('16 to 64 letters');
  });
});

test('a filled-in honeypot creates a spam ticket without a confirmation email', async () => {
  const answer = await send('contact', { ...sampleForms.contact, messageTopic: 'Buy now' });
  expect(answer.status).toBe(200);
  expect(answer.data?.message).toBe(formDefinitions.contact.successMessage);
  expect((await readRows())[0]).toMatchObject({ status: 'spam', typed: sampleForms.contact });
  expect(await readMails()).toEqual([]);
});

test('the confirmation repeats the form without its links', async () => {
  await send('concern', {
    ...sampleForms.concern,
    reporterName: 'You won! http://evil.example\r\nBcc: all@example.in',
    concernDetails: 'See www.evil.example/x and <b>this</b>',
  });
  const [mail] = await readMails();
  expect(mail?.text_body).not.toContain('evil.example');
  expect(mail?.text_body).toContain('Dear You won! (link removed) Bcc: all@example.in,');
  expect(mail?.text_body).toContain('Details: See (link removed) and <b>this</b>');
  expect(mail?.text_body).toContain('Type of concern: Product quality');
});

test('rejects forms from pages of other sites (CSRF)', async () => {
  const answer = await send('concern', sampleForms.concern, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await readRows()).toEqual([]);
});

test.each([
  ['{"a":', 'application/json', 400],
  ['[]', 'application/json', 400],
  ['"text"', 'application/json', 400],
  ['', 'application/json', 400],
  ['<a/>', 'application/xml', 415],
  ['a=1', 'application/x-www-form-urlencoded', 415],
  ['x', 'multipart/form-data', 415],
  ['x', 'multipart/form-data; boundary=b', 400],
])('rejects %j as %s', async (payload, type, status) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/tickets/contact',
    payload,
    headers: { 'content-type': type },
  });
  expect(response.statusCode).toBe(status);
  expect(response.json<Answer>().message).not.toBe('');
});

test('limits the forms of a client, through the API and through pages', async () => {
  const limited = await createTestApi('empty', { maxForms: 2 });
  try {
    const sendEmpty = () => limited.app.inject({ method: 'POST', url: '/api/tickets/contact', payload: {} });
    expect((await sendEmpty()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    expect((await sendEmpty()).statusCode).toBe(400);
    const refused = await sendEmpty();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const outcome = await submitPage(limited.services.tickets, 'contact', {
      contentType: 'multipart/form-data; boundary=b',
      body: null,
      client: '127.0.0.1',
      reportError: () => undefined,
    });
    expect(outcome).toMatchObject({ isStored: false, status: 429 });
  } finally {
    await limited.close();
  }
});
