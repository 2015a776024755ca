import type { FastifyPluginCallback } from 'fastify';
import { AppError } from '../../errors.ts';
import { matchesTag } from '../../plugins/conditional-get.ts';
import type { MediaService } from './media.service.ts';
import { parsePictureAddress } from './picture-address.ts';

/** An address names its content for good, so that a browser never has to ask twice. */
const cacheControl = 'public, max-age=31536000, immutable';

export const mediaRoutes =
  (service: MediaService): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
      const address = parsePictureAddress(request.params['*']);
      const picture = address && (await service.getPicture(address));
      if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.');
      void reply.header('cache-control', cacheControl).header('etag', picture.etag);
      if (matchesTag(request.headers['if-none-match'] ?? '', picture.etag)) return reply.code(304).send();
      return reply.type(`image/${address.format}`).send(picture.bytes);
    });
    done();
  };
