import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addConditionalGet } from './conditional-get.ts';

let app: FastifyInstance;
let tag: string;
beforeAll(async () => {
  app = fastify();
  addConditionalGet(app);
  app.get('/', () => ({ data: 'sari' }));
  app.post('/', () => ({ data: 'sari' }));
  app.get('/secret', (_request, reply) => reply.header('cache-control', 'no-store').send({ data: 'sari' }));
  tag = String((await app.inject('/')).headers.etag);
});
afterAll(() => app.close());

test.each([
  ['the tag', () => tag, 304],
  ['its strong form', () => tag.replace('W/', ''), 304],
  ['a list with it', () => `"other", ${tag} , W/"third"`, 304],
  ['anything', () => ' * ', 304],
  ['another tag', () => '"other"', 200],
  ['part of the tag', () => tag.slice(0, -2), 200],
  ['nothing', () => '', 200],
])('if-none-match with %s', async (_name, header, status) => {
  const response = await app.inject({ url: '/', headers: { 'if-none-match': header() } });
  expect(response.statusCode).toBe(status);
  expect(response.body).toBe(status === 304 ? '' : '{"data":"sari"}');
  const head = await app.inject({ method: 'HEAD', url: '/', headers: { 'if-none-match': header() } });
  expect(head.statusCode).toBe(status);
  expect(head.headers).toMatchObject({ etag: tag, 'content-length': '15' });
  expect(head.body).toBe('');
});

test('responses that must not be stored, and other methods than GET, have no ETag', async () => {
  expect((await app.inject('/secret')).headers.etag).toBeUndefined();
  const post = await app.inject({ method: 'POST', url: '/', headers: { 'if-none-match': '*' } });
  expect(post.statusCode).toBe(200);
  expect(post.headers.etag).toBeUndefined();
});
