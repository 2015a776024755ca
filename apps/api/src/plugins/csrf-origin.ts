import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';

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

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What changes nothing, and so may come from anywhere. */
export const isSafeMethod = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  readingMethods.has(method);

export const createCsrfError = (): AppError =>
  new AppError('FORBIDDEN', 'This can only be done from our own pages.');

/** For scopes that know their visitors by cookie: no foreign page may change anything in a visitor's name. */
export function addCsrfProtection(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafeMethod(request) || isOwnOrigin(request, ownOrigins)) done();
    else done(createCsrfError());
  });
}
