import { runImportCommand } from '@postprocure/api/modules/catalogue-import/index';
import { readConfig } from '../config/config.ts';
import { openDatabaseBesideServer, type Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { runCommand } from '../process/run-program.ts';

await runCommand(async () => {
  const config = readConfig();
  // npm runs scripts in the project folder, but file arguments are relative to where the command was typed.
  if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
  let database: Database | undefined;
  const openDatabase = async (): Promise<string> => {
    database = await openDatabaseBesideServer(config, 'npm run import');
    await migrateDatabase(database.url);
    return database.url;
  };
  try {
    return await runImportCommand(process.argv.slice(2), { openDatabase });
  } finally {
    await database?.close();
  }
}, 'Interrupted. Run the same command again to continue where it stopped.');
