import type { AcceptInvitationRequest, Invitation } from '@postprocure/contracts/account';
import { findPasswordFault } from '@postprocure/contracts/password-rule';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { countRecentActs, recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { sendInvitation } from './account-mails.ts';
import { confirmAddress } from './confirm-address.ts';
import {
  countInvitations,
  deleteInvitation,
  findOpenInvitation,
  isMember,
  lockInvitations,
  upsertInvitation,
  type InvitedRole,
  type OpenInvitation,
} from './invitation.repository.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { insertMember } from './merchant.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import { actorOf } from './session.service.ts';
import { findActiveUserByEmail, insertVerifiedUser } from './user.repository.ts';

const invitationDays = 7;
/** Sent again and again, the invitation of one person would fill a mailbox with our name on it. */
const mostInADay = 50;
/** Enough for any shop, and too few to send advertisements with our name on them. */
const mostOpen = 25;

export interface InvitationDependencies {
  database: Pool;
  attempts: Pick<LoginAttempts, 'count'>;
  sellerAppUrl: string;
}

export async function inviteMember(
  { database, sellerAppUrl }: InvitationDependencies,
  caller: Caller,
  client: ClientContext,
  { email, role }: { email: string; role: InvitedRole },
): Promise<string> {
  const { merchant, user } = caller;
  if (!merchant) throw new AppError('FORBIDDEN', 'Only a merchant has a team.');
  const token = createSecret();
  return withTransaction(database, async (tx) => {
    await lockInvitations(tx, merchant.id);
    if ((await countRecentActs(tx, merchant.id, 'team.invited', 24)) >= mostInADay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have sent ${mostInADay} invitations within a day. Please send the next one tomorrow.`,
      );
    }
    if (await isMember(tx, merchant.id, email)) {
      throw new AppError('CONFLICT', 'This person is in your team already.');
    }
    const id = await upsertInvitation(tx, {
      merchantId: merchant.id,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedBy: caller.userId,
      days: invitationDays,
    });
    // One that is sent again takes the place of the one before.
    if ((await countInvitations(tx, merchant.id)) > mostOpen) {
      throw new AppError(
        'CONFLICT',
        `There are ${mostOpen} open invitations. Take some back before you send more.`,
      );
    }
    const url = `${sellerAppUrl}/accept-invitation#token=${token}`;
    const words = {
      email,
      merchantName: merchant.name,
      inviterName: user.name,
      roleName: merchantRoleNames[role],
    };
    await sendInvitation(tx, words, url, invitationDays);
    await recordAudit(tx, actorOf(caller), client, { act: 'team.invited', target: id, detail: { role } });
    return id;
  });
}

export async function describeInvitation(database: Pool, token: string): Promise<Invitation> {
  const { merchantName, email, role } = await requireInvitation(database, token);
  return { merchantName, email, role, hasAccount: (await findActiveUserByEmail(database, email)) !== null };
}

/** The link proves the mailbox; somebody who has an account also shows that they know its password. */
export async function acceptInvitation(
  { database, attempts }: InvitationDependencies,
  client: ClientContext,
  { token, name, password }: AcceptInvitationRequest,
): Promise<void> {
  const { email } = await requireInvitation(database, token);
  const known = await findActiveUserByEmail(database, email);
  const forgetAttempt = attempts.count(client.address, email);
  if (known && !(await verifyPassword(known.passwordHash, password))) {
    throw new AppError('INVALID_REQUEST', 'This is not the password of your account.');
  }
  if (known && known.role !== 'merchant') {
    throw new AppError('CONFLICT', 'This address belongs to an account that cannot join a team.');
  }
  forgetAttempt();
  const passwordHash = known ? known.passwordHash : await hashNewPassword(password, name, email);
  await withTransaction(database, async (tx) => {
    const { id, merchantId, role } = await requireInvitation(tx, token);
    const userId =
      known?.id ??
      (await insertVerifiedUser(tx, { email, name: name ?? email, role: 'merchant', passwordHash }));
    if (userId === null) throw new AppError('CONFLICT', 'Please open the link once more.');
    // They may have taken the invited address since; another role is given by the team, not by an old invitation.
    if (await isMember(tx, merchantId, email)) {
      throw new AppError('CONFLICT', 'You are part of this business already.');
    }
    // Only their mailbox had the link; without this they could not log in to the business they have joined.
    if (known && !known.emailVerified) await confirmAddress(tx, known.id);
    await insertMember(tx, merchantId, userId, role);
    await deleteInvitation(tx, merchantId, id);
    await recordAudit(tx, { userId, merchantId }, client, { act: 'team.joined', detail: { role } });
    await notify(tx, {
      kind: 'team',
      to: { merchantId, permission: 'team.write' },
      key: `team-joined:${id}`,
      title: `${known?.name ?? name ?? email} has joined your team`,
      body: `${email} has the role ${merchantRoleNames[role]}.`,
      link: '/seller/settings/team',
    });
  });
}

function hashNewPassword(password: string, name: string | undefined, email: string): Promise<string> {
  if (name === undefined) throw new AppError('INVALID_REQUEST', 'Enter your name.');
  const fault = findPasswordFault(password, [name, email]);
  if (fault !== null) throw new AppError('INVALID_REQUEST', fault);
  return hashPassword(password);
}

async function requireInvitation(
  executor: Parameters<typeof findOpenInvitation>[0],
  token: string,
): Promise<OpenInvitation> {
  const invitation = await findOpenInvitation(executor, hashSecret(token));
  if (invitation) return invitation;
  throw new AppError('NOT_FOUND', 'This invitation is used or too old. Ask for a new one.');
}
