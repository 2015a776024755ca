import type { RecoveryCodes, TotpEnrolment } from '@postprocure/contracts/account';
import { brand } from '@postprocure/contracts/brand';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import { sendSecurityNotice } from './account-mails.ts';
import { confirmPassword, type ConfirmPasswordDependencies } from './confirm-password.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';
import type { SecretBox } from './secret-box.ts';
import { actorOf } from './session.service.ts';
import { createTotpSecret, encodeBase32, findTotpStep, writeTotpUri } from './totp.ts';
import {
  disableTotp,
  enableTotp,
  findTotp,
  replaceRecoveryCodes,
  storeTotpSecret,
  takeRecoveryCode,
  useTotpStep,
} from './two-factor.repository.ts';

export interface TwoFactorDependencies extends ConfirmPasswordDependencies {
  database: Pool;
  box: SecretBox;
}

/** Is this code of the person's app, or one of their recovery codes? Either is used up by asking. */
export async function checkSecondFactor(
  { database, box }: Pick<TwoFactorDependencies, 'database' | 'box'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const plain = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(database, userId, hashRecoveryCode(plain));
  const totp = await findTotp(database, userId);
  if (!totp?.enabled) return false;
  const secret = openSecret(box, totp.sealedSecret);
  if (secret === null) {
    throw new AppError(
      'TWO_FACTOR_REQUIRED',
      `We can no longer check the codes of your app. Enter one of your recovery codes, or write to ${brand.email}.`,
    );
  }
  const step = findTotpStep(secret, plain, Date.now(), totp.lastStep);
  return step !== null && (await useTotpStep(database, userId, step));
}

/** Null for one that was sealed before the key was replaced. */
function openSecret(box: SecretBox, sealed: Uint8Array): Uint8Array | null {
  try {
    return box.open(sealed);
  } catch {
    return null;
  }
}

/** The first half: a secret that does nothing until the app has shown a code made of it. */
export async function enrolTotp(
  dependencies: TwoFactorDependencies,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<TotpEnrolment> {
  await confirmPassword(dependencies, caller, client, password);
  const secret = createTotpSecret();
  const stored = await storeTotpSecret(dependencies.database, caller.userId, dependencies.box.seal(secret));
  if (!stored) throw new AppError('CONFLICT', 'Two-factor login is on already.');
  return {
    secret: encodeBase32(secret).replaceAll(/.{4}(?=.)/g, '$& '),
    uri: writeTotpUri(brand.name, caller.user.email, secret),
  };
}

export async function confirmTotp(
  { database, box }: TwoFactorDependencies,
  caller: Caller,
  client: ClientContext,
  code: string,
): Promise<RecoveryCodes> {
  const totp = await findTotp(database, caller.userId);
  const secret = totp && !totp.enabled ? openSecret(box, totp.sealedSecret) : null;
  if (!secret) throw new AppError('CONFLICT', 'Start again: nothing is waiting to be confirmed.');
  const step = findTotpStep(secret, code, Date.now(), null);
  if (step === null) {
    throw new AppError('INVALID_REQUEST', 'That code is not right. Enter the one your app shows now.');
  }
  const codes = createRecoveryCodes();
  await withTransaction(database, async (tx) => {
    if (!(await enableTotp(tx, caller.userId, step))) {
      throw new AppError('CONFLICT', 'Two-factor login is on already.');
    }
    await replaceRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    await recordAudit(tx, actorOf(caller), client, { act: 'account.twoFactorEnabled' });
    await sendSecurityNotice(tx, recipientOf(caller), 'twoFactorEnabled');
  });
  return { codes };
}

export async function disableTwoFactor(
  dependencies: TwoFactorDependencies,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<void> {
  await confirmPassword(dependencies, caller, client, password);
  await withTransaction(dependencies.database, async (tx) => {
    await disableTotp(tx, caller.userId);
    await recordAudit(tx, actorOf(caller), client, { act: 'account.twoFactorDisabled' });
    await sendSecurityNotice(tx, recipientOf(caller), 'twoFactorDisabled');
  });
}

export async function renewRecoveryCodes(
  dependencies: TwoFactorDependencies,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<RecoveryCodes> {
  await confirmPassword(dependencies, caller, client, password);
  if (!caller.twoFactor) throw new AppError('CONFLICT', 'Two-factor login is off.');
  const codes = createRecoveryCodes();
  await withTransaction(dependencies.database, async (tx) => {
    await replaceRecoveryCodes(tx, caller.userId, codes.map(hashRecoveryCode));
    await recordAudit(tx, actorOf(caller), client, { act: 'account.recoveryCodesRenewed' });
  });
  return { codes };
}

const recipientOf = ({ userId, user }: Caller) => ({ id: userId, email: user.email, name: user.name });
