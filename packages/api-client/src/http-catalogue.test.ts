import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@postprocure/contracts/app-error';
import { createHttpCatalogue } from './http-catalogue.ts';
import { listQuery, searchQuery } from './product-query.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;
let requests: { url: string; requestId: string | undefined }[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    const requestId = request.headers['x-request-id'];
    requests.push({
      url: request.url ?? '',
      requestId: typeof requestId === 'string' ? requestId : undefined,
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const failureOf = async (call: Promise<unknown>): Promise<AppError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('the catalogue over HTTP', () => {
  it('asks with the whole query and a request id', async () => {
    answer = json({ data: { products: [], totalPages: 3 } });
    const page = await createHttpCatalogue({ baseUrl }).listProducts(
      listQuery({ categoryName: 'Home & Kitchen/Cookware', page: 2, inStock: true }),
    );
    expect(page.totalPages).toBe(3);
    expect(requests[0]?.url).toBe(
      '/api/product?limit=24&page=2&sort=featured&categoryName=Home+%26+Kitchen%2FCookware&inStock=true',
    );
    expect(requests[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('gives one page of one shape when the answer leaves the rest out', async () => {
    answer = json({ data: { products: [{ _id: '7', name: 'Steel tiffin' }] } });
    const page = await createHttpCatalogue({ baseUrl }).searchProducts(searchQuery({ search: 'tiffin' }));
    expect(page).toMatchObject({
      totalPages: 1,
      didYouMean: null,
      understood: { search: 'tiffin', minPrice: null, maxPrice: null },
    });
    expect(page.products).toEqual([{ id: 7, title: 'Steel tiffin', name: 'Steel tiffin', imgUrl: [] }]);
  });

  it.each([{}, { data: {} }, { data: { products: {} } }, [], null])('refuses %j as a list', async (body) => {
    answer = json(body);
    const catalogue = createHttpCatalogue({ baseUrl });
    const list = await failureOf(catalogue.listProducts(listQuery()));
    expect(list.code).toBe('INVALID_RESPONSE');
    expect(list.message).toBe("Invalid API response structure: missing 'products' array within 'data.data'.");
    const search = await failureOf(catalogue.searchProducts(searchQuery({ search: 'x' })));
    expect(search.message).toBe(
      "Invalid API response structure for search: missing 'products' array within 'data.data'.",
    );
    const categories = await failureOf(catalogue.listCategories());
    expect(categories.message).toBe('Invalid API response structure');
  });

  it('reads categories from the address without a base', async () => {
    answer = json({ data: [{ c_id: '1', c_name: 'Toys', image: '/x', children: [] }] });
    const categories = await createHttpCatalogue({ baseUrl }).listCategories();
    expect(categories[0]?.c_name).toBe('Toys');
    expect(requests[0]?.url).toBe('/product/search/category');
  });

  it('knows a missing product from a failing server', async () => {
    const catalogue = createHttpCatalogue({ baseUrl });
    answer = json({ message: 'Product not found.', code: 'NOT_FOUND', requestId: 'r' }, 404);
    expect(await catalogue.getProduct(1)).toBeNull();
    answer = json({ message: 'Busy', code: 'OVERLOADED', requestId: 'r-1' }, 503);
    expect(await failureOf(catalogue.getProduct(1))).toMatchObject({
      message: 'Busy',
      code: 'OVERLOADED',
      status: 503,
      requestId: 'r-1',
    });
  });

  it('words a failure without a readable body', async () => {
    answer = (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    };
    const failure = await failureOf(createHttpCatalogue({ baseUrl }).listCategories());
    expect(failure).toMatchObject({ code: 'INTERNAL', status: 502, requestId: requests[0]?.requestId });
    expect(failure.message).toBe('The request failed with status 502.');
  });

  it('gives up after its time', async () => {
    answer = () => undefined;
    const failure = await failureOf(createHttpCatalogue({ baseUrl, timeoutMs: 50 }).listCategories());
    expect(failure).toMatchObject({ code: 'TIMEOUT', status: 0 });
  });

  it('gives up after its time when the answer stops half-way', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    };
    const failure = await failureOf(createHttpCatalogue({ baseUrl, timeoutMs: 50 }).listCategories());
    expect(failure.code).toBe('TIMEOUT');
  });

  it('gives a call up when nobody waits for it any more', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const calls = createHttpCatalogue({ baseUrl, signal: controller.signal });
    expect((await failureOf(calls.suggest('sar'))).code).toBe('NETWORK');
  });

  it('says so when nobody listens', async () => {
    const failure = await failureOf(createHttpCatalogue({ baseUrl: 'http://127.0.0.1:1' }).listCategories());
    expect(failure).toMatchObject({ code: 'NETWORK', status: 0 });
  });
});
