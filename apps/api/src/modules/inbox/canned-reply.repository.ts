import type { CannedReply, CannedReplyUpdate } from '@postprocure/contracts/inbox/inbox';
import type { Executor } from '@postprocure/db/pool';

export async function listCannedReplies(executor: Executor): Promise<CannedReply[]> {
  const { rows } = await executor.query<CannedReply>(
    'select id, name, body from canned_replies order by lower(name), id',
  );
  return rows;
}

/** Returns null if the name is taken. */
export async function insertCannedReply(
  tx: Executor,
  userId: string,
  { name, body }: CannedReplyUpdate,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into canned_replies (name, body, updated_by) values ($1, $2, $3)
     on conflict (lower(name)) do nothing returning id`,
    [name, body, userId],
  );
  return rows[0]?.id ?? null;
}

export async function isNameTaken(tx: Executor, name: string, exceptId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from canned_replies where lower(name) = lower($1) and id <> $2',
    [name, exceptId],
  );
  return rowCount !== 0;
}

export async function saveCannedReply(
  tx: Executor,
  id: string,
  userId: string,
  { name, body }: CannedReplyUpdate,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update canned_replies set name = $2, body = $3, updated_by = $4, updated_at = now() where id = $1',
    [id, name, body, userId],
  );
  return rowCount === 1;
}

export async function deleteCannedReply(tx: Executor, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'delete from canned_replies where id = $1 returning name',
    [id],
  );
  return rows[0]?.name ?? null;
}
