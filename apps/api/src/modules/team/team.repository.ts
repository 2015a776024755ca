import type { MerchantRole } from '@postprocure/contracts/permission';
import type { InvitedRole } from '@postprocure/contracts/team/team';
import type { Executor } from '@postprocure/db/pool';
import { hasTwoFactor } from '../accounts/index.ts';

export interface MemberRecord {
  userId: string;
  name: string;
  email: string;
  photoUrl: string | null;
  role: MerchantRole;
  since: Date;
  twoFactor: boolean;
}

const memberColumns = `u.id as "userId", u.name, u.email, u.photo_url as "photoUrl", ms.role,
  ms.created_at as since, ${hasTwoFactor('u')} as "twoFactor"`;

export async function loadMembers(executor: Executor, merchantId: string): Promise<MemberRecord[]> {
  const { rows } = await executor.query<MemberRecord>(
    `select ${memberColumns} from memberships ms join users u on u.id = ms.user_id
     where ms.merchant_id = $1 order by ms.role <> 'owner', ms.created_at, u.id`,
    [merchantId],
  );
  return rows;
}

export interface OwnMembership {
  merchantId: string;
  name: string;
  role: MerchantRole;
}

/** The teams of a user. */
export async function listOwnMemberships(executor: Executor, userId: string): Promise<OwnMembership[]> {
  const { rows } = await executor.query<OwnMembership>(
    `select m.id as "merchantId", m.name, ms.role from memberships ms join merchants m on m.id = ms.merchant_id
     where ms.user_id = $1 and m.status <> 'closed' order by lower(m.name), m.id`,
    [userId],
  );
  return rows;
}

export interface LockedMember extends MemberRecord {
  /** Whether the member has requested the erasure of their account. */
  isLeaving: boolean;
}

/** Locks all members until the transaction ends. */
export async function lockMembers(tx: Executor, merchantId: string): Promise<LockedMember[]> {
  const { rows } = await tx.query<LockedMember>(
    `select ${memberColumns}, exists (
       select from erasures e where e.user_id = u.id and e.cancelled_at is null and e.done_at is null
     ) as "isLeaving"
     from memberships ms join users u on u.id = ms.user_id
     where ms.merchant_id = $1 order by u.id for update of ms`,
    [merchantId],
  );
  return rows;
}

export async function setRole(
  tx: Executor,
  merchantId: string,
  userId: string,
  role: MerchantRole,
): Promise<void> {
  await tx.query('update memberships set role = $3 where merchant_id = $1 and user_id = $2', [
    merchantId,
    userId,
    role,
  ]);
}

/** Also ends the member's sessions for this merchant, and cancels notifications not yet emailed. */
export async function deleteMember(tx: Executor, merchantId: string, userId: string): Promise<void> {
  await tx.query('delete from memberships where merchant_id = $1 and user_id = $2', [merchantId, userId]);
  await tx.query(
    `update notifications set mail_state = 'none'
     where merchant_id = $1 and user_id = $2 and mail_state = 'waiting'`,
    [merchantId, userId],
  );
  await tx.query(
    `update sessions set revoked_at = now() where user_id = $2 and merchant_id = $1 and revoked_at is null`,
    [merchantId, userId],
  );
}

export interface InvitationRecord {
  id: string;
  email: string;
  role: InvitedRole;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
}

const invitationColumns = `id, email, role, created_at as "sentAt", expires_at as "expiresAt",
  expires_at <= now() as "isExpired"`;

export async function loadInvitations(executor: Executor, merchantId: string): Promise<InvitationRecord[]> {
  const { rows } = await executor.query<InvitationRecord>(
    `select ${invitationColumns} from invitations where merchant_id = $1 order by created_at desc, id`,
    [merchantId],
  );
  return rows;
}

export async function findInvitation(
  executor: Executor,
  merchantId: string,
  id: string,
): Promise<InvitationRecord | null> {
  const { rows } = await executor.query<InvitationRecord>(
    `select ${invitationColumns} from invitations where merchant_id = $1 and id = $2`,
    [merchantId, id],
  );
  return rows[0] ?? null;
}

export async function deleteInvitation(tx: Executor, merchantId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from invitations where merchant_id = $1 and id = $2', [
    merchantId,
    id,
  ]);
  return rowCount === 1;
}
