import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface SlowReaderLimits {
  checkIntervalMs: number;
  /** How long data may wait to be read before the speed is checked. */
  responseGraceMs: number;
  /** The rate at which a client must read on average, while data waits to be sent. */
  minBytesPerSecond: number;
}

/** The first of consecutive checks that found data the client had not read. */
interface FirstCheck {
  at: number;
  sent: number;
}

/**
 * Disconnects clients that read a response so slowly that it stays in memory. The socket timeout only notices clients
 * that read nothing at all. Streams without pending data, such as live updates, are left alone.
 */
export function addSlowReaderGuard(app: FastifyInstance, limits: SlowReaderLimits): void {
  const sockets = new Map<Socket, FirstCheck | null>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, first] of sockets) {
      if (socket.writableLength === 0) sockets.set(socket, null);
      else if (!first) sockets.set(socket, { at: Date.now(), sent: countSent(socket) });
      else if (isTooSlow(socket, first, limits)) socket.destroy();
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
  first: FirstCheck,
  { responseGraceMs, minBytesPerSecond }: SlowReaderLimits,
): boolean {
  const elapsedMs = Date.now() - first.at;
  if (elapsedMs < responseGraceMs) return false;
  return (countSent(socket) - first.sent) * 1000 < minBytesPerSecond * elapsedMs;
}
