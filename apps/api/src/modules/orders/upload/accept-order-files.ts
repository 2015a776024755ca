import type { FastifyInstance } from 'fastify';

/** Accepts CSV and Excel files as request bodies in this scope. The reader detects the real format from the content. */
export function acceptOrderFiles(app: FastifyInstance): void {
  app.addContentTypeParser(
    [
      'text/csv',
      'text/plain',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/octet-stream',
    ],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}
