import { ownImageMaxBytes } from '@postprocure/contracts/limits';
import type { FastifyInstance } from 'fastify';

export { drawImage } from './uploaded-image.ts';
export { imageIdOf, imageUrl } from './uploaded-image-url.ts';
export { deleteImage, insertImage as storeImage } from './uploaded-image.repository.ts';

/** Lets the routes of a scope take an image as their whole body; gives back the limit they must name. */
export function takeImages(app: FastifyInstance): number {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return ownImageMaxBytes;
}
