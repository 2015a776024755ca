import type { FastifyInstance } from 'fastify';

/**
 * Browsers always ask whether what they have is still right, which costs a 304. A shared cache may answer for
 * five seconds, which takes the load off a popular page and never shows an old price for longer.
 */
export const catalogueCacheControl = 'public, max-age=0, s-maxage=5, must-revalidate';

/** For successful answers of this scope that say nothing of their own. */
export function addCacheControl(app: FastifyInstance, value: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', value);
    done();
  });
}
