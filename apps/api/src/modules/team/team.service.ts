import { randomUUID } from 'node:crypto';
import type { MerchantRole } from '@postprocure/contracts/permission';
import { merchantRoleNames, rolePermissions } from '@postprocure/contracts/permission';
import type { teamEndpoints } from '@postprocure/contracts/team/endpoints';
import type { Team } from '@postprocure/contracts/team/team';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import type { MerchantCaller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { inviteMember, type AccountsContext } from '../accounts/index.ts';
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

export interface TeamDependencies {
  database: Pool;
  accounts: AccountsContext;
}

export const createTeamHandlers = ({
  database,
  accounts,
}: TeamDependencies): Handlers<typeof teamEndpoints> => ({
  'GET /api/seller/team': ({ merchant }) => readTeam(database, merchant),

  'POST /api/seller/team/invitations': async ({ caller, merchant, client, body }) => {
    await inviteMember(accounts, caller, client, body);
    return readTeam(database, merchant);
  },

  'POST /api/seller/team/invitations/:id/resend': async ({ caller, merchant, client, params }) => {
    const found = await findInvitation(database, merchant.merchantId, params.id);
    if (!found) throw invitationNotFound();
    await inviteMember(accounts, caller, client, { email: found.email, role: found.role });
    return readTeam(database, merchant);
  },

  'DELETE /api/seller/team/invitations/:id': ({ merchant, client, params }) =>
    revokeInvitation(database, merchant, client, params.id),

  'PATCH /api/seller/team/members/:userId': ({ merchant, client, params, body }) =>
    changeRole(database, merchant, client, params.userId, body.role),

  'DELETE /api/seller/team/members/:userId': ({ merchant, client, params }) =>
    removeMember(database, merchant, client, params.userId),
});

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

async function readTeam(database: Pool, { merchantId, userId }: Merchant): Promise<Team> {
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

async function revokeInvitation(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  id: string,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    if (!(await deleteInvitation(tx, merchant.merchantId, id))) throw invitationNotFound();
    await recordAudit(tx, merchant, client, { act: 'team.invitationRevoked', target: id });
  });
  return readTeam(database, merchant);
}

const invitationNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'This invitation has already been accepted or withdrawn.');

async function changeRole(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  userId: string,
  role: MerchantRole,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    const { actor, member, keepsOwner } = await lockMember(tx, merchant, userId);
    requireOwnerFor(actor, member, role);
    if (role !== 'owner' && !keepsOwner) throw lastOwner();
    if (member.role === role) return;
    await setRole(tx, merchant.merchantId, userId, role);
    await recordAudit(tx, merchant, client, {
      act: 'team.roleChanged',
      target: userId,
      detail: { from: member.role, to: role },
    });
    await notify(tx, {
      kind: 'team',
      to: { userId, merchantId: merchant.merchantId },
      key: `team-role:${merchant.merchantId}:${userId}:${randomUUID()}`,
      title: `Your role is now ${merchantRoleNames[role]}`,
      body: `It was ${merchantRoleNames[member.role]} before. The change applies immediately.`,
      link: '/dashboard',
    });
  });
  return readTeam(database, merchant);
}

async function removeMember(
  database: Pool,
  merchant: Merchant,
  client: ClientContext,
  userId: string,
): Promise<Team> {
  await withTransaction(database, async (tx) => {
    const { actor, member, keepsOwner } = await lockMember(tx, merchant, userId);
    requireOwnerFor(actor, member, null);
    if (!keepsOwner) throw lastOwner();
    await deleteMember(tx, merchant.merchantId, userId);
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
  });
  return readTeam(database, merchant);
}

/** Checks the caller again under the lock: another member may have changed or removed them in the meantime. */
async function lockMember(
  tx: Executor,
  merchant: Merchant,
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
function requireOwnerFor(actor: LockedMember, member: LockedMember, newRole: MerchantRole | null): void {
  if (actor.role === 'owner' || (member.role !== 'owner' && newRole !== 'owner')) return;
  throw new AppError('FORBIDDEN', 'Only an owner can do this. Ask the owner of the account.');
}

const lastOwner = (): AppError =>
  new AppError('CONFLICT', 'A team needs an owner who stays. Make someone else an owner first.');
