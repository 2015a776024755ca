import type { Executor } from '@postprocure/db/pool';

export interface DownloadRecord {
  id: string;
  state: 'waiting' | 'ready' | 'failed';
  bytes: number | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function loadDownloads(executor: Executor, userId: string): Promise<DownloadRecord[]> {
  const { rows } = await executor.query<DownloadRecord>(
    `select id, state, bytes, created_at as "createdAt", expires_at as "expiresAt" from data_downloads
     where user_id = $1 and expires_at > now() order by created_at desc limit 10`,
    [userId],
  );
  return rows;
}

/** Returns null if a download is already being prepared. The worker sees the job when the transaction commits. */
export async function insertDownload(
  tx: Executor,
  userId: string,
  merchantId: string | null,
  days: number,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into data_downloads (user_id, merchant_id, expires_at)
     values ($1, $2, now() + $3 * interval '1 day')
     on conflict (user_id) where state = 'waiting' do nothing
     returning id`,
    [userId, merchantId, days],
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await tx.query(
    `select graphile_worker.add_job('privacy:prepare-download', json_build_object('downloadId', $1::text), max_attempts => 3)`,
    [id],
  );
  return id;
}

export async function countRecentDownloads(tx: Executor, userId: string, hours: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from data_downloads
     where user_id = $1 and created_at > now() - make_interval(hours => $2)`,
    [userId, hours],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the user's files with this merchant's data, which the user may no longer read. */
export async function deleteMerchantDownloads(
  tx: Executor,
  merchantId: string,
  userId: string,
): Promise<void> {
  await tx.query('delete from data_downloads where merchant_id = $1 and user_id = $2', [merchantId, userId]);
}

export async function deleteExpiredDownloads(executor: Executor): Promise<void> {
  await executor.query('delete from data_downloads where expires_at <= now()');
}

export interface OpenErasure {
  requestedAt: Date;
  dueAt: Date;
}

export async function findOpenErasure(executor: Executor, userId: string): Promise<OpenErasure | null> {
  const { rows } = await executor.query<OpenErasure>(
    `select requested_at as "requestedAt", due_at as "dueAt" from erasures
     where user_id = $1 and cancelled_at is null and done_at is null`,
    [userId],
  );
  return rows[0] ?? null;
}

export interface NewErasure {
  id: string;
  dueAt: Date;
}

/** Returns null if an erasure has already been requested. */
export async function insertErasure(tx: Executor, userId: string, days: number): Promise<NewErasure | null> {
  const { rows } = await tx.query<NewErasure>(
    `insert into erasures (user_id, due_at) values ($1, now() + $2 * interval '1 day')
     on conflict do nothing returning id, due_at as "dueAt"`,
    [userId, days],
  );
  return rows[0] ?? null;
}

export async function countRecentErasures(tx: Executor, userId: string, hours: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from erasures
     where user_id = $1 and requested_at > now() - make_interval(hours => $2)`,
    [userId, hours],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the ID of the cancelled erasure, or null if none was requested. */
export async function cancelErasure(tx: Executor, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `update erasures set cancelled_at = now()
     where user_id = $1 and cancelled_at is null and done_at is null returning id`,
    [userId],
  );
  return rows[0]?.id ?? null;
}

export interface SoleOwnedMerchant {
  id: string;
  name: string;
  otherMembers: number;
}

/** Merchants whose only owner is the user. `countsLeaving` says whether owners who will be erased still count. */
export async function listSoleOwnedMerchants(
  executor: Executor,
  userId: string,
  { countsLeaving }: { countsLeaving: boolean },
): Promise<SoleOwnedMerchant[]> {
  const { rows } = await executor.query<SoleOwnedMerchant>(
    `select m.id, m.name,
       (select count(*)::int from memberships where merchant_id = m.id and user_id <> $1) as "otherMembers"
     from memberships ms
     join merchants m on m.id = ms.merchant_id and m.status <> 'closed'
     where ms.user_id = $1 and ms.role = 'owner' and not exists (
       select from memberships other
       where other.merchant_id = ms.merchant_id and other.role = 'owner' and other.user_id <> $1
         and ($2 or not exists (
           select from erasures e
           where e.user_id = other.user_id and e.cancelled_at is null and e.done_at is null)))`,
    [userId, countsLeaving],
  );
  return rows;
}

export async function listOtherMembers(tx: Executor, merchantId: string, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select user_id as id from memberships where merchant_id = $1 and user_id <> $2 order by created_at, user_id',
    [merchantId, userId],
  );
  return rows.map(({ id }) => id);
}

export async function listMerchantsOf(
  tx: Executor,
  userId: string,
): Promise<Pick<SoleOwnedMerchant, 'id' | 'name'>[]> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select m.id, m.name from memberships ms
     join merchants m on m.id = ms.merchant_id and m.status <> 'closed' where ms.user_id = $1`,
    [userId],
  );
  return rows;
}
