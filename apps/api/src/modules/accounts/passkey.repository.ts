import type { Executor } from '@postprocure/db/pool';

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function listPasskeys(
  executor: Executor,
  userId: string,
): Promise<(PasskeyRow & { credentialId: string })[]> {
  const { rows } = await executor.query<PasskeyRow & { credentialId: string }>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", credential_id as "credentialId"
     from passkeys where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

export interface NewPasskeyRow {
  userId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  name: string;
}

/** Returns null if the passkey is already registered. */
export async function insertPasskey(tx: Executor, passkey: NewPasskeyRow): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, name) values ($1, $2, $3, $4, $5)
     on conflict (credential_id) do nothing returning id`,
    [passkey.userId, passkey.credentialId, Buffer.from(passkey.publicKey), passkey.counter, passkey.name],
  );
  return rows[0]?.id ?? null;
}

export interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

export async function findPasskey(executor: Executor, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await executor.query<StoredPasskey>(
    `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter
     from passkeys where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export async function savePasskeyUse(executor: Executor, id: string, counter: number): Promise<void> {
  await executor.query('update passkeys set counter = $2, last_used_at = now() where id = $1', [id, counter]);
}

export async function renamePasskey(
  tx: Executor,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await tx.query('update passkeys set name = $3 where user_id = $1 and id = $2', [
    userId,
    id,
    name,
  ]);
  return rowCount === 1;
}

export async function deletePasskey(tx: Executor, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from passkeys where user_id = $1 and id = $2', [userId, id]);
  return rowCount === 1;
}

export async function deletePasskeys(tx: Executor, userId: string): Promise<void> {
  await tx.query('delete from passkeys where user_id = $1', [userId]);
}

export interface Challenge {
  hash: Buffer;
  /** null for a login, because the user is not known yet. */
  userId: string | null;
}

const purposeOf = ({ userId }: Challenge): string => (userId === null ? 'log_in' : 'register');

export async function insertChallenge(
  executor: Executor,
  challenge: Challenge,
  minutes: number,
): Promise<void> {
  await executor.query(
    `insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [challenge.hash, challenge.userId, purposeOf(challenge), minutes],
  );
}

/** Deletes a challenge. Returns false if it is unknown, used, expired, or for something else. */
export async function takeChallenge(executor: Executor, challenge: Challenge): Promise<boolean> {
  const { rowCount } = await executor.query(
    `delete from passkey_challenges
     where challenge_hash = $1 and user_id is not distinct from $2 and purpose = $3 and expires_at > now()`,
    [challenge.hash, challenge.userId, purposeOf(challenge)],
  );
  return rowCount === 1;
}

export async function deleteExpiredChallenges(executor: Executor): Promise<void> {
  await executor.query('delete from passkey_challenges where expires_at < now()');
}
