import { AppError } from '@postprocure/contracts/app-error';
import { rolePermissions } from '@postprocure/contracts/permission';
import type { AccessReview, AccessReviewResult } from '@postprocure/contracts/team/access-review';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import {
  findAccessReviewStart,
  finishAccessReview,
  listEndedSessions,
  listPasskeys,
  removePasskey,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { describeInvitation } from './describe-invitation.ts';
import { removeMember, revokeInvitation } from './remove-member.ts';
import { listOwnMemberships, loadInvitations, loadMembers, type OwnMembership } from './team.repository.ts';

export async function readAccessReview(database: Pool, { userId }: Caller): Promise<AccessReview | null> {
  const since = await findAccessReviewStart(database, userId);
  if (!since) return null;
  const [sessions, passkeys, teams] = await Promise.all([
    listEndedSessions(database, userId),
    listPasskeys(database, userId),
    listManagedTeams(database, userId),
  ]);
  return {
    since: since.toISOString(),
    endedSessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    merchants: await Promise.all(teams.map((team) => describeTeam(database, userId, team))),
  };
}

const listManagedTeams = async (executor: Executor, userId: string): Promise<OwnMembership[]> =>
  (await listOwnMemberships(executor, userId)).filter(({ role }) =>
    rolePermissions[role].includes('team.write'),
  );

async function describeTeam(
  database: Pool,
  userId: string,
  { merchantId, name, role }: OwnMembership,
): Promise<AccessReview['merchants'][number]> {
  const [members, invitations] = await Promise.all([
    loadMembers(database, merchantId),
    loadInvitations(database, merchantId),
  ]);
  return {
    id: merchantId,
    name,
    members: members
      .filter((member) => member.userId !== userId && (role === 'owner' || member.role !== 'owner'))
      .map(({ since, ...member }) => ({ ...member, since: since.toISOString() })),
    invitations: invitations.map(describeInvitation),
  };
}

/** Removes everything the user has chosen, or nothing if one of the removals fails. */
export const finishReview = (
  database: Pool,
  caller: Caller,
  client: ClientContext,
  { members, invitations, passkeys }: AccessReviewResult,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    const { userId } = caller;
    if (!(await finishAccessReview(tx, userId))) {
      throw new AppError('CONFLICT', 'You have already reviewed who has access.');
    }
    const managed = new Set((await listManagedTeams(tx, userId)).map(({ merchantId }) => merchantId));
    const removals = [...members, ...invitations].sort((a, b) => (a.merchantId < b.merchantId ? -1 : 1));
    for (const removal of removals) {
      const merchant = { merchantId: removal.merchantId, userId };
      if (!managed.has(removal.merchantId)) {
        throw new AppError('NOT_FOUND', 'You can no longer change this team. Reload the page.');
      }
      if ('userId' in removal) await removeMember(tx, merchant, client, removal.userId);
      else await revokeInvitation(tx, merchant, client, removal.id);
    }
    for (const id of passkeys) await removePasskey(tx, caller, client, id);
    await recordAudit(tx, { userId }, client, {
      act: 'account.accessReviewed',
      detail: { members: members.length, invitations: invitations.length, passkeys: passkeys.length },
    });
  });
