import type { LoginOutcome } from '@postprocure/contracts/accounts/login-history';
import type { Executor } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';

type Client = Pick<ClientContext, 'device' | 'ipPrefix'>;

export async function insertLogin(
  executor: Executor,
  userId: string,
  { device, ipPrefix }: Client,
  { outcome, isNewDevice = false }: { outcome: LoginOutcome; isNewDevice?: boolean },
): Promise<void> {
  await executor.query(
    `insert into login_history (user_id, outcome, is_new_device, device, ip_prefix) values ($1, $2, $3, $4, $5)`,
    [userId, outcome, isNewDevice, device, ipPrefix],
  );
}

export interface LoginRow {
  id: number;
  at: Date;
  outcome: LoginOutcome;
  isNewDevice: boolean;
  device: string;
  network: string;
}

/** Newest first. */
export async function listLogins(executor: Executor, userId: string, limit: number): Promise<LoginRow[]> {
  const { rows } = await executor.query<LoginRow>(
    `select id, at, outcome, is_new_device as "isNewDevice", device, ip_prefix as network
     from login_history where user_id = $1 order by id desc limit $2`,
    [userId, limit],
  );
  return rows;
}

/** Whether the user has logged in with this kind of device from this network. */
export async function hasLoggedInFrom(
  executor: Executor,
  userId: string,
  { device, ipPrefix }: Client,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `select from login_history
     where user_id = $1 and outcome = 'loggedIn' and device = $2 and ip_prefix = $3 limit 1`,
    [userId, device, ipPrefix],
  );
  return rowCount === 1;
}

/** Returns whether this is the user's first login. */
export async function markFirstLogin(tx: Executor, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update users set first_login_at = now() where id = $1 and first_login_at is null',
    [userId],
  );
  return rowCount === 1;
}

/** From now on, every device on which the user has logged in before counts as new. */
export async function forgetKnownDevices(tx: Executor, userId: string): Promise<void> {
  await tx.query('update users set device_generation = device_generation + 1 where id = $1', [userId]);
}

export async function deleteOldLogins(executor: Executor, days: number): Promise<void> {
  await executor.query(`delete from login_history where at < now() - $1 * interval '1 day'`, [days]);
}
