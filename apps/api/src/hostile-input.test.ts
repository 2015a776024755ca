import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { errorStatus } from '@postprocure/contracts/error-code';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
const agent = new http.Agent({ keepAlive: true });
beforeAll(async () => {
  api = await createTestApi('demo');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

interface Answer {
  path: string;
  status: number;
  body: string;
  etag: string | undefined;
}

/** Sends the request unchanged; fetch and `inject` would normalize the URL. */
function send(path: string, options: http.RequestOptions = {}, body?: string): Promise<Answer> {
  const { port } = api.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, agent, ...options }, (response) => {
      text(response).then(
        (received) =>
          resolve({ path, status: response.statusCode ?? 0, body: received, etag: response.headers.etag }),
        reject,
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Checks that the response is not a 5xx and that an error has the documented format. */
function expectContract({ path, status, body }: Answer): void {
  const parsed: unknown = JSON.parse(body);
  if (status === 200) {
    expect(parsed).toHaveProperty('data');
    return;
  }
  const { code } = errorBody.parse(parsed);
  expect({ status, code }).toEqual({ status: errorStatus[code], code });
  expect(status, `${path} ${body}`).toBeLessThan(500);
}

// oxfmt-ignore
const nastyValues = [
  '', ' ', '\0', 'sari\0', '\ud800', 'a\udfffb', '\u202e', '\ufeff', '\ufffd', 'साड़ी', '👗'.repeat(60),
  '-1', '0', '00', '1e3', '1.5', '+1', '0x10', '1_000', ' 1', '1 ', '١', 'NaN', 'Infinity', '-0',
  '999999999', '9999999999', '9007199254740993', '1'.repeat(400), '999999999.99', '1000.005', '99999999',
  "'", "''", '"', '\\', '%', '_', ';', '--', '/*', '$1', ':1', '?', "' or 1=1 --", "'; drop table products; --",
  '&', '|', '!', '<->', ':*', "sari:*", "'sari' & !kurta", 'sari <2> silk', '()', '((((', "a:A & b:*B", '=c1', '=r256',
  '../../etc/passwd', '..%2f..%2f', '/', '//', 'A/B/C/D', 'Sarees/', '/Sarees', '[]', '[object Object]',
  'true', 'false', 'null', 'undefined', '__proto__', 'constructor', 'toString', 'featured', 'newest', '6-7', '30',
  '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '\r\nx-evil: 1', 'a'.repeat(201), 'a'.repeat(10_000),
  'a '.repeat(99), 'x'.repeat(199), 'sari '.repeat(40), '- - - -', 'मोबाइल फ़ोन', 'phone\u0301\u0301\u0301',
  'sari under 1,00,000,000,000,000,000,000', 'sari under 99999999k', 'sari under 500 under 500 '.repeat(7), 'rs '.repeat(60),
  'sari 500 to '.repeat(16), '500 se '.repeat(28), 'between 500 and '.repeat(12), 'sari above 1 to 99999999k',
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('sari', '&', '|', '!', '(', ')', ':*', '<->', "'", '\\', ' '), { maxLength: 30 })
      .map((parts) => parts.join('')),
  },
);

/** Ways to encode a value in a URL: every byte, so that lone surrogates are sent too, or only what HTTP requires. */
const encodings: ((raw: string) => string)[] = [
  (raw) => Array.from(raw, encodeCharacter).join(''),
  (raw) => raw.replace(/[^!$'-;=?-Z\\^_a-z|~]/gu, encodeCharacter),
  (raw) => Array.from(raw, encodeCharacter).join('').replaceAll('%20', '+'),
];

function encodeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(character).replaceAll("'", '%27');
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join('');
}

// oxfmt-ignore
const names = [
  'search', 'page', 'limit', 'categoryName', 'sort', 'minPrice', 'maxPrice', 'delivery', 'newWithin', 'origin',
  'inStock', 'facets',
];
const strangeNames = [
  'page[]',
  'page[$gt]',
  'search[a][b]',
  '__proto__',
  'constructor',
  'PAGE',
  '',
  '%zz',
  '%00',
  'a.b',
];

const parameter = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom(...strangeNames) },
    ),
    value,
    fc.constantFrom(...encodings),
  )
  .map(([name, raw, encode]) => `${name}=${encode(raw)}`);

const query = fc
  .tuple(
    fc.constantFrom('', 'search=sari', 'search=cotton&facets=true'),
    fc.array(parameter, { maxLength: 4 }),
  )
  .map(([base, rest]) => [base, ...rest].filter(Boolean).join('&'));

