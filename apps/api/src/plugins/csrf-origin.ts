import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';

/**
 * Whether a request comes from one of our pages, or not from a browser. Browsers send the Origin header with every
 * request that can change something. The host that the client used counts as ours, because we may have several names.
 */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  ownOrigins: readonly string[],
): boolean {
  const { origin } = headers;
  return origin === undefined || ownOrigins.includes(origin) || URL.parse(origin)?.host === host;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Methods that change nothing need no protection. */
export const isSafeMethod = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  readingMethods.has(method);

export const createCsrfError = (): AppError =>
  new AppError('FORBIDDEN', 'You can only do this from our website.');

/**
 * CSRF protection for scopes that identify visitors by a cookie: rejects changes from pages on other sites. Endpoints
 * that need a login are protected by the route guard, which also requires a header that other sites cannot send.
 */
export function addCsrfProtection(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafeMethod(request) || isOwnOrigin(request, ownOrigins)) done();
    else done(createCsrfError());
  });
}
