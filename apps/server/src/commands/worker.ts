import { createLogger } from '@postprocure/api/logger';
import { openShipping } from '@postprocure/api/modules/fulfilment/index';
import { openPayments } from '@postprocure/api/modules/payments/index';
import { openUploads } from '@postprocure/api/modules/tickets/index';
import { startWorker } from '@postprocure/api/worker/worker';
import { readServerConfig } from '../config/config.ts';
import {
  exportFolder,
  importFolder,
  readPreviousSigningKey,
  readSigningKey,
  uploadsFolder,
} from '../config/data-folder.ts';
import { openDatabaseBesideServer } from '../database/database.ts';
import { localUrl } from '../config/local-url.ts';
import { openConfiguredMail } from '../config/mail.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { readCommandLine } from '../process/command-line.ts';
import { runProgram } from '../process/run-program.ts';

const usage = `Usage: npm run worker

Runs background jobs (emails, exports, scheduled tasks) in a separate process until it is stopped.

  --help  show this text`;

readCommandLine(usage, {});

await runProgram(async () => {
  const config = readServerConfig();
  const database = await openDatabaseBesideServer(config, 'npm run worker');
  await migrateDatabase(database.url);
  const logger = createLogger({ level: config.logLevel });
  const mail = openConfiguredMail(config);
  const signingKey = readSigningKey(config.dataDir, config.jwtSecret);
  const storefrontUrl = config.storefrontUrl ?? localUrl(config.host, config.port);
  const sellerAppUrl = config.sellerAppUrl ?? localUrl(config.host, config.sellerPort);
  const worker = await startWorker({
    databaseUrl: database.url,
    logger,
    mail,
    files: openUploads(uploadsFolder(config.dataDir)),
    exportDirectory: exportFolder(config.dataDir),
    importDirectory: importFolder(config.dataDir),
    storefrontUrl,
    sellerAppUrl,
    payments: openPayments({
      razorpay: config.razorpay,
      legalDetails: config.legalDetails,
      signingKey,
      apiUrl: storefrontUrl,
      sellerAppUrl,
    }),
    shipping: openShipping({
      shiprocket: config.shiprocket,
      sandboxScanSeconds: config.sandboxScanSeconds,
      signingKey,
      apiUrl: storefrontUrl,
    }),
    signingKey,
    previousSigningKey: readPreviousSigningKey(config.previousJwtSecret),
    concurrency: 4,
  });
  logger.info('worker is ready');
  return {
    logFatal: (error) => logger.fatal({ err: error }, 'uncaught error'),
    logError: (error, message) => logger.error({ err: error }, message),
    stop: async () => {
      await worker.stop();
      mail.close();
      await database.close();
    },
  };
});
