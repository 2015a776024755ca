import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Whether a request comes from a page of ours, or from no page at all. Browsers name the page's origin with
 * every request that changes something; programs need not. The address the client itself used counts as ours
 * too, whichever of several names it is.
 */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  ownOrigins: readonly string[],
): boolean {
  const { origin } = headers;
  return origin === undefined || ownOrigins.includes(origin) || URL.parse(origin)?.host === host;
}

/** For scopes that know their visitors by cookie: no foreign page may change anything in a visitor's name. */
export function refuseForeignOrigins(app: FastifyInstance, ownOrigins: readonly string[]): void {
  const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method) || isOwnOrigin(request, ownOrigins)) done();
    else done(new AppError('FORBIDDEN', 'This can only be done from our own pages.'));
  });
}
