import type { MailQuery, OutboxPage } from '@postprocure/contracts/operations/operation';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { likePattern } from '../../like-pattern.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import { countFailed, listOutbox, requeueFailed } from './outbox.repository.ts';

export async function readOutbox(
  database: Executor,
  { status, search, cursor }: MailQuery,
): Promise<OutboxPage> {
  const filter = {
    status,
    pattern: search ? likePattern(search) : null,
    before: readNumberCursor(cursor),
    limit: deskPageSize + 1,
  };
  const [rows, failed] = await Promise.all([listOutbox(database, filter), countFailed(database)]);
  const { shown, next } = cutPage(rows, deskPageSize, ({ id }) => writeNumberCursor(id));
  return {
    mails: shown.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt && sentAt.toISOString(),
    })),
    failed,
    next,
  };
}

export const retryMail = (database: Pool, actor: StaffActor, id: number): Promise<number> =>
  withTransaction(database, async (tx) => {
    const retried = await requeueFailed(tx, id, 1);
    if (retried.length === 0) {
      throw new AppError(
        'CONFLICT',
        'This email is no longer in the failed list. It may have been retried already.',
      );
    }
    await recordAudit(tx, actor, actor.client, { act: 'mail.retried', target: String(id) });
    return retried.length;
  });

/** After an outage, thousands of emails may have failed. Mail servers reject too many at once. */
const maxRetried = 1000;

export const retryAllMails = (database: Pool, actor: StaffActor): Promise<number> =>
  withTransaction(database, async (tx) => {
    const { length: count } = await requeueFailed(tx, null, maxRetried);
    if (count > 0) await recordAudit(tx, actor, actor.client, { act: 'mail.allRetried', detail: { count } });
    return count;
  });
