import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@postprocure/contracts/app-error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPath, createApiClient } from './api-client.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let baseUrl: string;
let respond: Respond;
let requests: { url: string; requestId: string | undefined }[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    const requestId = request.headers['x-request-id'];
    requests.push({
      url: request.url ?? '',
      requestId: typeof requestId === 'string' ? requestId : undefined,
    });
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json =
  (body: unknown, status = 200): Respond =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const catchError = async (call: Promise<unknown>): Promise<AppError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

const listCategories = (timeoutMs = 60_000) =>
  createApiClient({ baseUrl })('GET /product/search/category', { timeoutMs });

describe('API client', () => {
  it('sends the query, without undefined values, and a request id', async () => {
    respond = json({ data: { products: [], totalPages: 3 } });
    const query = { categoryName: 'Home & Kitchen/Cookware', page: 2, inStock: true, origin: undefined };
    const page = await createApiClient({ baseUrl })('GET /api/product', { query });
    expect(page.totalPages).toBe(3);
    expect(requests[0]?.url).toBe(
      '/api/product?categoryName=Home+%26+Kitchen%2FCookware&page=2&inStock=true',
    );
    expect(requests[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('encodes path parameters', () => {
    expect(buildPath('GET /api/shipments/:trackingId', { params: { trackingId: 'a/b ?' } })).toBe(
      '/api/shipments/a%2Fb%20%3F',
    );
  });

  it('returns the data as the reader normalized it', async () => {
    respond = json({ data: [] });
    const client = createApiClient({ baseUrl, readResponse: ({ route, data }) => [route, data] });
    expect(await client('GET /product/search/category')).toEqual(['GET /product/search/category', []]);
  });

  it.each([{}, [], null])('rejects %j because it has no data', async (body) => {
    respond = json(body);
    expect(await catchError(listCategories())).toMatchObject({
      code: 'INVALID_RESPONSE',
      message: 'Invalid API response structure',
      status: 200,
      requestId: requests[0]?.requestId,
    });
  });

  it('rejects with the error of the server', async () => {
    respond = json({ message: 'Busy', code: 'OVERLOADED', requestId: 'r-1' }, 503);
    expect(await catchError(listCategories())).toMatchObject({
      message: 'Busy',
      code: 'OVERLOADED',
      status: 503,
      requestId: 'r-1',
    });
  });

  it('creates a message if the error response has none', async () => {
    respond = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    };
    expect(await catchError(listCategories())).toMatchObject({
      code: 'INTERNAL',
      status: 502,
      message: 'The request failed with status 502.',
      requestId: requests[0]?.requestId,
    });
  });

  it('times out if there is no response', async () => {
    respond = () => undefined;
    expect(await catchError(listCategories(50))).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  it('times out if the response is incomplete', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    };
    expect((await catchError(listCategories(50))).code).toBe('TIMEOUT');
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    const { signal } = controller;
    const call = createApiClient({ baseUrl })('GET /api/product/suggest', {
      query: { search: 'sar' },
      signal,
    });
    expect((await catchError(call)).code).toBe('NETWORK');
  });

  it('reports an unreachable server', async () => {
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await catchError(client('GET /product/search/category'))).toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
  });
});
