import type { FastifyInstance } from 'fastify';

/**
 * Logs one line for each response, with the route's pattern instead of the URL, which may contain search terms, tokens
 * and email addresses. For the same reason, the client's IP address is not logged.
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
