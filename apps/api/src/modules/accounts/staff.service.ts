import type { StaffName } from '@postprocure/contracts/inbox/inbox';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import { findStaff } from './staff.repository.ts';

export { listStaff } from './staff.repository.ts';

/** Rejects users who are not staff or cannot log in. */
export async function requireStaff(executor: Executor, id: string): Promise<StaffName> {
  const found = await findStaff(executor, id);
  if (!found) throw new AppError('INVALID_REQUEST', 'Staff member not found.');
  return found;
}
