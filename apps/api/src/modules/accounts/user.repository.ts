import type { LoginUser } from '@postprocure/contracts/login';
import type { Executor } from '@postprocure/db/pool';

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  role: LoginUser['role'];
  photoUrl: string | null;
  passwordHash: string;
  emailVerified: boolean;
  twoFactor: boolean;
}

export async function findActiveUserByEmail(executor: Executor, email: string): Promise<UserRecord | null> {
  const { rows } = await executor.query<UserRecord>({
    name: 'find-active-user-by-email',
    text: `select id, email, name, role, photo_url as "photoUrl", password_hash as "passwordHash",
             email_verified_at is not null as "emailVerified", totp_enabled_at is not null as "twoFactor"
           from users where lower(email) = lower($1) and status = 'active'`,
    values: [email],
  });
  return rows[0] ?? null;
}

export type NewUser = Pick<UserRecord, 'email' | 'name' | 'role' | 'passwordHash'>;

/** Null, and nobody changed, when the address is taken. */
export async function insertVerifiedUser(executor: Executor, user: NewUser): Promise<string | null> {
  const { rows } = await executor.query<{ id: string }>(
    `insert into users (email, name, role, password_hash, email_verified_at) values ($1, $2, $3, $4, now())
     on conflict (lower(email)) do nothing returning id`,
    [user.email, user.name, user.role, user.passwordHash],
  );
  return rows[0]?.id ?? null;
}
