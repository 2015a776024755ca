import type { AcceptInvitationRequest, Invitation } from '@postprocure/contracts/accounts/account';
import type { invitationEndpoints } from '@postprocure/contracts/accounts/endpoints';
import { findPasswordFault } from '@postprocure/contracts/accounts/password-rule';
import { AppError } from '@postprocure/contracts/app-error';
import { merchantRoleNames } from '@postprocure/contracts/permission';
import type { InvitedRole } from '@postprocure/contracts/team/team';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { countRecentActs, recordAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { sendInvitation } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';
import { confirmEmail } from './confirm-email.ts';
import {
  countInvitations,
  deleteInvitation,
  findOpenInvitation,
  isMember,
  lockInvitations,
  upsertInvitation,
  type OpenInvitation,
} from './invitation.repository.ts';
import { insertMember } from './merchant.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import { actorOf } from './session.service.ts';
import {
  findActiveUserByEmail,
  insertVerifiedUser,
  setName,
  setPassword,
  type UserRecord,
} from './user.repository.ts';

const invitationDays = 7;
/** Resent invitations count too: otherwise one person's mailbox could be flooded in our name. */
const maxPerDay = 50;
/** Enough for any team, but too few to send advertising in our name. */
const maxOpen = 25;

export const createInvitationHandlers = (context: AccountsContext): Handlers<typeof invitationEndpoints> => ({
  'POST /api/user/invitation': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return describeInvitation(context.database, body.token);
  },

  'POST /api/user/invitation/accept': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return acceptInvitation(context, client, body);
  },
});

/** Inviting the same person again replaces their earlier invitation. */
export async function inviteMember(
  { database, sellerAppUrl }: AccountsContext,
  caller: Caller,
  client: ClientContext,
  { email, role }: { email: string; role: InvitedRole },
): Promise<string> {
  const { merchant, user } = caller;
  if (!merchant) throw new AppError('FORBIDDEN', 'Only merchants have a team.');
  const token = createSecret();
  return withTransaction(database, async (tx) => {
    await lockInvitations(tx, merchant.id);
    if ((await countRecentActs(tx, merchant.id, 'team.invited', 24)) >= maxPerDay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have sent ${maxPerDay} invitations in the last 24 hours. Send the next one tomorrow.`,
      );
    }
    if (await isMember(tx, merchant.id, email)) {
      throw new AppError('CONFLICT', 'This person is already in your team.');
    }
    const id = await upsertInvitation(tx, {
      merchantId: merchant.id,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedBy: caller.userId,
      days: invitationDays,
    });
    if ((await countInvitations(tx, merchant.id)) > maxOpen) {
      throw new AppError(
        'CONFLICT',
        `You have ${maxOpen} open invitations. Withdraw some before you send more.`,
      );
    }
    const url = `${sellerAppUrl}/accept-invitation#token=${token}`;
    const names = { merchantName: merchant.name, inviterName: user.name, roleName: merchantRoleNames[role] };
    await sendInvitation(tx, { email, ...names }, url, invitationDays);
    await recordAudit(tx, actorOf(caller), client, { act: 'team.invited', target: id, detail: { role } });
    return id;
  });
}

async function describeInvitation(database: Executor, token: string): Promise<Invitation> {
  const { merchantName, email, role } = await requireInvitation(database, token);
  return { merchantName, email, role, hasAccount: hasPassword(await findActiveUserByEmail(database, email)) };
}

/**
 * The link proves that the mailbox belongs to the person who opens it. If the address has an account, its password is
 * required too.
 */
async function acceptInvitation(
  { database, passwordLimiter }: AccountsContext,
  client: ClientContext,
  { token, name, password }: AcceptInvitationRequest,
): Promise<void> {
  const { email } = await requireInvitation(database, token);
  const known = await findActiveUserByEmail(database, email);
  const giveBackAttempt = await passwordLimiter.take({
    address: client.address,
    email,
    knownDevice: null,
  });
  if (hasPassword(known) && !(await verifyPassword(known.passwordHash, password))) {
    throw new AppError('INVALID_REQUEST', 'Incorrect password. Enter the password for your account.');
  }
  if (known && known.role !== 'merchant') {
    throw new AppError('CONFLICT', 'This email address belongs to an account that cannot join a team.');
  }
  await giveBackAttempt();
  const chosen = hasPassword(known) ? null : await hashNewPassword(password, name, email);
  await withTransaction(database, async (tx) => {
    const { id, merchantId, role } = await requireInvitation(tx, token);
    const userId =
      known?.id ??
      (await insertVerifiedUser(tx, {
        email,
        name: name ?? email,
        role: 'merchant',
        passwordHash: chosen?.passwordHash ?? null,
      }));
    if (userId === null) throw new AppError('CONFLICT', 'Please open the link again.');
    // A member may have changed their email address to the invited one. An old invitation must not change their role.
    if (await isMember(tx, merchantId, email)) {
      throw new AppError('CONFLICT', "You're already a member of this business.");
    }
    // The user had signed up, but had never confirmed the email address or chosen a password.
    if (known && chosen) {
      await setName(tx, known.id, chosen.name);
      await confirmEmail(tx, known.id);
      await setPassword(tx, known.id, chosen.passwordHash);
    }
    await insertMember(tx, merchantId, userId, role);
    await deleteInvitation(tx, merchantId, id);
    await recordAudit(tx, { userId, merchantId }, client, { act: 'team.joined', detail: { role } });
    await notify(tx, {
      kind: 'team',
      to: { merchantId, permission: 'team.write' },
      key: `team-joined:${id}`,
      title: `${chosen?.name ?? known?.name ?? email} has joined your team`,
      body: `${email} has the role ${merchantRoleNames[role]}.`,
      link: '/seller/settings/team',
    });
  });
}

const hasPassword = (user: UserRecord | null): user is UserRecord & { passwordHash: string } =>
  user !== null && user.passwordHash !== null;

async function hashNewPassword(
  password: string,
  name: string | undefined,
  email: string,
): Promise<{ name: string; passwordHash: string }> {
  if (name === undefined) throw new AppError('INVALID_REQUEST', 'Enter your name.');
  const fault = findPasswordFault(password, [name, email]);
  if (fault !== null) throw new AppError('INVALID_REQUEST', fault);
  return { name, passwordHash: await hashPassword(password) };
}

async function requireInvitation(executor: Executor, token: string): Promise<OpenInvitation> {
  const invitation = await findOpenInvitation(executor, hashSecret(token));
  if (invitation) return invitation;
  throw new AppError('NOT_FOUND', 'This invitation has already been used or has expired. Ask for a new one.');
}
