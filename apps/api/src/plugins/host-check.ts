import { AppError } from '@postprocure/contracts/app-error';
import type { FastifyInstance } from 'fastify';

/** Rejects requests with two Host headers: a proxy might use one of them and we the other (RFC 9112, section 3.2). */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    done(hosts > 1 ? new AppError('INVALID_REQUEST', 'Send one Host header.') : undefined);
  });
}
