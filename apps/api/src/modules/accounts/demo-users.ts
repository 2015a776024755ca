import type { LoginUser } from '@postprocure/contracts/login';
import type { Executor } from '@postprocure/db/pool';
import { hashPassword } from './password.ts';
import { insertUserIfMissing } from './user.repository.ts';

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

/** For the embedded database only: their passwords are public. */
export async function seedDemoUsers(database: Executor): Promise<void> {
  for (const { password, ...user } of demoUsers) {
    await insertUserIfMissing(database, { ...user, passwordHash: await hashPassword(password) });
  }
}
