import type { LoginUser } from '@postprocure/contracts/accounts/login';
import type { Executor } from '@postprocure/db/pool';
import { hasTwoFactor } from './two-factor-condition.ts';

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  role: LoginUser['role'];
  photoUrl: string | null;
  /** null until the user has confirmed their email address and chosen a password. */
  passwordHash: string | null;
  emailVerified: boolean;
  twoFactor: boolean;
  needsAccessReview: boolean;
  /** Devices known from an earlier generation count as new. */
  deviceGeneration: number;
}

const columns = `id, email, name, role, photo_url as "photoUrl", password_hash as "passwordHash",
  email_verified_at is not null as "emailVerified", ${hasTwoFactor('users')} as "twoFactor",
  access_review_since is not null as "needsAccessReview",
  device_generation as "deviceGeneration"`;

export async function findActiveUserByEmail(executor: Executor, email: string): Promise<UserRecord | null> {
  const { rows } = await executor.query<UserRecord>({
    name: 'find-active-user-by-email',
    text: `select ${columns} from users where lower(email) = lower($1) and status = 'active'`,
    values: [email],
  });
  return rows[0] ?? null;
}

export async function findActiveUser(executor: Executor, id: string): Promise<UserRecord | null> {
  const { rows } = await executor.query<UserRecord>(
    `select ${columns} from users where id = $1 and status = 'active'`,
    [id],
  );
  return rows[0] ?? null;
}

export type KnownUser = Pick<UserRecord, 'id' | 'email' | 'name' | 'emailVerified'>;

/** Locks the user until the transaction ends. Finds suspended users too, because their address is taken. */
export async function lockUserByEmail(tx: Executor, email: string): Promise<KnownUser | null> {
  const { rows } = await tx.query<KnownUser>(
    `select id, email, name, email_verified_at is not null as "emailVerified"
     from users where lower(email) = lower($1) for update`,
    [email],
  );
  return rows[0] ?? null;
}

export type NewUser = Pick<UserRecord, 'email' | 'name' | 'role' | 'passwordHash'>;

/** Returns null if the email address is taken. */
export async function insertVerifiedUser(executor: Executor, user: NewUser): Promise<string | null> {
  const { rows } = await executor.query<{ id: string }>(
    `insert into users (email, name, role, password_hash, email_verified_at) values ($1, $2, $3, $4, now())
     on conflict (lower(email)) do nothing returning id`,
    [user.email, user.name, user.role, user.passwordHash],
  );
  return rows[0]?.id ?? null;
}

export type NewMerchantUser = Pick<NewUser, 'email' | 'name'> & { phone: string };

/** Returns null if a concurrent request took the email address. */
export async function insertUnverifiedMerchant(tx: Executor, user: NewMerchantUser): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into users (email, name, phone, role) values ($1, $2, $3, 'merchant')
     on conflict (lower(email)) do nothing returning id`,
    [user.email, user.name, user.phone],
  );
  return rows[0]?.id ?? null;
}

/** For a user who signs up again without having confirmed their email address. */
export async function replaceUnverifiedMerchant(
  tx: Executor,
  id: string,
  { name, phone }: NewMerchantUser,
): Promise<void> {
  await tx.query(
    `update users set name = $2, phone = $3, updated_at = now() where id = $1 and email_verified_at is null`,
    [id, name, phone],
  );
}

/** Returns false if the email address was already confirmed. */
export async function markEmailVerified(tx: Executor, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update users set email_verified_at = now(), updated_at = now() where id = $1 and email_verified_at is null`,
    [id],
  );
  return rowCount === 1;
}

export async function setName(tx: Executor, id: string, name: string): Promise<void> {
  await tx.query('update users set name = $2, updated_at = now() where id = $1', [id, name]);
}

/** From now on, the user can log in only after a password reset. */
export async function removePassword(tx: Executor, id: string): Promise<void> {
  await tx.query('update users set password_hash = null, updated_at = now() where id = $1', [id]);
}

export async function setPassword(tx: Executor, id: string, passwordHash: string): Promise<void> {
  await tx.query(
    `update users set password_hash = $2, password_changed_at = now(), updated_at = now() where id = $1`,
    [id, passwordHash],
  );
}
