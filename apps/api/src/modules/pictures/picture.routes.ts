import type { FastifyPluginCallback } from 'fastify';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '../../errors.ts';
import { pictureIdOf, uploadsPath } from './picture-url.ts';
import { loadPicture } from './picture.repository.ts';

export const uploadedPictureRoutes =
  ({ reads }: { reads: Executor }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { name: string } }>(
      `${uploadsPath}:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const id = pictureIdOf(uploadsPath + request.params.name);
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
