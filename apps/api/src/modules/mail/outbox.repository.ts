import type { MailState } from '@postprocure/contracts/operations/operation';
import type { Executor } from '@postprocure/db/pool';

export interface OutboxRow {
  id: number;
  kind: string;
  to: string;
  subject: string;
  status: MailState;
  attempts: number;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface OutboxFilter {
  status: MailState;
  pattern: string | null;
  before: number | null;
  limit: number;
}

/** Newest first, without the bodies. */
export async function listOutbox(
  executor: Executor,
  { status, pattern, before, limit }: OutboxFilter,
): Promise<OutboxRow[]> {
  const { rows } = await executor.query<OutboxRow>(
    `select id, kind, recipient as "to", subject, status, attempts, last_error as error,
       created_at as "createdAt", sent_at as "sentAt"
     from mails
     where status = $1 and ($2::text is null or recipient ilike $2 or subject ilike $2)
       and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [status, pattern, before, limit],
  );
  return rows;
}

export async function countFailed(executor: Executor): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from mails where status = 'failed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Queues one failed email again, or all of them if `id` is null. Returns their IDs. */
export async function requeueFailed(tx: Executor, id: number | null, limit: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `with taken as (
       select id from mails where status = 'failed' and ($1::bigint is null or id = $1)
       order by id limit $2 for update
     ), changed as (
       update mails set status = 'queued' where id in (select id from taken) returning id
     )
     select changed.id from changed
     cross join lateral graphile_worker.add_job('mail:deliver', json_build_object('mailId', changed.id)) as job`,
    [id, limit],
  );
  return rows.map((row) => row.id);
}
