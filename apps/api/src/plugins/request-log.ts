import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer. It names the route's pattern, never the address asked for: search terms, tokens and
 * e-mail addresses travel there, and the client's address is nobody's business either.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
