import type { RemovePasskeyRequest } from '@postprocure/contracts/accounts/account';
import type { passkeyEndpoints } from '@postprocure/contracts/accounts/endpoints';
import type { LoginResult } from '@postprocure/contracts/accounts/login';
import type {
  AddedPasskey,
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  SecondFactors,
} from '@postprocure/contracts/accounts/passkey';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { sendSecurityNotice } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';
import { confirmPassword } from './confirm-password.ts';
import { startBrowserSession, type BrowserCookies } from './login.service.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from './passkey.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import { actorOf } from './session.service.ts';
import {
  deleteUnusedRecoveryCodes,
  findTotp,
  hasRecoveryCodes,
  replaceRecoveryCodes,
} from './two-factor.repository.ts';
import { confirmSecondFactor, recipientOf } from './two-factor.service.ts';
import { findActiveUser } from './user.repository.ts';
import {
  createRegistrationOptions,
  createRequestOptions,
  verifyPasskey,
  verifyRegistration,
} from './verify-passkey.ts';

const maxPasskeys = 10;

export const createPasskeyHandlers = (context: AccountsContext): Handlers<typeof passkeyEndpoints> => ({
  'GET /api/account/second-factors': ({ caller }) => readSecondFactors(context, caller),

  'POST /api/account/passkeys/options': ({ caller, client, body }) =>
    startRegistration(context, caller, client, body.password),

  'POST /api/account/passkeys': ({ caller, client, body }) => addPasskey(context, caller, client, body),

  'PATCH /api/account/passkeys/:id': ({ caller, client, params, body }) =>
    withTransaction(context.database, async (tx) => {
      if (!(await renamePasskey(tx, caller.userId, params.id, body.name))) throw createNotFoundError();
      await recordAudit(tx, actorOf(caller), client, { act: 'account.passkeyRenamed', target: params.id });
    }),

  'POST /api/account/passkeys/:id/remove': ({ caller, client, params, body }) =>
    removeOwnPasskey(context, caller, client, params.id, body),

  'POST /api/user/passkey-options': ({ client }) => {
    context.passkeyLimiter.take(client.address);
    return createRequestOptions(context);
  },

  'POST /api/user/passkey-login': ({ client, credentials, body, setCookie }) => {
    context.passkeyLimiter.take(client.address);
    return logInWithPasskey(context, client, body.passkey, { cookie: credentials.cookie, setCookie });
  },
});

const createNotFoundError = () => new AppError('NOT_FOUND', 'This passkey has already been removed.');

async function readSecondFactors({ database }: AccountsContext, { userId }: Caller): Promise<SecondFactors> {
  const [totp, passkeys] = await Promise.all([findTotp(database, userId), listPasskeys(database, userId)]);
  return {
    totp: totp?.enabled ?? false,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

async function startRegistration(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<PasskeyCreationOptions> {
  await confirmPassword(context, caller, client, password);
  if ((await listPasskeys(context.database, caller.userId)).length >= maxPasskeys) {
    throw new AppError('CONFLICT', `You can have up to ${maxPasskeys} passkeys. Remove one first.`);
  }
  return createRegistrationOptions(context, caller);
}

/** The first passkey turns on two-factor login, so the user also gets recovery codes. */
async function addPasskey(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  request: NewPasskey,
): Promise<AddedPasskey> {
  const passkey = await verifyRegistration(context, caller.userId, request);
  return withTransaction(context.database, async (tx) => {
    const id = await insertPasskey(tx, passkey);
    if (id === null) throw new AppError('CONFLICT', 'This passkey has already been added.');
    await recordAudit(tx, actorOf(caller), client, { act: 'account.passkeyAdded', target: id });
    await sendSecurityNotice(tx, recipientOf(caller), 'passkeyAdded');
    if (await hasRecoveryCodes(tx, caller.userId)) return { codes: [] };
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    return { codes };
  });
}

async function removeOwnPasskey(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  id: string,
  { password, code, passkey }: RemovePasskeyRequest,
): Promise<void> {
  const own = await listPasskeys(context.database, caller.userId);
  if (!own.some((one) => one.id === id)) throw createNotFoundError();
  await confirmPassword(context, caller, client, password);
  await confirmSecondFactor(context, caller, client, { code: code ?? '', passkey });
  await withTransaction(context.database, (tx) => removePasskey(tx, caller, client, id));
}

/** Removing the last passkey turns off two-factor login, unless the user has an authenticator app. */
export async function removePasskey(
  tx: Executor,
  caller: Caller,
  client: ClientContext,
  id: string,
): Promise<void> {
  if (!(await deletePasskey(tx, caller.userId, id))) throw createNotFoundError();
  await deleteUnusedRecoveryCodes(tx, caller.userId);
  await recordAudit(tx, actorOf(caller), client, { act: 'account.passkeyRemoved', target: id });
  await sendSecurityNotice(tx, recipientOf(caller), 'passkeyRemoved');
}

/**
 * If the password was reset, somebody else may have added a passkey, so the user must first log in with the new
 * password.
 */
async function logInWithPasskey(
  context: AccountsContext,
  client: ClientContext,
  passkey: PasskeyAssertion,
  cookies: BrowserCookies,
): Promise<LoginResult> {
  const userId = await verifyPasskey(context, passkey);
  const user = userId === null ? null : await findActiveUser(context.database, userId);
  if (!user) {
    throw new AppError(
      'INVALID_CREDENTIALS',
      'This passkey does not belong to an account. Use your password.',
    );
  }
  if (user.passwordHash === null || user.needsAccessReview) {
    throw new AppError(
      'INVALID_CREDENTIALS',
      'Your password was reset. Log in with your new password once before you use this passkey again.',
    );
  }
  return startBrowserSession(context, client, user, cookies, 'passkey');
}
