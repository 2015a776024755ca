import type { LoginUser } from '@postprocure/contracts/accounts/login';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { insertMerchant, startPaidPlan } from './merchant.repository.ts';
import { hashPassword } from './password.ts';
import { insertVerifiedUser } from './user.repository.ts';

export interface DemoUser {
  email: string;
  password: string;
  name: string;
  role: LoginUser['role'];
}

export const demoUsers: readonly DemoUser[] = [
  {
    email: 'merchant@demo.postprocure.in',
    password: 'demo-merchant-2026',
    name: 'Meera Nair',
    role: 'merchant',
  },
  { email: 'support@demo.postprocure.in', password: 'demo-support-2026', name: 'Sahil Rao', role: 'support' },
  { email: 'admin@demo.postprocure.in', password: 'demo-admin-2026', name: 'Anita Desai', role: 'admin' },
];

const demoMerchantName = 'Nair Home Living';

/** For the embedded database only, because the passwords are public. Leaves existing users unchanged. */
export async function seedDemoUsers(database: Pool): Promise<void> {
  const hashes = await Promise.all(demoUsers.map(({ password }) => hashPassword(password)));
  await withTransaction(database, async (tx) => {
    for (const [index, { email, name, role }] of demoUsers.entries()) {
      const userId = await insertVerifiedUser(tx, { email, name, role, passwordHash: hashes[index] ?? '' });
      if (userId === null || role !== 'merchant') continue;
      const merchantId = await insertMerchant(tx, demoMerchantName, userId);
      await startPaidPlan(tx, merchantId, 'orbit');
    }
  });
}
