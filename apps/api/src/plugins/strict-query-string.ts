import type { FastifyInstance } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';

/**
 * Refuses query strings that are no percent-encoded UTF-8. The parser would pass `%zz` or `%ED%A0%80` on as it
 * stands, and the search would then be for something nobody meant.
 */
export function addStrictQueryString(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.raw.url ?? '';
    const start = address.indexOf('?');
    if (start === -1 || !address.includes('%', start)) {
      done();
      return;
    }
    try {
      decodeURIComponent(address.slice(start));
      done();
    } catch (cause) {
      done(new AppError('INVALID_REQUEST', 'The address contains a malformed percent-encoding.', { cause }));
    }
  });
}