describe('query strings', () => {
  test.each([
    '/api/product',
    '/api/product/search',
    '/api/product/suggest',
    '/api/plans',
    '/api/chat/messages',
    '/api/product/search/category',
    '/product/search/category',
    '/api/health',
    '/api/openapi.json',
    '/api/nothing',
  ])('%s', async (path) => {
    await fc.assert(
      fc.asyncProperty(query, async (parameters) => {
        const answer = await send(`${path}?${parameters}`);
        // The OpenAPI document is not wrapped in `data`.
        const isDocument = path === '/api/openapi.json' && answer.status === 200;
        if (isDocument) expect(JSON.parse(answer.body)).toHaveProperty('openapi');
        else expectContract(answer);
      }),
      { numRuns: 150 },
    );
  });

  test.each(names)('each value in %s', async (name) => {
    for (const raw of nastyValues) {
      for (const encode of encodings.slice(0, name === 'search' ? 2 : 1)) {
        const base = name === 'search' ? '' : 'search=sari&';
        for (const path of ['/api/product', '/api/product/search']) {
          expectContract(await send(`${path}?${base}${name}=${encode(raw)}`));
        }
      }
    }
  });

  test('a page number returns that page or an error', async () => {
    await fc.assert(
      fc.asyncProperty(value, async (raw) => {
        const answer = await send(`/api/product?page=${encodings[0]?.(raw) ?? ''}`);
        expectContract(answer);
        if (answer.status !== 200) return;
        expect(raw).toMatch(/^\d{1,9}$/);
        expect(JSON.parse(answer.body)).toMatchObject({ data: { page: Number(raw) } });
      }),
      { numRuns: 100 },
    );
  });

  test('unknown parameters change nothing', async () => {
    const plain = await send('/api/product?limit=5');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('page[]', 'PAGE', 'utm_source', '__proto__', 'constructor'),
        value,
        async (name, raw) => {
          fc.pre(raw.isWellFormed());
          const answer = await send(`/api/product?limit=5&${name}=${encodings[0]?.(raw) ?? ''}`);
          expect(answer.status === 200 ? answer.etag : answer.body).toBe(plain.etag);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('rejects a parameter of 100 kB', async () => {
    for (const name of names) {
      const { statusCode, body } = await api.app.inject(
        `/api/product/search?search=sari&${name}=${'a'.repeat(100_000)}`,
      );
      expectContract({ path: name, status: statusCode, body, etag: undefined });
      expect(statusCode).toBe(400);
      const onTheWire = await send(`/api/product/search?search=sari&${name}=${'a'.repeat(100_000)}`);
      expect(onTheWire.status).toBe(414);
      expectContract(onTheWire);
    }
  });
});

test('product IDs and paths', async () => {
  const path = fc.tuple(
    fc.constantFrom(
      '/api/product/',
      '/api/shipments/',
      '/api/',
      '/product/search/',
      '/api/product/search/',
      '/api/user/',
    ),
    value,
    fc.constantFrom(...encodings),
  );
  await fc.assert(
    fc.asyncProperty(path, async ([prefix, raw, encode]) => {
      expectContract(await send(prefix + encode(raw).replaceAll('?', '%3F')));
    }),
    { numRuns: 300 },
  );
  for (const raw of nastyValues) expectContract(await send(`/api/product/${encodings[0]?.(raw) ?? ''}`));
});

describe('login bodies', () => {
  const logIn = (body: string, type = 'application/json', headers: Record<string, string> = {}) =>
    send('/api/user/login', { method: 'POST', headers: { 'content-type': type, ...headers } }, body);

  test('any credentials', async () => {
    const field = fc.oneof(value, fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(fc.record({ email: field, password: field }, { requiredKeys: [] }), async (body) => {
        expectContract(await logIn(JSON.stringify(body)));
      }),
      { numRuns: 150 },
    );
  });

  test('any JSON, complete and truncated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.nat(200), async (body, cut) => {
        expectContract(await logIn(body));
        expectContract(await logIn(body.slice(0, -cut)));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['deep arrays', '['.repeat(4000) + ']'.repeat(4000)],
    ['deep objects', '{"email":'.repeat(900) + '1' + '}'.repeat(900)],
    ['prototype pollution', '{"__proto__":{"email":"a","password":"b"}}'],
    ['constructor pollution', '{"constructor":{"prototype":{"role":"admin"}},"email":"a","password":"b"}'],
    ['a body over the limit', JSON.stringify({ email: 'a'.repeat(20_000), password: 'b' })],
    ['more than a megabyte', 'a'.repeat(1_100_000)],
    ['bytes that are no UTF-8', '{"email":"\xff\xfe","password":"b"}'],
    ['duplicate keys', '{"email":"a","email":"b","password":"c"}'],
    ['a NUL', '{"email":"a\\u0000b","password":"\\u0000"}'],
    ['lone surrogates', '{"email":"\\ud800","password":"\\udfff"}'],
    ['nothing', ''],
  ])('%s', async (_name, body) => {
    expectContract(await logIn(body));
  });

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
    'image/png',
    'nonsense',
    '',
  ])('content type %j', async (type) => {
    expectContract(await logIn('{"email":"a","password":"b"}', type));
  });

  test('rejects a compressed body without decompressing it', async () => {
    const answer = await logIn('{"email":"a","password":"b"}', 'application/json', {
      'content-encoding': 'gzip',
    });
    expectContract(answer);
  });
});

test('any headers', async () => {
  const headerValue = fc.string({ unit: fc.constantFrom(...Array.from('ab1*", ;=/W-%()<>')), maxLength: 80 });
  const headers = fc.dictionary(
    fc.constantFrom(
      'accept',
      'accept-encoding',
      'if-none-match',
      'origin',
      'x-request-id',
      'x-forwarded-for',
      'content-type',
      'authorization',
      'range',
      'if-modified-since',
      'cookie',
    ),
    headerValue,
  );
  await fc.assert(
    fc.asyncProperty(headers, async (given) => {
      const answer = await send('/api/product?limit=1', {
        headers: { ...given, 'accept-encoding': 'identity' },
      });
      if (answer.status === 304) expect(answer.body).toBe('');
      else expectContract(answer);
    }),
    { numRuns: 150 },
  );
});
