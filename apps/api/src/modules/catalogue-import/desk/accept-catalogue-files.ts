import type { FastifyInstance } from 'fastify';
import { tooLarge } from './stored-file.ts';

/** Passes files to the handlers in this scope as streams. Their format is detected later, from their content. */
export function acceptCatalogueFiles(app: FastifyInstance, maxBytes: number): void {
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    const declared = Number(request.headers['content-length']);
    if (declared > maxBytes) done(tooLarge(maxBytes));
    else done(null, payload);
  });
}
