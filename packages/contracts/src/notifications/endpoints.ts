import { defineEndpoints } from '../endpoint.ts';
import {
  notificationPage,
  notificationPreferences,
  notificationQuery,
  readNotifications,
  unreadCount,
} from './notification.ts';

const maxBodyBytes = 10_000;

export const notificationEndpoints = defineEndpoints({
  'GET /api/account/notifications': { query: notificationQuery, response: notificationPage },
  'POST /api/account/notifications/read': { body: readNotifications, response: unreadCount, maxBodyBytes },
  'GET /api/account/notification-preferences': { response: notificationPreferences },
  'PUT /api/account/notification-preferences': {
    body: notificationPreferences,
    response: notificationPreferences,
    maxBodyBytes,
  },
});
