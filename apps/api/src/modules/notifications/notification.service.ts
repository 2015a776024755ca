import type {
  NotificationPage,
  NotificationPreferences,
} from '@postprocure/contracts/notifications/notification';
import { completePreferences } from '@postprocure/contracts/notifications/notification-kind';
import type { notificationEndpoints } from '@postprocure/contracts/notifications/endpoints';
import type { Pool } from '@postprocure/db/pool';
import type { Caller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import {
  countUnread,
  findPreferences,
  loadNotifications,
  markRead,
  upsertPreferences,
  type Reader,
} from './notification.repository.ts';

const pageSize = 20;

export const createNotificationHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof notificationEndpoints> => ({
  'GET /api/account/notifications': ({ caller, query }) =>
    readPage(database, readerOf(caller), query.before ?? null),

  'POST /api/account/notifications/read': async ({ caller, body }) => {
    await markRead(database, readerOf(caller), body.upTo);
    return { unread: await countUnread(database, readerOf(caller)) };
  },

  'GET /api/account/notification-preferences': ({ caller }) => readPreferences(database, caller.userId),

  'PUT /api/account/notification-preferences': async ({ caller, body }) => {
    await savePreferences(database, caller.userId, body);
    return readPreferences(database, caller.userId);
  },
});

const readerOf = ({ userId, merchant }: Caller): Reader => ({ userId, merchantId: merchant?.id ?? null });

async function readPage(database: Pool, reader: Reader, before: number | null): Promise<NotificationPage> {
  const [unread, found] = await Promise.all([
    countUnread(database, reader),
    loadNotifications(database, reader, before, pageSize + 1),
  ]);
  const items = found.slice(0, pageSize);
  return {
    unread,
    items: items.map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() })),
    next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null,
  };
}

async function readPreferences(database: Pool, userId: string): Promise<NotificationPreferences> {
  const chosen = await findPreferences(database, userId);
  return {
    kinds: completePreferences(chosen?.kinds ?? {}),
    quiet:
      chosen && chosen.quietFrom !== null && chosen.quietUntil !== null
        ? { from: chosen.quietFrom, until: chosen.quietUntil }
        : null,
    digest: chosen?.digest ?? 'daily',
  };
}

const savePreferences = (
  database: Pool,
  userId: string,
  { kinds, quiet, digest }: NotificationPreferences,
): Promise<void> =>
  upsertPreferences(database, userId, {
    kinds: completePreferences(kinds),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    digest,
  });
