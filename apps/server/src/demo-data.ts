import { demoUsers, seedDemoUsers } from '@postprocure/api/modules/accounts/index';
import { openPool, type Pool } from '@postprocure/db/pool';

export interface DemoDataOptions {
  products: number;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills an empty embedded database. The catalogue is loaded whole or not at all, so one that was interrupted is
 * empty again and filled at the next start.
 */
export async function addDemoData(url: string, options: DemoDataOptions): Promise<void> {
  const pool = openPool(url, { max: 1 });
  try {
    if (!(await hasDemoUsers(pool))) await seedDemoUsers(pool);
    if (options.products === 0 || (await hasCatalogue(pool))) return;
  } finally {
    await pool.end();
  }
  const { seedCatalogue } = await import('@postprocure/db/seed/seed-catalogue');
  await seedCatalogue(url, options);
}

// Hashing their passwords takes longer than the rest of a second start.
async function hasDemoUsers(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ users: number }>(
    'select count(*)::int as users from users where email = any($1)',
    [demoUsers.map(({ email }) => email)],
  );
  return rows[0]?.users === demoUsers.length;
}

export async function hasCatalogue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from products) or exists (select from categories) as found',
  );
  return rows[0]?.found === true;
}
