import { randomUUID } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import { merchantRoleNames, rolePermissions, type MerchantRole } from '@postprocure/contracts/permission';
import type { Executor } from '@postprocure/db/pool';
import type { MerchantCaller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import { recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { deleteMerchantDownloads } from '../privacy/index.ts';
import { deleteInvitation, deleteMember, lockMembers, type LockedMember } from './team.repository.ts';

export type TeamActor = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export async function removeMember(
  tx: Executor,
  merchant: TeamActor,
  client: ClientContext,
  userId: string,
): Promise<void> {
  const { actor, member, keepsOwner } = await lockMember(tx, merchant, userId);
  requireOwnerFor(actor, member, null);
  if (!keepsOwner) throw lastOwner();
  await deleteMember(tx, merchant.merchantId, userId);
  await deleteMerchantDownloads(tx, merchant.merchantId, userId);
  await recordAudit(tx, merchant, client, {
    act: 'team.memberRemoved',
    target: userId,
    detail: { role: member.role },
  });
  await notify(tx, {
    kind: 'team',
    to: { merchantId: merchant.merchantId, permission: 'team.write' },
    key: `team-removed:${merchant.merchantId}:${userId}:${randomUUID()}`,
    title: `${member.name} is no longer in your team`,
    body: `${member.email} had the role ${merchantRoleNames[member.role]} and can no longer open this account.`,
    link: '/seller/settings/team',
  });
}

export async function revokeInvitation(
  tx: Executor,
  merchant: TeamActor,
  client: ClientContext,
  id: string,
): Promise<void> {
  if (!(await deleteInvitation(tx, merchant.merchantId, id))) throw invitationNotFound();
  await recordAudit(tx, merchant, client, { act: 'team.invitationRevoked', target: id });
}

export const invitationNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'This invitation has already been accepted or withdrawn.');

/** Checks the caller again under the lock: another member may have changed or removed them in the meantime. */
export async function lockMember(
  tx: Executor,
  merchant: TeamActor,
  userId: string,
): Promise<{ actor: LockedMember; member: LockedMember; keepsOwner: boolean }> {
  const members = await lockMembers(tx, merchant.merchantId);
  const actor = members.find((one) => one.userId === merchant.userId);
  if (!actor || !rolePermissions[actor.role].includes('team.write')) {
    throw new AppError(
      'FORBIDDEN',
      'Your role has just been changed. Ask the owner of the account for help.',
    );
  }
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new AppError('NOT_FOUND', 'This person is not in your team.');
  const keepsOwner = members.some((one) => one.role === 'owner' && one.userId !== userId && !one.isLeaving);
  return { actor, member, keepsOwner };
}

/** Managers can change the team, but only owners can add, change or remove owners. */
export function requireOwnerFor(
  actor: LockedMember,
  member: LockedMember,
  newRole: MerchantRole | null,
): void {
  if (actor.role === 'owner' || (member.role !== 'owner' && newRole !== 'owner')) return;
  throw new AppError('FORBIDDEN', 'Only an owner can do this. Ask the owner of the account.');
}

export const lastOwner = (): AppError =>
  new AppError('CONFLICT', 'A team needs an owner who stays. Make someone else an owner first.');
