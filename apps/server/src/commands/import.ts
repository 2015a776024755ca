import { runImportCommand } from '@postprocure/api/modules/catalogue-import/index';
import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { runCommand } from '../process/run-program.ts';

await runCommand(async () => {
  const database = await openDatabaseBesideServer(readConfig(), 'npm run import');
  try {
    await migrateDatabase(database.url);
    // npm runs scripts in the folder of the project; the file is named from where the person stands.
    if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
    return await runImportCommand(process.argv.slice(2), { url: database.url });
  } finally {
    await database.close();
  }
}, 'Interrupted. The same command, started again, goes on where this one stopped.');
