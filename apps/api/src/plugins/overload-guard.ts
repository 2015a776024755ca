import type { FastifyInstance } from 'fastify';
import { Semaphore, type SemaphoreOptions } from '../limits/semaphore.ts';

const slotHeld = Symbol('slotHeld');

declare module 'fastify' {
  interface FastifyRequest {
    [slotHeld]: boolean;
  }
}

/**
 * Limits how many requests in this scope are handled at once. Under overload, the others quickly get a 503 instead of
 * queueing up.
 *
 * A request holds its slot from the arrival of the body until the response is ready, even if the client disconnects.
 * Slow uploads and slow readers therefore take no slots, and clients that disconnect and retry can't exceed the limit.
 */
export function addOverloadGuard(app: FastifyInstance, options: SemaphoreOptions): void {
  const slots = new Semaphore(options);
  app.decorateRequest(slotHeld, false);
  app.addHook('preValidation', (request, _reply, done) => {
    if (slots.tryAcquire()) {
      request[slotHeld] = true;
      done();
      return;
    }
    slots.acquire().then(() => {
      request[slotHeld] = true;
      done();
    }, done);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request[slotHeld]) {
      request[slotHeld] = false;
      slots.release();
    }
    done(null, payload);
  });
}
