/** The process that is killed: the real API and worker with the payment sandbox, but without pages. */
import path from 'node:path';
import { registerApi } from '@postprocure/api/api-routes';
import { createHttpServer } from '@postprocure/api/http-server';
import { createLogger } from '@postprocure/api/logger';
import { openShipping } from '@postprocure/api/modules/fulfilment/index';
import { openPayments } from '@postprocure/api/modules/payments/index';
import { openUploads } from '@postprocure/api/modules/tickets/index';
import { createServices } from '@postprocure/api/services';
import { startWorker } from '@postprocure/api/worker/worker';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { isConnectionLoss } from '../../apps/server/src/database/database-failure.ts';
import { tortureSigningKey, type TortureServerTask } from './torture-task.ts';

// Handled as in the real process (see runProgram): a lost database connection must not end it.
process.on('unhandledRejection', (error) => {
  if (!isConnectionLoss(error)) throw error;
});
// Stops with the parent process, so that an interrupted run leaves no server behind.
process.once('disconnect', () => process.exit(0));

const task = JSON.parse(process.argv[2] ?? '{}') as TortureServerTask;
const url = `http://127.0.0.1:${task.port}`;
const signingKey = tortureSigningKey;
const payments = openPayments({
  razorpay: null,
  legalDetails: demoLegalDetails,
  signingKey,
  apiUrl: url,
  sellerAppUrl: url,
});
const shipping = openShipping({ shiprocket: null, signingKey, apiUrl: url });
const folder = (name: string): string => path.join(task.directory, name);
const services = createServices({
  databaseUrl: task.databaseUrl,
  mediaDirectory: folder('media'),
  uploadsDirectory: folder('uploads'),
  exportDirectory: folder('exports'),
  maxForms: 0,
  signingKey,
  storefrontUrl: url,
  sellerAppUrl: url,
  payments,
  shipping,
});
const app = await createHttpServer({ maxEventLoopDelayMs: 60_000 });
await registerApi(app, services, { rateLimitPerMinute: 0, allowedOrigins: [url] });
await app.listen({ host: '127.0.0.1', port: task.port });
await startWorker({
  databaseUrl: task.databaseUrl,
  logger: createLogger({ level: 'silent' }),
  mail: { send: () => Promise.resolve(), close: () => undefined },
  files: openUploads(folder('uploads')),
  exportDirectory: folder('exports'),
  storefrontUrl: url,
  sellerAppUrl: url,
  payments,
  shipping,
  signingKey,
  concurrency: 4,
});
process.send?.('ready');
