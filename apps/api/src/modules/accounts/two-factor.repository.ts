import type { Executor } from '@postprocure/db/pool';
import { hasTwoFactor } from './two-factor-condition.ts';

export interface TotpRecord {
  sealedSecret: Buffer;
  enabled: boolean;
  lastStep: number | null;
}

export async function findTotp(executor: Executor, userId: string): Promise<TotpRecord | null> {
  const { rows } = await executor.query<TotpRecord>(
    `select totp_secret as "sealedSecret", totp_enabled_at is not null as enabled, totp_last_step as "lastStep"
     from users where id = $1 and totp_secret is not null`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Returns false if two-factor login is already on. */
export async function storeTotpSecret(tx: Executor, userId: string, sealed: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set totp_secret = $2, totp_last_step = null, updated_at = now()
     where id = $1 and totp_enabled_at is null`,
    [userId, sealed],
  );
  return rowCount === 1;
}

export async function enableTotp(tx: Executor, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set totp_enabled_at = now(), totp_last_step = $2, updated_at = now()
     where id = $1 and totp_enabled_at is null and totp_secret is not null`,
    [userId, step],
  );
  return rowCount === 1;
}

/** Returns false if a code for this or a later time step has been used, even by a concurrent request. */
export async function useTotpStep(executor: Executor, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update users set totp_last_step = $2 where id = $1 and coalesce(totp_last_step, -1) < $2`,
    [userId, step],
  );
  return rowCount === 1;
}

export async function disableTotp(tx: Executor, userId: string): Promise<void> {
  await tx.query(
    `update users set totp_secret = null, totp_enabled_at = null, totp_last_step = null, updated_at = now()
     where id = $1`,
    [userId],
  );
}

/** Deletes the recovery codes if the user has no second factor that they could replace. */
export async function deleteUnusedRecoveryCodes(tx: Executor, userId: string): Promise<void> {
  await tx.query(
    `delete from recovery_codes using users u
     where recovery_codes.user_id = $1 and u.id = $1 and not ${hasTwoFactor('u')}`,
    [userId],
  );
}

export async function hasRecoveryCodes(executor: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await executor.query('select from recovery_codes where user_id = $1 limit 1', [
    userId,
  ]);
  return rowCount === 1;
}

export async function replaceRecoveryCodes(tx: Executor, userId: string, hashes: Buffer[]): Promise<void> {
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    hashes,
  ]);
}

export async function takeRecoveryCode(executor: Executor, userId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await executor.query(
    'delete from recovery_codes where user_id = $1 and code_hash = $2',
    [userId, hash],
  );
  return rowCount === 1;
}

export async function listTotpSecrets(executor: Executor): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await executor.query<{ id: string; sealed: Buffer }>(
    'select id, totp_secret as sealed from users where totp_secret is not null',
  );
  return rows;
}

export async function replaceTotpSecret(
  executor: Executor,
  { id, sealed }: { id: string; sealed: Buffer },
  renewed: Buffer,
): Promise<void> {
  await executor.query('update users set totp_secret = $3 where id = $1 and totp_secret = $2', [
    id,
    sealed,
    renewed,
  ]);
}
