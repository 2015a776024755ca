import { randomUUID } from 'node:crypto';
import type { MerchantRole } from '@postprocure/contracts/permission';
import { merchantRoleNames, rolePermissions } from '@postprocure/contracts/permission';
import type { teamEndpoints } from '@postprocure/contracts/team/endpoints';
import type { Team } from '@postprocure/contracts/team/team';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { inviteMember, type AccountsContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { deleteMerchantDownloads } from '../privacy/index.ts';
import { describeInvitation } from './describe-invitation.ts';
import { finishReview, readAccessReview } from './access-review.service.ts';
import {
  invitationNotFound,
  lastOwner,
  lockMember,
  removeMember,
  requireOwnerFor,
  revokeInvitation,
  type TeamActor,
} from './remove-member.ts';
import { findInvitation, loadInvitations, loadMembers, setRole } from './team.repository.ts';

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
    changeTeam(database, merchant, (tx) => revokeInvitation(tx, merchant, client, params.id)),

  'PATCH /api/seller/team/members/:userId': ({ merchant, client, params, body }) =>
    changeRole(database, merchant, client, params.userId, body.role),

  'DELETE /api/seller/team/members/:userId': ({ merchant, client, params }) =>
    changeTeam(database, merchant, (tx) => removeMember(tx, merchant, client, params.userId)),

  'GET /api/account/access-review': ({ caller }) => readAccessReview(database, caller),

  'POST /api/account/access-review': ({ caller, client, body }) =>
    finishReview(database, caller, client, body),
});

async function changeTeam(
  database: Pool,
  merchant: TeamActor,
  change: (tx: Executor) => Promise<void>,
): Promise<Team> {
  await withTransaction(database, change);
  return readTeam(database, merchant);
}

async function readTeam(database: Pool, { merchantId, userId }: TeamActor): Promise<Team> {
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
    invitations: invitations.map(describeInvitation),
  };
}

async function changeRole(
  database: Pool,
  merchant: TeamActor,
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
    if (!rolePermissions[role].includes('settings.write')) {
      await deleteMerchantDownloads(tx, merchant.merchantId, userId);
    }
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
