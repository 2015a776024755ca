import type { FastifyInstance } from 'fastify';

const readableHeaders =
  'etag, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-id';

/** Responses from this scope are public: any page may read them, but without the visitor's credentials. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', readableHeaders);
    done();
  });
}

/** Only pages from these origins may read responses from this scope. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    void reply.header('vary', 'origin');
    if (origin !== undefined && allowed.has(origin)) {
      void reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', readableHeaders);
    }
    done();
  });
}
