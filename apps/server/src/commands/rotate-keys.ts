import { resealSecrets } from '@postprocure/api/reseal-secrets';
import { openPool } from '@postprocure/db/pool';
import { readServerConfig } from '../config/config.ts';
import { readPreviousSigningKey, readSigningKey } from '../config/data-folder.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { readCommandLine } from '../process/command-line.ts';
import { runCommand } from '../process/run-program.ts';
import { StartError } from '../process/start-error.ts';

const usage = `Usage: npm run rotate-keys

Encrypts the stored two-factor secrets and bank account numbers with JWT_SECRET. Run it once every process has started
with the new key in JWT_SECRET and the old one in JWT_SECRET_PREVIOUS. docs/security.md describes all steps.

  --help  show this text`;

readCommandLine(usage, {});

await runCommand(async () => {
  const config = readServerConfig();
  const previousSigningKey = readPreviousSigningKey(config.previousJwtSecret);
  if (previousSigningKey === undefined) {
    throw new StartError('JWT_SECRET_PREVIOUS must be set to the key that JWT_SECRET replaces.');
  }
  const signingKey = readSigningKey(config.dataDir, config.jwtSecret);
  const database = await openDatabaseBesideServer(config, 'npm run rotate-keys');
  const pool = openPool(database.url, { max: 1, statementTimeoutMs: 0 });
  try {
    await migrateDatabase(database.url);
    const { resealed, unreadable } = await resealSecrets(pool, { signingKey, previousSigningKey });
    console.log(`${resealed} secrets are now encrypted with the new key.`);
    if (unreadable === 0) return 0;
    console.log(`${unreadable} secrets cannot be read with either key.`);
    return 1;
  } finally {
    await pool.end();
    await database.close();
  }
});
