import { AppError } from '@postprocure/contracts/app-error';
import type { FastifyInstance } from 'fastify';

/** Shows a page to people who open a link that no longer works. Programs get the error itself. */
export function redirectExpiredLinks(app: FastifyInstance, expiredPage: string): void {
  app.setErrorHandler((error, request, reply) => {
    const isBrowser = request.headers.accept?.includes('text/html');
    if (!isBrowser || !(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    return reply.redirect(expiredPage, 303);
  });
}
