import { openPool } from '@postprocure/db/pool';
import { seedCatalogue } from '@postprocure/demo-catalogue/seed-catalogue';
import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { hasCatalogue } from '../database/demo-data.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createProgressLine } from '../logging/progress-line.ts';
import { readCommandLine, rejectOption } from '../process/command-line.ts';
import { runCommand } from '../process/run-program.ts';
import { StartError } from '../process/start-error.ts';

const usage = `Usage: npm run seed -- [options]

Fills an empty catalogue with generated products.

  --products N  number of products, 1 to 5000000 (default: DEMO_PRODUCTS, or 20000)
  --replace     delete the whole catalogue first, including imported products
  --help        show this text`;

const values = readCommandLine(usage, { products: { type: 'string' }, replace: { type: 'boolean' } });

await runCommand(async () => {
  const config = readConfig();
  const products = readProductCount(config.demoProducts);
  const database = await openDatabaseBesideServer(config, 'npm run seed');
  try {
    await migrateDatabase(database.url);
    await emptyCatalogue(database.url, values.replace ?? false);
    const started = performance.now();
    await seedCatalogue(database.url, {
      products,
      onProgress: createProgressLine('Creating the demo catalogue:', process.stdout),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`Created ${products.toLocaleString('en-IN')} products in ${seconds} s.`);
    return 0;
  } finally {
    await database.close();
  }
});

function readProductCount(defaultCount: number): number {
  const products = values.products === undefined ? defaultCount : Number(values.products);
  if (Number.isInteger(products) && products >= 1 && products <= 5_000_000) return products;
  return rejectOption('--products takes a whole number from 1 to 5000000');
}

async function emptyCatalogue(url: string, replace: boolean): Promise<void> {
  const pool = openPool(url, { max: 1, statementTimeoutMs: 0 });
  try {
    if (!(await hasCatalogue(pool))) return;
    if (!replace) {
      throw new StartError(
        'The catalogue is not empty. Add --replace to delete it, including imported products, and create the demo catalogue again.',
      );
    }
    // Product IDs restart at 1, so undoing an earlier import would change the wrong products.
    await pool.query('truncate import_changes, import_variation_stock_changes');
    await pool.query('truncate products, categories, remote_images restart identity cascade');
  } finally {
    await pool.end();
  }
}
