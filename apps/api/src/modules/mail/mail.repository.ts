import type { Executor } from '@postprocure/db/pool';

export interface NewMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string | null;
  replyTo: string | null;
}

export async function insertMail(tx: Executor, mail: NewMail): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into mails (kind, recipient, subject, text_body, html_body, reply_to)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [mail.kind, mail.to, mail.subject, mail.text, mail.html, mail.replyTo],
  );
  return (rows[0] as { id: number }).id;
}

export async function countRecentMails(
  executor: Executor,
  { to, kind }: Pick<NewMail, 'to' | 'kind'>,
  hours: number,
): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from mails
     where lower(recipient) = lower($1) and kind = $2 and created_at > now() - make_interval(hours => $3)`,
    [to, kind, hours],
  );
  return rows[0]?.count ?? 0;
}

/** The worker sees the job when the transaction commits. */
export async function queueDelivery(tx: Executor, mailId: number): Promise<void> {
  await tx.query(`select graphile_worker.add_job('mail:deliver', json_build_object('mailId', $1::bigint))`, [
    mailId,
  ]);
}

export type QueuedMail = NewMail & { id: number; createdAt: Date };

export async function findQueuedMail(executor: Executor, id: number): Promise<QueuedMail | null> {
  const { rows } = await executor.query<QueuedMail>(
    `select id, kind, recipient as "to", subject, text_body as text, html_body as html,
       reply_to as "replyTo", created_at as "createdAt"
     from mails where id = $1 and status = 'queued'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Deletes the bodies: they may contain links that give access to an account. */
export async function markMailSent(executor: Executor, id: number, messageId: string): Promise<void> {
  await executor.query(
    `update mails set status = 'sent', sent_at = now(), message_id = $2, attempts = attempts + 1,
       last_error = null, text_body = null, html_body = null
     where id = $1`,
    [id, messageId],
  );
}

export async function markMailAttempt(
  executor: Executor,
  id: number,
  { error, isLast }: { error: string; isLast: boolean },
): Promise<void> {
  await executor.query(
    `update mails set attempts = attempts + 1, last_error = left($2, 1000),
       status = case when $3 then 'failed' else status end
     where id = $1`,
    [id, error, isLast],
  );
}

export async function deleteMails(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx.query('delete from mails where id = any($1)', [ids]);
}

/** Keeps emails that belong to a ticket or chat. */
export async function deleteMailsTo(
  tx: Executor,
  addresses: readonly string[],
  olderThanDays: number,
): Promise<void> {
  await tx.query(
    `delete from mails as m
     where lower(m.recipient) in (select lower(address) from unnest($1::text[]) as address)
       and m.created_at <= now() - make_interval(days => $2)
       and not exists (select from ticket_events where mail_id = m.id)
       and not exists (select from chat_events where mail_id = m.id)`,
    [addresses, olderThanDays],
  );
}

/** Keeps emails that belong to a ticket or chat. */
export async function deleteOldMails(executor: Executor, days: number): Promise<void> {
  await executor.query(
    `delete from mails as m
     where m.created_at < now() - make_interval(days => $1)
       and not exists (select from ticket_events where mail_id = m.id)
       and not exists (select from chat_events where mail_id = m.id)`,
    [days],
  );
}
