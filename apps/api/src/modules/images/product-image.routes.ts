import type { FastifyPluginCallback } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';
import { matchesTag } from '../../plugins/conditional-get.ts';
import type { MediaService } from './product-image.service.ts';
import { parseImageAddress } from './image-url.ts';

/** An address names its content for good, so that a browser never has to ask twice. */
const cacheControl = 'public, max-age=31536000, immutable';

export const mediaRoutes =
  (service: MediaService): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const address = parseImageAddress(request.params['*']);
      const image = address && (await service.getImage(address));
      if (!image) throw new AppError('NOT_FOUND', 'There is no such image.');
      void reply.header('cache-control', cacheControl).header('etag', image.etag);
      if (matchesTag(request.headers['if-none-match'] ?? '', image.etag)) return reply.code(304).send();
      return reply.type(`image/${address.format}`).send(image.bytes);
    });
    done();
  };
