import type { FastifyInstance } from 'fastify';
import { Semaphore, type SemaphoreOptions } from '../limits/semaphore.ts';

const slotHeld = Symbol('slotHeld');

declare module 'fastify' {
  interface FastifyRequest {
    [slotHeld]: boolean;
  }
}

/**
 * Bounds how many requests of this scope are worked on at once, so that ten times the load the database can
 * carry is answered quickly with 503 instead of piling up.
 *
 * A slot is taken after the body has arrived and is held until the answer is ready, whether or not the client
 * is still there: neither a slow upload, a slow reader, nor a client that hangs up and asks again can
 * distort what is counted, which is work.
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
