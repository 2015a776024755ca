import { seedDemoUsers } from '@postprocure/api/modules/accounts/index';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { openPool, type Pool } from '@postprocure/db/pool';

export interface DemoDataOptions {
  products: number;
  /** Where uploaded catalogue files are stored. */
  importDirectory: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills an empty embedded database. The catalogue is loaded in one transaction, so an interrupted load leaves the
 * database empty and is repeated at the next start.
 */
export async function addDemoData(url: string, options: DemoDataOptions): Promise<void> {
  const pool = openPool(url, { max: 1 });
  try {
    if (!(await hasUsers(pool))) await seedDemoUsers(pool);
    const isNew = options.products > 0 && !(await hasCatalogue(pool));
    if (isNew) {
      const { seedCatalogue } = await import('@postprocure/demo-catalogue/seed-catalogue');
      await seedCatalogue(url, options);
    }
    // Imported only here, because the server has loaded most of these modules by now anyway. They run after the
    // catalogue has been loaded, because the orders need it.
    const { seedDemoMoney } = await import('@postprocure/api/demo-money');
    await seedDemoMoney(pool, demoLegalDetails, new Date());
    const { seedDemoInbox } = await import('@postprocure/api/demo-inbox');
    await seedDemoInbox(pool, new Date());
    if (isNew) {
      const { seedDemoImports } = await import('@postprocure/api/demo-imports');
      await seedDemoImports(url, options.importDirectory, new Date());
    }
  } finally {
    await pool.end();
  }
}

/** Any user counts, because demo users may have changed their email address. */
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
