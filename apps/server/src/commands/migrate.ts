import { readConfig } from '../config.ts';
import { openDatabaseBesideServer } from '../database.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { runCommand } from '../run-program.ts';

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
