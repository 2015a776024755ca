import { parseArgs } from 'node:util';
import { openPool } from '@postprocure/db/pool';
import { seedCatalogue } from '@postprocure/demo-catalogue/seed-catalogue';
import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { hasCatalogue } from '../database/demo-data.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createProgressLine } from '../logging/progress-line.ts';
import { runCommand } from '../process/run-program.ts';
import { StartError } from '../process/start-error.ts';

const usage = 'Usage: npm run seed -- [--products 20000] [--replace]';

await runCommand(async () => {
  const config = readConfig();
  const { products, replace } = readArguments(config.demoProducts);
  const database = await openDatabaseBesideServer(config, 'npm run seed');
  try {
    await migrateDatabase(database.url);
    await emptyCatalogue(database.url, replace);
    const started = performance.now();
    await seedCatalogue(database.url, {
      products,
      onProgress: createProgressLine('Making the demo catalogue:', process.stdout),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${products.toLocaleString('en-IN')} products are in the catalogue, after ${seconds} s.`);
    return 0;
  } finally {
    await database.close();
  }
});

function readArguments(standard: number): { products: number; replace: boolean } {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' }, replace: { type: 'boolean' } } });
    const products = values.products === undefined ? standard : Number(values.products);
    if (!Number.isInteger(products) || products < 1 || products > 5_000_000) {
      throw new Error('--products takes a whole number from 1 to 5000000.');
    }
    return { products, replace: values.replace ?? false };
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}

async function emptyCatalogue(url: string, replace: boolean): Promise<void> {
  const pool = openPool(url, { max: 1, statementTimeoutMs: 0 });
  try {
    if (!(await hasCatalogue(pool))) return;
    if (!replace) {
      throw new StartError(
        'The catalogue is not empty. Add --replace to delete all of it, imported products too, and make the demo catalogue anew.',
      );
    }
    await pool.query('truncate products, categories, remote_images restart identity cascade');
  } finally {
    await pool.end();
  }
}
