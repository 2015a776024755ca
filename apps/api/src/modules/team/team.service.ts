import { randomUUID } from 'node:crypto';
import type { MerchantRole } from '@postprocure/contracts/permission';
import { merchantRoleNames, rolePermissions } from '@postprocure/contracts/permission';
import type { NewInvitation, Team } from '@postprocure/contracts/team';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller, SellerCaller } from '../../caller.ts';
import type { AccountsService } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteInvitation,
  deleteMember,
  findInvitation,
  loadInvitations,
  loadMembers,
  lockMembers,
  setRole,
  type LockedMember,
} from './team.repository.ts';

type Seller = Pick<SellerCaller, 'merchantId' | 'userId'>;

export interface TeamDependencies {
  database: Pool;
  accounts: Pick<AccountsService, 'inviteMember'>;
}

export async function readTeam(database: Pool, { merchantId, userId }: Seller): Promise<Team> {
  const [members, invitations] = await Promise.all([
    loadMembers(database, merchantId),
    loadInvitations(database, merchantId),
  ]);
  return {
    members: members.map(({ since, ...member }) => ({
      ...member,
      since: since.toISOString(),
      isYou: member.userId === userId,
    })),
    invitations: invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

export async function invite(
  { database, accounts }: TeamDependencies,
  caller: Caller,
  seller: Seller,
  client: ClientContext,
  invitation: NewInvitation,
): Promise<Team> {
  await accounts.inviteMember(caller, client, invitation);
  return readTeam(database, seller);
}

export async function resendInvitation(
  { database, accounts }: TeamDependencies,
  caller: Caller,
  seller: Seller,
  client: ClientContext,
  id: string,
): Promise<Team> {
  const found = await findInvitation(database, seller.merchantId, id);
  if (!found) throw noInvitation();
  await accounts.inviteMember(caller, client, { email: found.email, role: found.role });
  return readTeam(database, seller);
}

export async function revokeInvitation(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  id: string,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    if (!(await deleteInvitation(tx, seller.merchantId, id))) throw noInvitation();
    await recordAudit(tx, seller, client, { act: 'team.invitationRevoked', target: id });
  });
  return readTeam(database, seller);
}

const noInvitation = (): AppError =>
  new AppError('NOT_FOUND', 'This invitation was accepted or withdrawn already.');

export async function changeRole(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  userId: string,
  role: MerchantRole,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    const { actor, member, keepsOwner } = await lockMember(tx, seller, userId);
    requireOwnerFor(actor, member, role);
    if (role !== 'owner' && !keepsOwner) throw lastOwner();
    if (member.role === role) return;
    await setRole(tx, seller.merchantId, userId, role);
    await recordAudit(tx, seller, client, {
      act: 'team.roleChanged',
      target: userId,
      detail: { from: member.role, to: role },
    });
    await notify(tx, {
      kind: 'team',
      to: { userId, merchantId: seller.merchantId },
      key: `team-role:${seller.merchantId}:${userId}:${randomUUID()}`,
      title: `Your role is now ${merchantRoleNames[role]}`,
      body: `It was ${merchantRoleNames[member.role]} before. The change holds at once.`,
      link: '/dashboard',
    });
  });
  return readTeam(database, seller);
}

export async function removeMember(
  database: Pool,
  seller: Seller,
  client: ClientContext,
  userId: string,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    const { actor, member, keepsOwner } = await lockMember(tx, seller, userId);
    requireOwnerFor(actor, member, null);
    if (!keepsOwner) throw lastOwner();
    await deleteMember(tx, seller.merchantId, userId);
    await recordAudit(tx, seller, client, {
      act: 'team.memberRemoved',
      target: userId,
      detail: { role: member.role },
    });
    await notify(tx, {
      kind: 'team',
      to: { merchantId: seller.merchantId, permission: 'team.write' },
      key: `team-removed:${seller.merchantId}:${userId}:${randomUUID()}`,
      title: `${member.name} is no longer in your team`,
      body: `${member.email} had the role ${merchantRoleNames[member.role]} and can no longer open this account.`,
      link: '/seller/settings/team',
    });
  });
  return readTeam(database, seller);
}

/** Whoever acts is looked at once more: a colleague may have changed or removed them in this very moment. */
async function lockMember(
  tx: Executor,
  seller: Seller,
  userId: string,
): Promise<{ actor: LockedMember; member: LockedMember; keepsOwner: boolean }> {
  const members = await lockMembers(tx, seller.merchantId);
  const actor = members.find((one) => one.userId === seller.userId);
  if (!actor || !rolePermissions[actor.role].includes('team.write')) {
    throw new AppError('FORBIDDEN', 'Your role has just been changed. Ask the owner of the account.');
  }
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new AppError('NOT_FOUND', 'This person is not in your team.');
  const keepsOwner = members.some((one) => one.role === 'owner' && one.userId !== userId && !one.isLeaving);
  return { actor, member, keepsOwner };
}

/** Managers lead the team, but only an owner makes, changes or removes an owner. */
function requireOwnerFor(actor: LockedMember, member: LockedMember, newRole: MerchantRole | null): void {
  if (actor.role === 'owner' || (member.role !== 'owner' && newRole !== 'owner')) return;
  throw new AppError('FORBIDDEN', 'Only an owner can do this.');
}

const lastOwner = (): AppError =>
  new AppError('CONFLICT', 'An account needs an owner who stays. Make somebody else an owner first.');
