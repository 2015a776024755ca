import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setRateLimitHeaders } from '../../plugins/rate-limit.ts';
import { readUpload, type ReceivedForm } from './read-upload.ts';
import type { TicketContext } from './ticket-context.ts';

/** Accepts multipart forms in this scope, and limits how many each client can send. */
export function acceptForms(
  app: FastifyInstance,
  { arrivingDirectory, rateLimiter }: Pick<TicketContext, 'arrivingDirectory' | 'rateLimiter'>,
): void {
  if (rateLimiter) {
    app.addHook('onRequest', (request, reply, done) => {
      const status = rateLimiter.tryTake(request.ip);
      setRateLimitHeaders(reply, status);
      done(status.error);
    });
  }

  const received = new WeakMap<FastifyRequest, ReceivedForm>();
  // The parser runs before the request takes a slot in the semaphore, so that slow uploads don't block other
  // requests.
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const form = await readUpload(payload, {
      contentType: request.headers['content-type'] ?? '',
      directory: arrivingDirectory,
    });
    received.set(request, form);
    request.uploadedFiles = form.files;
    return form.values;
  });
  app.addHook('onResponse', async (request) => {
    await received.get(request)?.discard();
  });
}
