import { ownPictureMaxBytes } from '@postprocure/contracts/limits';
import type { FastifyInstance } from 'fastify';

export { drawPicture } from './draw-picture.ts';
export { pictureIdOf, pictureUrl } from './picture-url.ts';
export { deletePicture, insertPicture as storePicture } from './picture.repository.ts';

/** Lets the routes of a scope take a picture as their whole body; gives back the limit they must name. */
export function takePictures(app: FastifyInstance): number {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return ownPictureMaxBytes;
}
