import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './http-server.ts';

let app: FastifyInstance;

const large = Buffer.alloc(50_000_000, 'a');

beforeEach(async () => {
  app = await createHttpServer({
    maxEventLoopDelayMs: 60_000,
    slowClients: {
      headersTimeoutMs: 2000,
      requestTimeoutMs: 3000,
      checkIntervalMs: 100,
      responseGraceMs: 500,
      minBytesPerSecond: 1_000_000_000,
    },
  });
  app.post('/body', { schema: { body: z.object({}) } }, () => ({}));
  app.get('/large', (_request, reply) => reply.type('application/octet-stream').send(large));
  app.get('/quiet', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('open');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const open = (): Socket => connect((app.server.address() as AddressInfo).port, '127.0.0.1');

/** Sends a byte at a time for as long as the server keeps the connection, and returns what it answered. */
async function trickle(socket: Socket, start: string): Promise<string> {
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 20);
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

test('a client that sends its headers a byte at a time is disconnected', async () => {
  expect(await trickle(open(), 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that connects and sends nothing is disconnected', async () => {
  const socket = open();
  socket.on('error', () => undefined).resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

test('a client that sends its body a byte at a time is disconnected', async () => {
  const head =
    'POST /body HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n';
  expect(await trickle(open(), head)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that hardly reads a large response is disconnected', async () => {
  const closed = new Promise<void>((resolve) => {
    app.server.once('connection', (server: Socket) => server.once('close', () => resolve()));
  });
  const socket = open();
  socket.on('error', () => undefined);
  socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  const timer = setInterval(() => void socket.read(1), 20);
  await closed;
  clearInterval(timer);
  socket.destroy();
});

test('a client that has read everything so far stays connected, however little that is', async () => {
  const socket = open();
  socket.write('GET /quiet HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  await once(socket, 'data');
  // Waits longer than the server takes to disconnect the clients in the other tests.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
