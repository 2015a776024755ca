import { parseArgs } from 'node:util';
import { checkInvariants } from '@postprocure/api/modules/ledger/index';
import { moneyInvariants } from '@postprocure/api/money-invariants';
import { openPool } from '@postprocure/db/pool';
import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { runCommand } from '../process/run-program.ts';
import { StartError } from '../process/start-error.ts';

const usage = `Usage: npm run check:ledger [-- --help]

Checks every money invariant: ledger, payments, refunds and tax documents. Reads one snapshot of the database and
changes nothing. Prints each invariant with "ok" or "FAILED" and the rows that violate it.

Exit code: 0 if all checks pass, 1 otherwise.`;

await runCommand(async () => {
  if (isHelpWanted()) {
    console.log(usage);
    return 0;
  }
  const database = await openDatabaseBesideServer(readConfig(), 'npm run check:ledger');
  try {
    await migrateDatabase(database.url);
    return await checkLedger(database.url);
  } finally {
    await database.close();
  }
});

function isHelpWanted(): boolean {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } }).values.help ?? false;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function checkLedger(url: string): Promise<number> {
  const pool = openPool(url, { max: 1, statementTimeoutMs: 0 });
  try {
    const results = await checkInvariants(pool, moneyInvariants);
    for (const { name, violations } of results) {
      console.log(`${violations.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
      for (const violation of violations) console.log(`          ${violation}`);
    }
    const failed = results.filter(({ violations }) => violations.length > 0).length;
    console.log(
      failed === 0 ? `All ${results.length} checks passed.` : `${failed} of ${results.length} checks failed.`,
    );
    return failed === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
}
