import type { FastifyPluginCallback } from 'fastify';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import { imageIdOf, uploadsPath } from './uploaded-image-url.ts';
import { loadImage } from './uploaded-image.repository.ts';

export const uploadedImageRoutes =
  ({ reads }: { reads: Executor }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { name: string } }>(
      `${uploadsPath}:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const id = imageIdOf(uploadsPath + request.params.name);
        const bytes = id && (await loadImage(reads, id));
        if (!bytes) throw new AppError('NOT_FOUND', 'There is no such image.');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('image/webp')
          .send(bytes);
      },
    );
    done();
  };
