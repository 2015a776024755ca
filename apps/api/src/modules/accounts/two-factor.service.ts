import type {
  DisableTotpRequest,
  RecoveryCodes,
  TotpEnrolment,
} from '@postprocure/contracts/accounts/account';
import type { PasskeyAssertion } from '@postprocure/contracts/accounts/passkey';
import type { twoFactorEndpoints } from '@postprocure/contracts/accounts/endpoints';
import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { sendSecurityNotice } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';
import { confirmPassword } from './confirm-password.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import type { SecretBox } from './secret-box.ts';
import { actorOf } from './session.service.ts';
import { createTotpSecret, encodeBase32, findTotpStep, writeTotpUri } from './totp.ts';
import { verifyPasskey } from './verify-passkey.ts';
import {
  deleteUnusedRecoveryCodes,
  disableTotp,
  enableTotp,
  findTotp,
  replaceRecoveryCodes,
  storeTotpSecret,
  takeRecoveryCode,
  useTotpStep,
} from './two-factor.repository.ts';

export const createTwoFactorHandlers = (context: AccountsContext): Handlers<typeof twoFactorEndpoints> => ({
  'POST /api/account/totp': ({ caller, client, body }) => enrolTotp(context, caller, client, body.password),

  'POST /api/account/totp/confirm': ({ caller, client, body }) =>
    confirmTotp(context, caller, client, body.code),

  'POST /api/account/totp/disable': ({ caller, client, body }) =>
    disableTwoFactor(context, caller, client, body),

  'POST /api/account/recovery-codes': ({ caller, client, body }) =>
    renewRecoveryCodes(context, caller, client, body.password),
});

export interface SecondFactorProof {
  /** A code from the authenticator app, or a recovery code. */
  code: string;
  passkey?: PasskeyAssertion | undefined;
}

/** Accepts a passkey, a code from the authenticator app or a recovery code. Each works once. */
export async function checkSecondFactor(
  context: Pick<AccountsContext, 'database' | 'totpSecrets' | 'sellerAppUrl'>,
  userId: string,
  { code, passkey }: SecondFactorProof,
): Promise<boolean> {
  if (passkey) return (await verifyPasskey(context, passkey)) === userId;
  const { database, totpSecrets } = context;
  const plain = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(database, userId, hashRecoveryCode(plain));
  const totp = await findTotp(database, userId);
  if (!totp?.enabled) return false;
  const secret = openSecret(totpSecrets, totp.sealedSecret);
  if (secret === null) {
    throw new AppError(
      'TWO_FACTOR_REQUIRED',
      `We can no longer check the codes from your app. Enter one of your recovery codes, or write to ${brand.email}.`,
    );
  }
  const step = findTotpStep(secret, plain, Date.now(), totp.lastStep);
  return step !== null && (await useTotpStep(database, userId, step));
}

/** Returns null if the signing key has been replaced since the secret was encrypted. */
function openSecret(box: SecretBox, sealed: Uint8Array): Uint8Array | null {
  try {
    return box.open(sealed);
  } catch {
    return null;
  }
}

/** The first of two steps: two-factor login stays off until a code confirms that the app has the secret. */
async function enrolTotp(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<TotpEnrolment> {
  await confirmPassword(context, caller, client, password);
  const secret = createTotpSecret();
  const stored = await storeTotpSecret(context.database, caller.userId, context.totpSecrets.seal(secret));
  if (!stored) throw createAlreadyOnError();
  return {
    secret: encodeBase32(secret).replaceAll(/.{4}(?=.)/g, '$& '),
    uri: writeTotpUri(brand.name, caller.user.email, secret),
  };
}

/** Limits attempts to guess a code in an open session. */
async function limitCodes<Result>(
  { codeLimiter }: AccountsContext,
  { user, sessionId }: Caller,
  { address }: ClientContext,
  check: () => Result | Promise<Result>,
): Promise<Result> {
  const giveBackAttempt = await codeLimiter.take({ address, email: user.email, knownDevice: sessionId });
  const result = await check();
  await giveBackAttempt();
  return result;
}

/** Rejects with INVALID_REQUEST if the passkey or code is wrong. */
export const confirmSecondFactor = (
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  proof: SecondFactorProof,
): Promise<void> =>
  limitCodes(context, caller, client, async () => {
    if (!(await checkSecondFactor(context, caller.userId, proof))) throw createWrongCodeError();
  });

async function confirmTotp(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  code: string,
): Promise<RecoveryCodes> {
  const { database, totpSecrets } = context;
  const totp = await findTotp(database, caller.userId);
  const secret = totp && !totp.enabled ? openSecret(totpSecrets, totp.sealedSecret) : null;
  if (!secret) throw new AppError('CONFLICT', 'Two-factor setup was interrupted. Please start again.');
  const step = await limitCodes(context, caller, client, () => {
    const found = findTotpStep(secret, code, Date.now(), null);
    if (found === null) throw createWrongCodeError();
    return found;
  });
  const codes = createRecoveryCodes();
  await withTransaction(database, async (tx) => {
    if (!(await enableTotp(tx, caller.userId, step))) throw createAlreadyOnError();
    await replaceRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    await recordAudit(tx, actorOf(caller), client, { act: 'account.twoFactorEnabled' });
    await sendSecurityNotice(tx, recipientOf(caller), 'twoFactorEnabled');
  });
  return { codes };
}

const createWrongCodeError = () =>
  new AppError('INVALID_REQUEST', 'This code is not correct. Enter the code your app shows now.');

const createAlreadyOnError = () => new AppError('CONFLICT', 'Two-factor login is already on.');

async function disableTwoFactor(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  { password, code }: DisableTotpRequest,
): Promise<void> {
  await confirmPassword(context, caller, client, password);
  await confirmSecondFactor(context, caller, client, { code });
  await withTransaction(context.database, async (tx) => {
    await disableTotp(tx, caller.userId);
    await deleteUnusedRecoveryCodes(tx, caller.userId);
    await recordAudit(tx, actorOf(caller), client, { act: 'account.twoFactorDisabled' });
    await sendSecurityNotice(tx, recipientOf(caller), 'twoFactorDisabled');
  });
}

async function renewRecoveryCodes(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<RecoveryCodes> {
  await confirmPassword(context, caller, client, password);
  if (!caller.twoFactor) throw new AppError('CONFLICT', 'Two-factor login is off.');
  const codes = createRecoveryCodes();
  await withTransaction(context.database, async (tx) => {
    await replaceRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    await recordAudit(tx, actorOf(caller), client, { act: 'account.recoveryCodesRenewed' });
  });
  return { codes };
}

export const recipientOf = ({ userId, user }: Caller) => ({ id: userId, email: user.email, name: user.name });
