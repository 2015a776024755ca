import { seedDemoUsers } from '@postprocure/api/modules/accounts/index';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
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
    if (!(await hasUsers(pool))) await seedDemoUsers(pool);
    // Loaded here: what serves needs most of it too, and loads it meanwhile.
    const { seedDemoMoney } = await import('@postprocure/api/demo-money');
    await seedDemoMoney(pool, demoLegalDetails, new Date());
    if (options.products === 0 || (await hasCatalogue(pool))) return;
  } finally {
    await pool.end();
  }
  const { seedCatalogue } = await import('@postprocure/demo-catalogue/seed-catalogue');
  await seedCatalogue(url, options);
}

/** Whoever was made for the demo may have another address by now, and is not made again. */
async function hasUsers(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select exists (select from users) as found');
  return rows[0]?.found === true;
}

export async function hasCatalogue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    'select exists (select from products) or exists (select from categories) as found',
  );
  return rows[0]?.found === true;
}
