import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@postprocure/contracts/endpoint';
import { allEndpoints } from './all-endpoints.ts';
import { Chance, createValue, damage, describeInput, pickHostileText } from './hostile-values.ts';
import { hashPassword } from '../modules/accounts/testing.ts';
import { isolationFixtures, type IsolationRequest } from './tenant-isolation.fixtures.ts';
import type { TestApi } from './test-api.ts';
import { createTestMerchant, createTestStaff } from './test-merchant.ts';

export interface HostileReport {
  requests: number;
  /** How many responses had each HTTP status. */
  statuses: Record<string, number>;
  /** Requests that were answered with a 5xx, not as JSON, or not at all. */
  problems: string[];
}

interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Cast {
  /** The headers of each kind of caller. */
  callers: Record<string, string>[];
  /** Requests for existing records of the merchant caller, by endpoint. */
  known: Map<string, IsolationRequest>;
}

interface HostileOptions {
  requests: number;
  seed: number;
}

const endpoints = Object.entries(allEndpoints as Record<string, Endpoint>);
const concurrency = 8;
/** Requests change passwords, close accounts and end sessions, so the callers are replaced regularly. */
const requestsPerCast = 100;
const password = 'marigold over 12 roofs';
const hangMs = 120_000;

/**
 * Sends generated requests to every declared endpoint, as a visitor, merchant or member of staff. The API must listen
 * on a port.
 */
export async function sendHostileRequests(api: TestApi, options: HostileOptions): Promise<HostileReport> {
  const chance = new Chance(options.seed);
  const passwordHash = await hashPassword(password);
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const report: HostileReport = { requests: 0, statuses: {}, problems: [] };
  for (let sent = 0; sent < options.requests; sent += requestsPerCast) {
    const cast = await createCast(api, passwordHash);
    const count = Math.min(requestsPerCast, options.requests - sent);
    const batch = Array.from({ length: count }, (_, index) => {
      const [route, endpoint] = endpoints[(sent + index) % endpoints.length] ?? chance.pick(endpoints);
      return { route, request: createRequest(chance, cast, route, endpoint) };
    });
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let next = batch.pop(); next; next = batch.pop()) {
          const { status, problem } = await send(api, agent, next.request);
          report.requests += 1;
          report.statuses[status] = (report.statuses[status] ?? 0) + 1;
          if (problem !== null) report.problems.push(`${next.route}: ${problem}\n${describe(next.request)}`);
        }
      }),
    );
  }
  agent.destroy();
  return report;
}

async function createCast(api: TestApi, passwordHash: string): Promise<Cast> {
  const merchant = await createTestMerchant(api);
  const support = await createTestStaff(api, 'support');
  const admin = await createTestStaff(api, 'admin');
  const people = [merchant, support, admin].map(({ userId }) => userId);
  await api.database.pool.query('update users set password_hash = $1 where id = any($2)', [
    passwordHash,
    people,
  ]);
  const known = new Map<string, IsolationRequest>();
  for (const [route, create] of Object.entries(isolationFixtures))
    known.set(route, await create(api, merchant));
  return {
    callers: [{}, merchant.headers, merchant.headers, merchant.bearer, support.headers, admin.headers],
    known,
  };
}

function createRequest(chance: Chance, cast: Cast, route: string, endpoint: Endpoint): HostileRequest {
  const [method = 'GET', path = '/'] = route.split(' ');
  const known = chance.isLikely(0.6) ? cast.known.get(route) : undefined;
  const payload = createBody(chance, endpoint, known?.payload);
  return {
    method,
    path: fillPath(chance, path, endpoint, known) + createQuery(chance, endpoint),
    headers: { ...createHeaders(chance, cast, route, endpoint), ...payload.headers },
    body: payload.body,
  };
}

function fillPath(
  chance: Chance,
  path: string,
  { params }: Endpoint,
  known: IsolationRequest | undefined,
): string {
  const values = (params ? createValue(chance, describeInput(params)) : {}) as Record<string, unknown>;
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = known?.params[name] ?? values[name];
    return encode(chance.isLikely(0.25) ? pickHostileText(chance) : String(value)).slice(0, 6000) || '%20';
  });
}

