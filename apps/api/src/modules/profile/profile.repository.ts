import type { Executor } from '@postprocure/db/pool';

export interface ProfileRecord {
  name: string;
  email: string;
  emailVerified: boolean;
  newEmail: string | null;
  phone: string | null;
  photoUrl: string | null;
}

export async function findProfile(executor: Executor, userId: string): Promise<ProfileRecord | null> {
  const { rows } = await executor.query<ProfileRecord>(
    `select u.name, u.email, u.email_verified_at is not null as "emailVerified", u.phone,
       u.photo_url as "photoUrl", c.new_email as "newEmail"
     from users u left join email_changes c on c.user_id = u.id and c.expires_at > now()
     where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function updateProfile(
  tx: Executor,
  userId: string,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await tx.query('update users set name = $2, phone = $3, updated_at = now() where id = $1', [
    userId,
    name,
    phone,
  ]);
}

/** Returns the URL of the previous photo. */
export async function replacePhoto(
  tx: Executor,
  userId: string,
  photoUrl: string | null,
): Promise<string | null> {
  const { rows } = await tx.query<{ before: string | null }>(
    `with old as (select photo_url from users where id = $1 for update)
     update users set photo_url = $2, updated_at = now() from old where id = $1
     returning old.photo_url as before`,
    [userId, photoUrl],
  );
  return rows[0]?.before ?? null;
}

export async function isEmailTaken(executor: Executor, email: string): Promise<boolean> {
  const { rowCount } = await executor.query('select from users where lower(email) = lower($1)', [email]);
  return rowCount === 1;
}

/** Replaces an earlier request. Returns false if the earlier one was made less than `minutesBetween` minutes ago. */
export async function upsertEmailChange(
  tx: Executor,
  change: { userId: string; newEmail: string; tokenHash: Buffer; hours: number; minutesBetween: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into email_changes as c (user_id, new_email, token_hash, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 hour')
     on conflict (user_id) do update set new_email = excluded.new_email, token_hash = excluded.token_hash,
       created_at = now(), expires_at = excluded.expires_at
     where c.created_at < now() - $5 * interval '1 minute'`,
    [change.userId, change.newEmail, change.tokenHash, change.hours, change.minutesBetween],
  );
  return rowCount === 1;
}

/** Deletes the request, so that its link works once. */
export async function takeEmailChange(
  tx: Executor,
  tokenHash: Buffer,
): Promise<{ userId: string; newEmail: string } | null> {
  const { rows } = await tx.query<{ userId: string; newEmail: string }>(
    `delete from email_changes where token_hash = $1 and expires_at > now()
     returning user_id as "userId", new_email as "newEmail"`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function deleteEmailChange(tx: Executor, userId: string): Promise<void> {
  await tx.query('delete from email_changes where user_id = $1', [userId]);
}

/** Returns the old address, or null if another user has taken the new one in the meantime. */
export async function replaceEmail(
  tx: Executor,
  userId: string,
  newEmail: string,
): Promise<{ before: string; name: string } | null> {
  const { rows } = await tx.query<{ before: string; name: string }>(
    `with old as (select email, name from users where id = $1 and status = 'active' for update)
     update users set email = $2, email_verified_at = now(), updated_at = now()
     from old
     where users.id = $1
       and not exists (select from users other where lower(other.email) = lower($2) and other.id <> $1)
     returning old.email as before, old.name as name`,
    [userId, newEmail],
  );
  return rows[0] ?? null;
}
