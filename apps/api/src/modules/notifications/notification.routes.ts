import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  notificationPage,
  notificationPreferences,
  notificationQuery,
  readNotifications,
  unreadCount,
} from '@postprocure/contracts/notification';
import type { Caller } from '../../caller.ts';
import type { NotificationsService } from './index.ts';

const bodyLimit = 10_000;
const readerOf = ({ userId, merchant }: Caller) => ({ userId, merchantId: merchant?.id ?? null });

/** What a person was told, and how they want to be told. */
export const notificationRoutes =
  (service: NotificationsService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/account/notifications',
      { schema: { querystring: notificationQuery, response: { 200: dataOf(notificationPage) } } },
      async ({ caller, query }) => ({ data: await service.read(readerOf(caller), query.before ?? null) }),
    );

    app.post(
      '/api/account/notifications/read',
      { bodyLimit, schema: { body: readNotifications, response: { 200: dataOf(unreadCount) } } },
      async ({ caller, body }) => ({ data: await service.markRead(readerOf(caller), body.upTo) }),
    );

    app.get(
      '/api/account/notification-preferences',
      { schema: { response: { 200: dataOf(notificationPreferences) } } },
      async ({ caller }) => ({ data: await service.readPreferences(caller.userId) }),
    );

    app.put(
      '/api/account/notification-preferences',
      {
        bodyLimit,
        schema: { body: notificationPreferences, response: { 200: dataOf(notificationPreferences) } },
      },
      async ({ caller, body }) => ({ data: await service.savePreferences(caller.userId, body) }),
    );
    done();
  };
