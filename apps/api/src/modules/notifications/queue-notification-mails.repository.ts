import type { NotificationKind } from '@postprocure/contracts/notifications/notification-kind';
import type { Executor } from '@postprocure/db/pool';
import type { Recipient } from './notification.repository.ts';

/** Users with notifications that are waiting to be emailed. */
export async function listRecipients(executor: Executor): Promise<Recipient[]> {
  const { rows } = await executor.query<Recipient>(
    `select u.id as "userId", u.email, u.name from users u
     where u.status = 'active'
       and exists (select from notifications n where n.user_id = u.id and n.mail_state = 'waiting')
     order by u.id`,
  );
  return rows;
}

export interface WaitingNotification {
  id: number;
  kind: NotificationKind;
  title: string;
  body: string;
  createdAt: Date;
}

/** Skips notifications that another worker is emailing right now. */
export async function lockWaiting(tx: Executor, userId: string): Promise<WaitingNotification[]> {
  const { rows } = await tx.query<WaitingNotification>(
    `select id, kind, title, body, created_at as "createdAt" from notifications
     where user_id = $1 and mail_state = 'waiting' order by id for update skip locked`,
    [userId],
  );
  return rows;
}

export async function setMailState(
  tx: Executor,
  ids: readonly number[],
  state: 'sent' | 'none',
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('update notifications set mail_state = $2 where id = any($1)', [ids, state]);
}
