import { ownImageMaxBytes } from '@postprocure/contracts/limits';
import type { FastifyInstance } from 'fastify';

/** Accepts images as request bodies in this scope. Returns the body limit for its routes. */
export function acceptImages(app: FastifyInstance): number {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return ownImageMaxBytes;
}
