import type { StaffName } from '@postprocure/contracts/inbox/inbox';
import type { Executor } from '@postprocure/db/pool';

const isStaff = `role in ('support', 'admin') and status = 'active'`;

export async function listStaff(executor: Executor): Promise<StaffName[]> {
  const { rows } = await executor.query<StaffName>(
    `select id, name from users where ${isStaff} order by lower(name), id`,
  );
  return rows;
}

export async function findStaff(executor: Executor, id: string): Promise<StaffName | null> {
  const { rows } = await executor.query<StaffName>(
    `select id, name from users where id = $1 and ${isStaff}`,
    [id],
  );
  return rows[0] ?? null;
}
