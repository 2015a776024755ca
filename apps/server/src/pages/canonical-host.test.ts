import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { addCanonicalHost } from './canonical-host.ts';

function createApp(publicUrl: string): FastifyInstance {
  const app = fastify();
  addCanonicalHost(app, publicUrl);
  app.all('/*', () => 'answer');
  return app;
}

const ask = async (publicUrl: string, host: string, url: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers } = await createApp(publicUrl).inject({ method, url, headers: { host } });
  return statusCode === 307 ? headers.location : statusCode;
};

test.each([
  ['localhost:3000', '/store?page=2', 'http://127.0.0.1:3000/store?page=2'],
  ['[::1]:3000', '/', 'http://127.0.0.1:3000/'],
  ['localhost:8080', '/', 'http://127.0.0.1:8080/'],
  ['LOCALHOST:3000', '//evil.example/', 'http://127.0.0.1:3000//evil.example/'],
  ['127.0.0.1:3000', '/store', 200],
  ['192.168.1.7:3000', '/store', 200],
  ['localhost.evil.example', '/', 200],
  ['localhost:3000', '/api/product', 200],
  ['not a host', '/', 200],
])('a page of %s%s is answered with %s', async (host, url, expected) => {
  expect(await ask('http://127.0.0.1:3000', host, url)).toBe(expected);
});

test('forms are not redirected', async () => {
  expect(await ask('http://127.0.0.1:3000', 'localhost:3000', '/contact', 'POST')).toBe(200);
});

test('a public site answers under every name', async () => {
  expect(await ask('https://shop.example.in', 'localhost:3000', '/')).toBe(200);
});
