import type { InvitedRole } from '@postprocure/contracts/team/team';
import type { Executor } from '@postprocure/db/pool';

export interface NewInvitation {
  merchantId: string;
  email: string;
  role: InvitedRole;
  tokenHash: Buffer;
  invitedBy: string;
  days: number;
}

/** Serializes a merchant's invitations, so that concurrent ones cannot exceed the limits. */
export async function lockInvitations(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('invitations:' || $1, 0))`, [merchantId]);
}

export async function countInvitations(executor: Executor, merchantId: string): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    'select count(*)::int as count from invitations where merchant_id = $1',
    [merchantId],
  );
  return rows[0]?.count ?? 0;
}

export async function upsertInvitation(tx: Executor, invitation: NewInvitation): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into invitations (merchant_id, email, role, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 day')
     on conflict (merchant_id, lower(email)) do update set role = excluded.role,
       token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = now(),
       expires_at = excluded.expires_at
     returning id`,
    [
      invitation.merchantId,
      invitation.email,
      invitation.role,
      invitation.tokenHash,
      invitation.invitedBy,
      invitation.days,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The insert returned no invitation');
  return id;
}

export interface OpenInvitation {
  id: string;
  merchantId: string;
  merchantName: string;
  email: string;
  role: InvitedRole;
}

/** Locks the invitation until the transaction ends, so that it is accepted only once. */
export async function findOpenInvitation(
  executor: Executor,
  tokenHash: Buffer,
): Promise<OpenInvitation | null> {
  const { rows } = await executor.query<OpenInvitation>(
    `select i.id, i.merchant_id as "merchantId", m.name as "merchantName", i.email, i.role
     from invitations i join merchants m on m.id = i.merchant_id and m.status = 'active'
     where i.token_hash = $1 and i.expires_at > now() for update of i`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function deleteInvitation(tx: Executor, merchantId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from invitations where id = $2 and merchant_id = $1', [
    merchantId,
    id,
  ]);
  return rowCount === 1;
}

export async function isMember(executor: Executor, merchantId: string, email: string): Promise<boolean> {
  const { rowCount } = await executor.query(
    `select from memberships ms join users u on u.id = ms.user_id
     where ms.merchant_id = $1 and lower(u.email) = lower($2)`,
    [merchantId, email],
  );
  return rowCount === 1;
}
