import path from 'node:path';
import { demoUsers } from '@postprocure/api/modules/accounts/index';
import type { Config } from '../config/config.ts';
import { openDatabase, requireFreeDatabase, serverLabels } from '../database/database.ts';
import { importFolder, outboxFolder } from '../config/data-folder.ts';
import { addDemoData } from '../database/demo-data.ts';
import { checkPort } from '../config/listen-ports.ts';
import { localUrl } from '../config/local-url.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createProgressLine } from '../logging/progress-line.ts';
import type { Program } from './run-program.ts';
import { openServerLog } from '../logging/server-log.ts';

/** Starts the database, and the application on top of it. */
export async function serve(given: Config, { development }: { development: boolean }): Promise<Program> {
  const embedded = given.databaseUrl === undefined;
  // With an external database, standard output is reserved for the log.
  const out = embedded ? process.stdout : process.stderr;
  await requireFreeDatabase(given);
  const config = {
    ...given,
    port: await checkPort('PORT', given.host, given.port),
    sellerPort: await checkPort('SELLER_PORT', given.host, given.sellerPort),
  };
  const storefrontUrl = config.storefrontUrl ?? localUrl(config.host, config.port);
  const sellerAppUrl = config.sellerAppUrl ?? localUrl(config.host, config.sellerPort);
  // The slowest import, so it loads while the database starts. Errors surface where the promise is awaited.
  const loading = import('./application.ts');
  loading.catch(() => {});
  const database = await openDatabase(config, {
    label: development ? serverLabels.dev : serverLabels.start,
    onRestart: (reason) => logger.warn({ reason }, 'PostgreSQL crashed and was restarted'),
  });
  const { logger, place, logFatal } = openServerLog(config);
  try {
    await migrateDatabase(database.url);
    if (database.embedded) {
      await addDemoData(database.url, {
        products: config.demoProducts,
        importDirectory: importFolder(config.dataDir),
        onProgress: createProgressLine('Creating the demo catalogue:', out),
      });
    }
    const { startApplication } = await loading;
    const application = await startApplication({
      config,
      databaseUrl: database.url,
      storefrontUrl,
      sellerAppUrl,
      logger,
      development,
    });
    out.write(describeReady({ config, storefrontUrl, sellerAppUrl, place }));
    return {
      logFatal,
      logError: (error, message) => logger.error({ err: error }, message),
      stop: async () => {
        database.announceClose();
        await application.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Ready {
  config: Config;
  storefrontUrl: string;
  sellerAppUrl: string;
  place: string | undefined;
}

function describeReady({ config, storefrontUrl, sellerAppUrl, place }: Ready): string {
  const lines = [
    'Post Procure is ready.',
    `  Storefront and API  ${storefrontUrl}`,
    `  API reference       ${storefrontUrl}/api/reference`,
    `  Seller application  ${sellerAppUrl}`,
  ];
  if (config.databaseUrl === undefined) {
    lines.push(
      ...demoUsers.map(({ email, password, role }) => `  Log in as ${role.padEnd(9)} ${email} / ${password}`),
    );
  }
  if (config.smtpUrl === undefined) {
    lines.push(`  Emails are saved to ${path.relative('', outboxFolder(config.dataDir))}`);
  }
  if (place !== undefined) lines.push(`  Log                 ${path.relative('', place)}`);
  return `${lines.join('\n')}\n`;
}
