import type { NotificationPage, NotificationPreferences } from '@postprocure/contracts/notification';
import { completePreferences } from '@postprocure/contracts/notification-kind';
import type { Pool } from '@postprocure/db/pool';
import {
  countUnread,
  findPreferences,
  loadNotifications,
  markRead,
  upsertPreferences,
  type Reader,
} from './notification.repository.ts';

const pageSize = 20;

export async function readPage(
  database: Pool,
  reader: Reader,
  before: number | null,
): Promise<NotificationPage> {
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

export async function readUpTo(database: Pool, reader: Reader, upTo: number): Promise<{ unread: number }> {
  await markRead(database, reader, upTo);
  return { unread: await countUnread(database, reader) };
}

export async function readPreferences(database: Pool, userId: string): Promise<NotificationPreferences> {
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

export async function savePreferences(
  database: Pool,
  userId: string,
  { kinds, quiet, digest }: NotificationPreferences,
): Promise<NotificationPreferences> {
  await upsertPreferences(database, userId, {
    kinds: completePreferences(kinds),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    digest,
  });
  return readPreferences(database, userId);
}
