import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';

const answeredMethods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Collects the routes that are added to this scope. Call the returned function after the last route: it handles
 * OPTIONS (CORS preflight) for each path, and responds to unsupported methods with 405 instead of 404.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByUrl.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...methodsByUrl]) addMethodNotAllowed(app, url, [...methods]);
  };
}

function addMethodNotAllowed(app: FastifyInstance, url: string, methods: string[]): void {
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ');
  app.options(url, { config: { grantsNothing: true }, schema: { hide: true } }, (_request, reply) =>
    sendPreflight(reply, allow),
  );
  app.route({
    url,
    method: answeredMethods.filter((method) => !methods.includes(method)),
    config: { grantsNothing: true },
    schema: { hide: true },
    // The request is rejected before its body is read, because the content makes no difference.
    onRequest: (_request, reply, done) => {
      void reply.header('allow', allow);
      done(new AppError('METHOD_NOT_ALLOWED', 'This URL does not support this method.'));
    },
    handler: () => undefined,
  });
}

function sendPreflight(reply: FastifyReply, allow: string): FastifyReply {
  return reply
    .code(204)
    .headers({
      allow,
      'access-control-allow-methods': allow,
      'access-control-allow-headers': 'content-type, if-none-match, x-request-id',
      'access-control-max-age': '86400',
    })
    .send();
}