function createQuery(chance: Chance, { query }: Endpoint): string {
  const values = query ? (createValue(chance, describeInput(query)) as Record<string, unknown>) : {};
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    chance.isLikely(0.2) ? pickHostileText(chance) : String(value),
  ]);
  if (chance.isLikely(0.1))
    pairs.push([chance.pick(['__proto__', 'page[]', 'a[b]', '']), pickHostileText(chance)]);
  const text = pairs.map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text.slice(0, 7000)}`;
}

/** Lone surrogates are sent as the bytes that a careless client would send. */
const encode = (value: string): string =>
  [...Buffer.from(value, 'utf8')]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');

const hostileHeaders: readonly (readonly [string, string])[] = [
  ['origin', 'https://evil.example'],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['authorization', 'Basic !!!'],
  ['cookie', `seller=${'a'.repeat(4000)}`],
  ['cookie', '__proto__=1; ;;=; cart=\u00ff'],
  ['if-none-match', '"'.repeat(900)],
  ['range', 'bytes=0-,-1'],
  ['accept-encoding', 'gzip;q=nonsense, br;q=9'],
  ['content-encoding', 'gzip'],
  ['x-forwarded-for', 'not an address, ::1'],
  ['x-request-id', '../../'],
];

function createHeaders(
  chance: Chance,
  { callers }: Cast,
  route: string,
  { idempotencyKey }: Endpoint,
): Record<string, string> {
  // Most endpoints admit only the callers of their own area, so those are chosen more often.
  const [visitor = {}, merchant = {}, , , support = {}, admin = {}] = callers;
  const usual = route.includes(' /api/desk/')
    ? chance.pick([support, admin])
    : / \/api\/(?:seller|account)\//.test(route)
      ? merchant
      : visitor;
  const caller = chance.isLikely(0.6) ? usual : chance.pick(callers);
  const address = `203.0.${chance.below(256)}.${chance.below(256)}`;
  return {
    'x-forwarded-for': address,
    ...caller,
    ...(idempotencyKey && {
      'idempotency-key': chance.isLikely(0.8) ? `key-${chance.below(1e9)}-0123456789` : '\u00e9'.repeat(20),
    }),
    ...(chance.isLikely(0.1) && Object.fromEntries([chance.pick(hostileHeaders)])),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Payload {
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const nothing: Payload = { headers: {}, body: undefined };
const json = { 'content-type': 'application/json' };

function createBody(chance: Chance, { body, multipart }: Endpoint, known: object | undefined): Payload {
  if (body === undefined && !multipart)
    return chance.isLikely(0.05) ? { headers: json, body: Buffer.from('{}') } : nothing;
  if (typeof body === 'string') return createFile(chance);
  const valid = known ?? (body && createValue(chance, describeInput(body))) ?? {};
  if (multipart && chance.isLikely(0.4)) return createMultipart(chance, valid);
  if (isRecord(valid) && 'password' in valid && chance.isLikely(0.6)) valid['password'] = password;
  const kind = chance.below(100);
  const value = kind < 25 ? valid : damage(chance, kind < 85 ? valid : damage(chance, valid));
  const text = Buffer.from(JSON.stringify(value));
  if (kind < 86) return { headers: json, body: text };
  if (kind < 89) return { headers: json, body: text.subarray(0, chance.below(text.length)) };
  if (kind < 92) return { headers: { 'content-type': pickContentType(chance) }, body: text };
  if (kind < 94)
    return {
      headers: json,
      body: Buffer.concat([text.subarray(0, -1), Buffer.from([0xff, 0xfe, 0x22, 0x7d])]),
    };
  if (kind < 96) return { headers: json, body: Buffer.from('['.repeat(5000) + ']'.repeat(5000)) };
  if (kind < 98) return { headers: json, body: Buffer.from('{"a":'.repeat(2000) + '1' + '}'.repeat(2000)) };
  if (kind < 99) return { headers: json, body: Buffer.alloc(1_200_000, 'a') };
  return nothing;
}

const pickContentType = (chance: Chance): string =>
  chance.pick([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'image/png',
    'nonsense',
  ]);

function createFile(chance: Chance): Payload {
  const start = chance.pick([
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'GIF89a',
    'PK\x03\x04',
    'order_number,sku,quantity\n1,"',
    'RIFF\0\0\0\0WEBPVP8 ',
    '<svg/>',
    '{}',
    '',
  ]);
  const rest = Array.from({ length: chance.below(200) }, () => chance.below(256));
  return {
    headers: {
      'content-type': chance.pick([
        'image/png',
        'image/webp',
        'image/svg+xml',
        'text/csv',
        'application/octet-stream',
        'application/json',
        'text/html',
      ]),
    },
    body: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(rest)]),
  };
}

function createMultipart(chance: Chance, fields: object): Payload {
  const boundary = 'hostile';
  const parts = Object.entries(fields).map(([name, value]) => {
    const sent = chance.isLikely(0.2) ? pickHostileText(chance) : String(value);
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${sent}\r\n`;
  });
  if (chance.isLikely(0.5)) {
    const field = chance.pick(['evidenceUpload', 'attachments', '__proto__', '']);
    const content = chance.pick(['%PDF-1.7\nstartxref\n0\n%%EOF', 'GIF89a', '\0\0', '']);
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${chance.pick(['a.pdf', '../a', '\0', ''])}"\r\n\r\n${content}\r\n`,
    );
  }
  const end = chance.isLikely(0.8) ? `--${boundary}--\r\n` : '';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(parts.join('') + end),
  };
}

interface Outcome {
  status: string;
  problem: string | null;
}

async function send(api: TestApi, agent: http.Agent, request: HostileRequest): Promise<Outcome> {
  const { port } = api.app.server.address() as AddressInfo;
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const { method, path, headers, body } = request;
      const length = body ? { 'content-length': String(body.length) } : {};
      const sent = http.request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length }, timeout: hangMs },
        resolve,
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      sent.once('error', reject);
      sent.end(body);
    });
    const status = response.statusCode ?? 0;
    const answer = await text(response);
    if (status >= 500) return { status: String(status), problem: `${status} ${answer.slice(0, 300)}` };
    return { status: String(status), problem: null };
  } catch (error) {
    // The server may refuse a body that is too large while it is still being sent.
    const { code } = error as NodeJS.ErrnoException;
    const isRefusal = (code === 'EPIPE' || code === 'ECONNRESET') && (request.body?.length ?? 0) > 100_000;
    return { status: 'closed', problem: isRefusal ? null : String(error) };
  }
}

const describe = ({ method, path, headers, body }: HostileRequest): string =>
  JSON.stringify({
    method,
    path: path.slice(0, 500),
    headers,
    body: body?.toString('latin1').slice(0, 1500),
  });
