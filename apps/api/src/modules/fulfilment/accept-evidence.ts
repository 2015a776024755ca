import type { FastifyInstance } from 'fastify';

/** Accepts photos and videos as request bodies in this scope. Their type is detected later, from their content. */
export function acceptEvidence(app: FastifyInstance): void {
  app.addContentTypeParser(
    [
      'image/jpeg',
      'image/png',
      'image/webp',
      'video/mp4',
      'video/webm',
      'video/quicktime',
      'application/octet-stream',
    ],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}
