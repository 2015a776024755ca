import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { readCommandLine } from '../process/command-line.ts';
import { runCommand } from '../process/run-program.ts';

const usage = `Usage: npm run migrate

Applies the pending migrations to the database at DATABASE_URL, or to the embedded one in DATA_DIR.

  --help  show this text`;

readCommandLine(usage, {});

await runCommand(async () => {
  const database = await openDatabaseBesideServer(readConfig(), 'npm run migrate');
  try {
    const applied = await migrateDatabase(database.url);
    console.log(applied.length === 0 ? 'Nothing to migrate.' : `Applied ${applied.join(', ')}.`);
    return 0;
  } finally {
    await database.close();
  }
});
