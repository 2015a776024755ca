import { signUpIntent, type SignUpIntent } from '@postprocure/contracts/accounts/sign-up-intent';
import type { Executor } from '@postprocure/db/pool';

export type TokenPurpose = 'verify_email' | 'reset_password' | 'deny_login';

export async function insertAccountToken(
  tx: Executor,
  token: {
    hash: Buffer;
    userId: string;
    purpose: TokenPurpose;
    hours: number;
    intent?: SignUpIntent | undefined;
  },
): Promise<void> {
  await tx.query(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at, intent)
     values ($1, $2, $3, now() + $4 * interval '1 hour', $5)`,
    [token.hash, token.userId, token.purpose, token.hours, token.intent ?? null],
  );
}

/** Deletes a token and returns its user; null if it is unknown, used, expired or for another purpose. */
export async function takeAccountToken(
  tx: Executor,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<string | null> {
  const { rows } = await tx.query<{ userId: string }>(
    `delete from account_tokens where token_hash = $1 and purpose = $2 and expires_at > now()
     returning user_id as "userId"`,
    [hash, purpose],
  );
  return rows[0]?.userId ?? null;
}

/** Returns a token's user without using up the token. */
export async function findTokenUser(
  executor: Executor,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<string | null> {
  const { rows } = await executor.query<{ userId: string }>(
    `select user_id as "userId" from account_tokens
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [hash, purpose],
  );
  return rows[0]?.userId ?? null;
}

/** Returns what the recipient of a confirmation link wanted when signing up. */
export async function findTokenIntent(executor: Executor, hash: Buffer): Promise<SignUpIntent | null> {
  const { rows } = await executor.query<{ intent: unknown }>(
    'select intent from account_tokens where token_hash = $1',
    [hash],
  );
  return signUpIntent.nullable().parse(rows[0]?.intent ?? null);
}

export async function deleteAccountTokens(
  tx: Executor,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await tx.query('delete from account_tokens where user_id = $1 and purpose = $2', [userId, purpose]);
}

/** Invalidates all links with which an attacker could take over the account: password resets and email changes. */
export async function deleteTakeoverLinks(tx: Executor, userId: string): Promise<void> {
  await deleteAccountTokens(tx, userId, 'reset_password');
  await tx.query('delete from email_changes where user_id = $1', [userId]);
}

/** How many links have been requested for the user in the last `minutes` minutes. */
export async function countRecentTokens(tx: Executor, userId: string, minutes: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from account_tokens
     where user_id = $1 and purpose <> 'deny_login' and created_at > now() - $2 * interval '1 minute'`,
    [userId, minutes],
  );
  return rows[0]?.count ?? 0;
}

export async function deleteExpiredTokens(executor: Executor): Promise<void> {
  await executor.query('delete from account_tokens where expires_at < now()');
  await executor.query(`delete from invitations where expires_at < now() - interval '30 days'`);
}
