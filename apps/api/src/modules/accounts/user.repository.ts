import type { LoginUser } from '@postprocure/contracts/login';
import type { Executor } from '@postprocure/db/pool';

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  role: LoginUser['role'];
  photoUrl: string | null;
  passwordHash: string;
}

export async function findActiveUserByEmail(executor: Executor, email: string): Promise<UserRecord | null> {
  const { rows } = await executor.query<UserRecord>({
    name: 'find-active-user-by-email',
    text: `select id, email, name, role, photo_url as "photoUrl", password_hash as "passwordHash"
           from users where lower(email) = lower($1) and status = 'active'`,
    values: [email],
  });
  return rows[0] ?? null;
}

export type NewUser = Pick<UserRecord, 'email' | 'name' | 'role' | 'passwordHash'>;

/** Leaves a user who is already there as they are. */
export async function insertUserIfMissing(executor: Executor, user: NewUser): Promise<void> {
  await executor.query(
    `insert into users (email, name, role, password_hash) values ($1, $2, $3, $4)
     on conflict (lower(email)) do nothing`,
    [user.email, user.name, user.role, user.passwordHash],
  );
}
