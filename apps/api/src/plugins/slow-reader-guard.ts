import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface SlowReaderLimits {
  checkIntervalMs: number;
  /** How long a response may take before its speed is checked. */
  responseGraceMs: number;
  /** The rate at which a client must read a response on average, while more of it waits to be sent. */
  minBytesPerSecond: number;
}

interface Reading {
  startedAt: number;
  sentBefore: number;
  /** Whether the previous check found data that the client had not read. */
  wasWaiting: boolean;
}

/**
 * Disconnects clients that read a response so slowly that it stays in memory. The socket timeout only notices clients
 * that read nothing at all. Streams without pending data, such as live updates, are left alone.
 */
export function addSlowReaderGuard(app: FastifyInstance, limits: SlowReaderLimits): void {
  const readings = new Map<Socket, Reading>();
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    readings.set(socket, { startedAt: Date.now(), sentBefore: countSent(socket), wasWaiting: false });
    response.once('close', () => readings.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, reading] of readings) {
      if (isTooSlow(socket, reading, limits)) socket.destroy();
      reading.wasWaiting = socket.writableLength > 0;
    }
  }, limits.checkIntervalMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** `bytesWritten` also counts bytes that are still waiting in memory. */
const countSent = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

function isTooSlow(
  socket: Socket,
  { startedAt, sentBefore, wasWaiting }: Reading,
  { responseGraceMs, minBytesPerSecond }: SlowReaderLimits,
): boolean {
  const elapsedMs = Date.now() - startedAt;
  if (!wasWaiting || socket.writableLength === 0 || elapsedMs < responseGraceMs) return false;
  return (countSent(socket) - sentBefore) * 1000 < minBytesPerSecond * elapsedMs;
}
