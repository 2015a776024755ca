import { ownPictureMaxBytes } from '@postprocure/contracts/limits';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '../../errors.ts';
import { loadPicture } from './picture.repository.ts';

export { drawPicture } from './draw-picture.ts';
export { deletePicture, insertPicture as storePicture } from './picture.repository.ts';

const prefix = '/media/uploads/';
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const addressPattern = new RegExp(`^${prefix}(${uuid})\\.webp$`);

/** Nobody can guess it, and it names the same bytes for ever. */
export const pictureUrl = (id: string): string => `${prefix}${id}.webp`;

export const pictureIdOf = (url: string | null): string | null => addressPattern.exec(url ?? '')?.[1] ?? null;

/** Lets the routes of a scope take a picture as their whole body; gives back the limit they must name. */
export function takePictures(app: FastifyInstance): number {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return ownPictureMaxBytes;
}

export const uploadedPictureRoutes =
  ({ reads }: { reads: Executor }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { name: string } }>(
      `${prefix}:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const id = pictureIdOf(prefix + request.params.name);
        const bytes = id && (await loadPicture(reads, id));
        if (!bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('image/webp')
          .send(bytes);
      },
    );
    done();
  };
