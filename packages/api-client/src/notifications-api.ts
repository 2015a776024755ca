import type { NotificationPage, NotificationPreferences } from '@postprocure/contracts/notification';
import type { SellerCall } from './seller-call.ts';

export interface NotificationsApi {
  read(before?: number): Promise<NotificationPage>;
  markRead(upTo: number): Promise<{ unread: number }>;
  readPreferences(): Promise<NotificationPreferences>;
  savePreferences(preferences: NotificationPreferences): Promise<NotificationPreferences>;
}

export const createNotificationsApi = (call: SellerCall): NotificationsApi => ({
  read: (before) => call(`/api/account/notifications${before === undefined ? '' : `?before=${before}`}`),
  markRead: (upTo) => call('/api/account/notifications/read', { payload: { upTo } }),
  readPreferences: () => call('/api/account/notification-preferences'),
  savePreferences: (preferences) =>
    call('/api/account/notification-preferences', { method: 'PUT', payload: preferences }),
});
