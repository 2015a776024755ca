import type { FastifyInstance } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';

/**
 * Rejects query strings that are not percent-encoded UTF-8. The parser would leave `%zz` or `%ED%A0%80` as they are, and
 * the search would look for the wrong text.
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
      done(new AppError('INVALID_REQUEST', 'The URL contains an invalid percent-encoding.', { cause }));
    }
  });
}
