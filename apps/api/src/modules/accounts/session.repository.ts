import type { LoginUser } from '@postprocure/contracts/accounts/login';
import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { SessionMerchant } from '@postprocure/contracts/accounts/session';
import type { Executor } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { hasTwoFactor } from './two-factor-condition.ts';

export interface NewSession {
  userId: string;
  /** null for a session that was opened for a single token. */
  secretHash: Buffer | null;
  idleMs: number;
  maxMs: number;
  client: Pick<ClientContext, 'device' | 'ipPrefix'>;
}

/** The session starts with the merchant that the user last worked for or joined. */
export async function insertSession(executor: Executor, session: NewSession): Promise<string> {
  const { rows } = await executor.query<{ id: string }>(
    `insert into sessions (user_id, merchant_id, secret_hash, expires_at, ends_at, user_agent, ip_prefix)
     values ($1,
       (select ms.merchant_id from memberships ms join merchants m on m.id = ms.merchant_id
        where ms.user_id = $1 and m.status = 'active'
        order by greatest(ms.created_at, (select max(s.last_seen_at) from sessions s
          where s.user_id = $1 and s.merchant_id = m.id)) desc, m.id limit 1),
       $2, now() + $3 * interval '1 ms', now() + $4 * interval '1 ms', $5, $6)
     returning id`,
    [
      session.userId,
      session.secretHash,
      session.idleMs,
      session.maxMs,
      session.client.device,
      session.client.ipPrefix,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The insert returned no session');
  return id;
}

export interface LiveSession {
  id: string;
  userId: string;
  secretHash: Buffer | null;
  pendingSecretHash: Buffer | null;
  previousSecretHash: Buffer | null;
  msSinceRotation: number;
  expiresInMs: number;
  user: LoginUser;
  twoFactor: boolean;
  needsAccessReview: boolean;
  merchant: SessionMerchant | null;
}

interface LiveSessionRow extends Omit<LiveSession, 'user' | 'merchant'> {
  name: string;
  email: string;
  photoUrl: string | null;
  role: LoginUser['role'];
  merchantId: string | null;
  merchantName: string;
  merchantRole: SessionMerchant['role'];
  planKey: PlanKey;
  planName: string;
  planStatus: SessionMerchant['plan']['status'];
  trialEndsAt: Date | null;
  periodEnd: Date;
  daysLeft: number;
  requestedPlanKey: PlanKey | null;
}

/** Returns null if the session has expired or was revoked, or if its user may not log in. */
export async function findLiveSession(executor: Executor, id: string): Promise<LiveSession | null> {
  const { rows } = await executor.query<LiveSessionRow>({
    name: 'find-live-session',
    text: `select s.id, s.user_id as "userId", s.secret_hash as "secretHash",
             s.pending_secret_hash as "pendingSecretHash", s.previous_secret_hash as "previousSecretHash",
             (extract(epoch from now() - s.rotated_at) * 1000)::bigint as "msSinceRotation",
             (extract(epoch from s.expires_at - now()) * 1000)::bigint as "expiresInMs",
             u.name, u.email, u.photo_url as "photoUrl", u.role,
             ${hasTwoFactor('u')} as "twoFactor",
             u.access_review_since is not null as "needsAccessReview",
             m.id as "merchantId", m.name as "merchantName", ms.role as "merchantRole",
             p.plan_key as "planKey", pl.name as "planName", p.trial_ends_at as "trialEndsAt", p.period_end as "periodEnd",
             p.requested_plan_key as "requestedPlanKey",
             greatest(0, ceil(extract(epoch from coalesce(p.trial_ends_at, p.period_end) - now()) / 86400))::int
               as "daysLeft",
             case when p.status = 'active' and p.trial_ends_at <= now() then 'read_only' else p.status end
               as "planStatus"
           from sessions s
           join users u on u.id = s.user_id and u.status = 'active'
           left join memberships ms on ms.user_id = s.user_id and ms.merchant_id = s.merchant_id
           left join merchants m on m.id = ms.merchant_id and m.status = 'active'
           left join merchant_plans p on p.merchant_id = m.id
           left join plans pl on pl.key = p.plan_key
           where s.id = $1 and s.revoked_at is null and s.expires_at > now()`,
    values: [id],
  });
  return rows[0] ? toLiveSession(rows[0]) : null;
}

function toLiveSession(row: LiveSessionRow): LiveSession {
  const { name, email, photoUrl, role, merchantId } = row;
  return {
    id: row.id,
    userId: row.userId,
    secretHash: row.secretHash,
    pendingSecretHash: row.pendingSecretHash,
    previousSecretHash: row.previousSecretHash,
    msSinceRotation: row.msSinceRotation,
    expiresInMs: Math.max(0, row.expiresInMs),
    twoFactor: row.twoFactor,
    needsAccessReview: row.needsAccessReview,
    user: { name, email, photoURL: photoUrl, role },
    merchant:
      merchantId === null
        ? null
        : {
            id: merchantId,
            name: row.merchantName,
            role: row.merchantRole,
            plan: {
              key: row.planKey,
              name: row.planName,
              status: row.planStatus,
              trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
              periodEnd: row.periodEnd.toISOString(),
              daysLeft: row.daysLeft,
              requestedKey: row.requestedPlanKey,
            },
          },
  };
}

/**
 * Call this when the browser has sent the pending secret, which proves that it was received. Makes it the current
 * secret.
 */
export async function promotePendingSecret(executor: Executor, id: string, pending: Buffer): Promise<void> {
  await executor.query(
    `update sessions set previous_secret_hash = secret_hash, secret_hash = pending_secret_hash,
       pending_secret_hash = null, rotated_at = now()
     where id = $1 and pending_secret_hash = $2`,
    [id, pending],
  );
}

export interface SessionExtensionRules {
  idleMs: number;
  rotateAfterMs: number;
  /** A pending secret younger than this is not replaced, so that two tabs do not invalidate each other's secret. */
  pendingForMs: number;
}

/** Extends the session. Stores the new secret only if the current one is due for rotation. */
export async function extendSession(
  executor: Executor,
  id: string,
  newSecretHash: Buffer,
  rules: SessionExtensionRules,
): Promise<{ rotated: boolean; expiresInMs: number }> {
  const { rows } = await executor.query<{ rotated: boolean; expiresInMs: number }>(
    `with due as (
       select id, rotated_at <= now() - $4 * interval '1 ms'
         and (pending_secret_hash is null or issued_at <= now() - $5 * interval '1 ms') as rotate
       from sessions where id = $1 for update
     )
     update sessions s set
       expires_at = greatest(s.expires_at, least(s.ends_at, now() + $3 * interval '1 ms')),
       last_seen_at = now(),
       pending_secret_hash = case when rotate then $2 else s.pending_secret_hash end,
       issued_at = case when rotate then now() else s.issued_at end
     from due where s.id = due.id
     returning due.rotate as rotated,
       (extract(epoch from s.expires_at - now()) * 1000)::bigint as "expiresInMs"`,
    [id, newSecretHash, rules.idleMs, rules.rotateAfterMs, rules.pendingForMs],
  );
  return rows[0] ?? { rotated: false, expiresInMs: 0 };
}

export async function revokeSession(executor: Executor, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update sessions set revoked_at = now()
     where id = $2 and user_id = $1 and revoked_at is null and expires_at > now()`,
    [userId, id],
  );
  return rowCount === 1;
}

/** Ends a user's sessions, except `keptId`. Returns how many were ended. */
export async function revokeSessions(
  executor: Executor,
  userId: string,
  keptId: string | null,
): Promise<number> {
  const { rowCount } = await executor.query(
    `update sessions set revoked_at = now()
     where user_id = $1 and id is distinct from $2 and revoked_at is null and expires_at > now()`,
    [userId, keptId],
  );
  return rowCount ?? 0;
}

export interface OpenSessionRow {
  id: string;
  device: string;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function listOpenSessions(executor: Executor, userId: string): Promise<OpenSessionRow[]> {
  const { rows } = await executor.query<OpenSessionRow>(
    `select id, user_agent as device, ip_prefix as network, created_at as "createdAt",
       last_seen_at as "lastSeenAt"
     from sessions where user_id = $1 and revoked_at is null and expires_at > now()
     order by last_seen_at desc, id limit 100`,
    [userId],
  );
  return rows;
}

export async function deleteOldSessions(executor: Executor, days: number): Promise<void> {
  await executor.query(`delete from sessions where ends_at < now() - $1 * interval '1 day'`, [days]);
}
