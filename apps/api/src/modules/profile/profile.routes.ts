import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  emailChangeConfirmation,
  emailChangeRequest,
  personProfile,
  personUpdate,
} from '@postprocure/contracts/profile';
import { readClient } from '../../client-context.ts';
import { takePictures } from '../pictures/index.ts';
import type { ProfileService } from './index.ts';

const bodyLimit = 10_000;
const response = { 200: dataOf(personProfile) };

export const profileRoutes =
  (service: ProfileService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const pictureBodyLimit = takePictures(app);

    app.get('/api/account/profile', { schema: { response } }, async ({ caller }) => ({
      data: await service.read(caller),
    }));

    app.put(
      '/api/account/profile',
      { bodyLimit, schema: { body: personUpdate, response } },
      async (request) => ({ data: await service.save(request.caller, readClient(request), request.body) }),
    );

    app.put(
      '/api/account/profile/photo',
      { bodyLimit: pictureBodyLimit, schema: { response } },
      async ({ caller, body }) => ({ data: await service.savePhoto(caller, body as Buffer) }),
    );

    app.delete('/api/account/profile/photo', { schema: { response } }, async ({ caller }) => ({
      data: await service.savePhoto(caller, null),
    }));

    app.post(
      '/api/account/email-change',
      { bodyLimit, schema: { body: emailChangeRequest, response } },
      async (request) => ({
        data: await service.requestEmailChange(request.caller, readClient(request), request.body),
      }),
    );

    app.delete('/api/account/email-change', { schema: { response } }, async ({ caller }) => ({
      data: await service.cancelEmailChange(caller),
    }));

    // Open to everybody: the link is all that whoever opens it has to show.
    app.post(
      '/api/user/email-change/confirm',
      { bodyLimit, schema: { body: emailChangeConfirmation, response: { 200: dataOf(z.null()) } } },
      async (request) => {
        await service.confirmEmailChange(readClient(request), request.body.token);
        return { data: null };
      },
    );
    done();
  };
