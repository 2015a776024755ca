import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { formKinds, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { sampleForms } from './testing.ts';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await createTestApi('empty', { maxRequestsInFlight: 200 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

// oxfmt-ignore
const nastyValues = [
  '', ' ', '\0', 'a\0b', '\x01\x1b[31m', '\x7f', '\ud800', 'a\udfff', '\u202egnp.exe', '\u200f\u2066x', '\ufeffbom', '\ufffd',
  '👩‍👩‍👧‍👦'.repeat(20), 'साड़ी', 'e\u0301'.repeat(50), "' or 1=1 --", "'; drop table tickets; --", '$1', '%s%n', '\\',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', '${7*7}',
  '../../etc/passwd', '..\\..\\windows', '/dev/null', 'C:\\con', 'a\r\nBcc: all@example.in', '--boundary--', '\r\n--x\r\n',
  'null', 'undefined', '__proto__', 'constructor', 'true', '-1', '0', '1e9', 'NaN', '9'.repeat(400), '₹1,00,000.505', 'on', 'other',
  'a@b', 'a@example.in,b@example.in', 'asha@example.in', '+91-98765-43210', 'https://x.example', 'x'.repeat(5001), '\n'.repeat(3000),
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
);

const change = (kind: FormKind) =>
  fc.dictionary(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...Object.keys(sampleForms[kind])) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('__proto__', 'constructor', '', 'a[b]', 'messageTopic', 'x"y', 'x\r\ny'),
      },
    ),
    value,
    { maxKeys: 3, noNullPrototype: true },
  );

type Shape = 'json' | 'multipart' | 'truncated' | 'wrongType' | 'megabyte';

const input = fc.constantFrom(...formKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    change: change(kind),
    number: fc.nat(),
    fileName: value,
    fileContent: fc.oneof(
      fc.constantFrom('%PDF-1.7 x', 'GIF89a', '<svg/>', ''),
      fc.string({ maxLength: 60 }),
    ),
    withFile: fc.boolean(),
    cut: fc.double({ min: 0.05, max: 0.99, noNaN: true }),
    shape: fc.oneof(
      { weight: 50, arbitrary: fc.constant<Shape>('json') },
      { weight: 80, arbitrary: fc.constant<Shape>('multipart') },
      { weight: 30, arbitrary: fc.constant<Shape>('truncated') },
      { weight: 15, arbitrary: fc.constant<Shape>('wrongType') },
      { weight: 1, arbitrary: fc.constant<Shape>('megabyte') },
    ),
  }),
);

type Input = typeof input extends fc.Arbitrary<infer T> ? T : never;

type Fields = Record<string, string | string[]>;

const boundary = 'xYzZY';

const fieldsOf = ({ kind, change: changed, shape }: Input): Fields => ({
  ...sampleForms[kind],
  ...changed,
  ...(shape === 'megabyte' && { [Object.keys(sampleForms[kind])[0] ?? '']: 'x'.repeat(1_000_000) }),
});

function writeMultipart(fields: Fields, { kind, withFile, fileName, fileContent }: Input): Buffer {
  const field = kind === 'contact' ? 'attachments' : 'evidenceUpload';
  const parts = Object.entries(fields).flatMap(([name, given]) =>
    [given].flat().map((one) => `name="${name}"\r\n\r\n${one}`),
  );
  if (withFile) parts.push(`name="${field}"; filename="${fileName}"\r\n\r\n${fileContent}`);
  return Buffer.from(
    parts
      .map((part) => `--${boundary}\r\ncontent-disposition: form-data; ${part}\r\n`)
      .concat(`--${boundary}--\r\n`)
      .join(''),
  );
}

function send(given: Input): Promise<Response> {
  const { kind, shape, cut } = given;
  const fields = fieldsOf(given);
  const multipart = `multipart/form-data; boundary=${boundary}`;
  const types = [
    'text/plain',
    'application/xml',
    'multipart/mixed',
    'multipart/form-data',
    'a/b',
    'image/png',
  ];
  const whole = writeMultipart(fields, given);
  const [type, body] = {
    json: ['application/json', JSON.stringify(fields)] as const,
    multipart: [multipart, whole] as const,
    megabyte: [multipart, whole] as const,
    truncated: [multipart, whole.subarray(0, Math.floor(whole.length * cut))] as const,
    wrongType: [types[given.number % types.length] ?? '', whole] as const,
  }[shape];
  return fetch(`${origin}/api/tickets/${kind}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': type },
  });
}

/** The values as they arrive: UTF-8 cannot encode lone surrogates. Only the given names are fields of the form. */
const asSent = (fields: Fields, names: readonly string[]) =>
  names.map((name) => [name, [fields[name] ?? []].flat().map((one) => one.toWellFormed())]);

/** The form is either rejected with a message or stored exactly as sent. The status is never 5xx. */
async function check(given: Input): Promise<number> {
  const response = await send(given);
  const body = (await response.json()) as { data?: { reference: string } };
  expect(response.status, JSON.stringify([given.kind, given.shape, body]).slice(0, 500)).toBeLessThan(500);
  if (response.status !== 200) {
    expect(errorBody.parse(body).message).not.toBe('');
    return response.status;
  }
  const { rows } = await api.database.pool.query<{ typed: Fields }>(
    'select typed from tickets where reference = $1',
    [body.data?.reference],
  );
  const names = Object.keys(sampleForms[given.kind]);
  expect(asSent(rows[0]?.typed ?? {}, names)).toEqual(asSent(fieldsOf(given), names));
  return response.status;
}

test(
  '2,000 hostile forms are rejected with a message or stored unchanged',
  { timeout: 240_000 },
  async () => {
    const inputs = fc.sample(input, { numRuns: 2000, seed: 4 });
    const seen: Record<number, number> = {};
    const work = async (lane: number): Promise<void> => {
      for (let index = lane; index < inputs.length; index += 8) {
        const status = await check(inputs[index] as Input);
        seen[status] = (seen[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, lane) => work(lane)));
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(['200', '400', '415']));
    expect((await api.app.inject('/api/health')).statusCode).toBe(200);
  },
);
