import type { FastifyInstance } from 'fastify';
import { tooLarge } from './stored-file.ts';

/** Hands files to the handler as streams in this scope. What they really are is found out by reading them. */
export function acceptCatalogueFiles(app: FastifyInstance, maxBytes: number): void {
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    const declared = Number(request.headers['content-length']);
    if (declared > maxBytes) done(tooLarge(maxBytes));
    else done(null, payload);
  });
}
