import type { NotificationPage, NotificationPreferences } from '@postprocure/contracts/notification';
import type { Pool } from '@postprocure/db/pool';
import type { Reader } from './notification.repository.ts';
import { readPage, readPreferences, readUpTo, savePreferences } from './notification.service.ts';

export { listTold, type Recipient } from './notification.repository.ts';
export { notify, type NotificationDraft } from './notify.ts';

export interface NotificationsService {
  read(reader: Reader, before: number | null): Promise<NotificationPage>;
  markRead(reader: Reader, upTo: number): Promise<{ unread: number }>;
  readPreferences(userId: string): Promise<NotificationPreferences>;
  savePreferences(userId: string, preferences: NotificationPreferences): Promise<NotificationPreferences>;
}

export const createNotifications = ({ database }: { database: Pool }): NotificationsService => ({
  read: (reader, before) => readPage(database, reader, before),
  markRead: (reader, upTo) => readUpTo(database, reader, upTo),
  readPreferences: (userId) => readPreferences(database, userId),
  savePreferences: (userId, preferences) => savePreferences(database, userId, preferences),
});
