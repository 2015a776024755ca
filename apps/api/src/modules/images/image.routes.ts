import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import type { FastifyPluginCallback } from 'fastify';
import type { ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import { matchesTag } from '../../plugins/conditional-get.ts';
import { parseImageAddress } from './image-url.ts';
import type { ProductImages } from './product-image.service.ts';
import { imageIdOf, uploadsPath } from './uploaded-image-url.ts';
import { loadImage } from './uploaded-image.repository.ts';

interface ImageSources {
  products: ProductImages;
  /** The database, in which uploaded images are stored. */
  reads: Executor;
  /** Limits how many images are rendered for each client; null for no limit. Cached images are not counted. */
  renderLimiter: ClientRateLimiter | null;
}

/** The content behind a URL never changes. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Image files below /media. They are not part of the JSON API, so they have no endpoint declaration. */
export const imageRoutes =
  ({ products, reads, renderLimiter }: ImageSources): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const address = parseImageAddress(request.params['*']);
      const image = address && (await products.getImage(address, () => renderLimiter?.take(request.ip)));
      if (!image) throw createNotFoundError();
      void reply.header('cache-control', cacheControl).header('etag', image.etag);
      if (matchesTag(request.headers['if-none-match'] ?? '', image.etag)) return reply.code(304).send();
      return reply.type(`image/${address.format}`).send(image.bytes);
    });

    app.get<{ Params: { name: string } }>(
      `${uploadsPath}:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const id = imageIdOf(uploadsPath + request.params.name);
        const bytes = id && (await loadImage(reads, id));
        if (!bytes) throw createNotFoundError();
        return reply.header('cache-control', cacheControl).type('image/webp').send(bytes);
      },
    );
    done();
  };

const createNotFoundError = () => new AppError('NOT_FOUND', 'Image not found.');
