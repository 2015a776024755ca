import type { StaffName } from '@postprocure/contracts/desk';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '../../errors.ts';
import { findStaff } from './staff.repository.ts';

export { listStaff } from './staff.repository.ts';

/** Work is given only to people of ours who can log in. */
export async function requireStaff(executor: Executor, id: string): Promise<StaffName> {
  const found = await findStaff(executor, id);
  if (!found) throw new AppError('INVALID_REQUEST', 'There is no such colleague.');
  return found;
}
