import type { Executor } from '@postprocure/db/pool';
import type { OpenSessionRow } from './session.repository.ts';

/** Keeps the time of the first reset if the user resets the password again before the review. */
export async function requireAccessReview(tx: Executor, userId: string): Promise<void> {
  await tx.query(
    'update users set access_review_since = coalesce(access_review_since, now()) where id = $1',
    [userId],
  );
}

/** Returns null if no review is pending. */
export async function findAccessReviewStart(executor: Executor, userId: string): Promise<Date | null> {
  const { rows } = await executor.query<{ since: Date | null }>(
    'select access_review_since as since from users where id = $1',
    [userId],
  );
  return rows[0]?.since ?? null;
}

/** Lists the sessions that the password reset ended. */
export async function listEndedSessions(executor: Executor, userId: string): Promise<OpenSessionRow[]> {
  const { rows } = await executor.query<OpenSessionRow>(
    `select s.id, s.user_agent as device, s.ip_prefix as network, s.created_at as "createdAt",
       s.last_seen_at as "lastSeenAt"
     from sessions s join users u on u.id = s.user_id
     where s.user_id = $1 and s.created_at < u.access_review_since and s.revoked_at >= u.access_review_since
     order by s.last_seen_at desc, s.id limit 100`,
    [userId],
  );
  return rows;
}

/** Returns false if no review was pending. */
export async function finishAccessReview(tx: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set access_review_since = null where id = $1 and access_review_since is not null`,
    [userId],
  );
  return rowCount === 1;
}
