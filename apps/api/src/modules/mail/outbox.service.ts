import type { MailQuery, OutboxPage } from '@postprocure/contracts/desk-operation';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { likePattern } from '../../like-pattern.ts';
import { AppError } from '../../errors.ts';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../moment-cursor.ts';
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
        'This e-mail is not among those that failed; perhaps it was retried already.',
      );
    }
    await recordAudit(tx, actor, actor.client, { act: 'mail.retried', target: String(id) });
    return retried.length;
  });

/** A mail server that was away for a day leaves many; more than these at once would be refused by the next one. */
const mostAtOnce = 1000;

export const retryAllMails = (database: Pool, actor: StaffActor): Promise<number> =>
  withTransaction(database, async (tx) => {
    const { length: count } = await requeueFailed(tx, null, mostAtOnce);
    if (count > 0) await recordAudit(tx, actor, actor.client, { act: 'mail.allRetried', detail: { count } });
    return count;
  });
