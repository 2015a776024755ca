import type { FastifyInstance } from 'fastify';

/**
 * Browsers revalidate every time and usually get a 304. Shared caches may keep a response for five seconds, which is
 * enough to absorb the load of a popular page and limits how long an old price is shown.
 */
export const catalogueCacheControl = 'public, max-age=0, s-maxage=5, must-revalidate';

/** Sets the default `Cache-Control` header in this scope. Error responses are never cached. */
export function addCacheControl(app: FastifyInstance, value: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', value);
    done();
  });
}
