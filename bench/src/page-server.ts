import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { registerApi } from '@postprocure/api/api-routes';
import { createHttpServer } from '@postprocure/api/http-server';
import { watchCatalogue } from '@postprocure/api/modules/catalogue/index';
import { createLogger } from '@postprocure/api/logger';
import { openShipping } from '@postprocure/api/modules/fulfilment/index';
import { openPayments } from '@postprocure/api/modules/payments/index';
import { createServices } from '@postprocure/api/services';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { registerStorefront } from '@postprocure/server/pages/storefront';
import { receiveTask } from './child-process.ts';
import type { PageServerReady, PageServerTask } from './page-process.ts';

const task = await receiveTask<PageServerTask>();
const signingKey = new Uint8Array(32).fill(1);
const services = createServices({
  databaseUrl: task.databaseUrl,
  mediaDirectory: task.mediaDirectory,
  uploadsDirectory: path.join(path.dirname(task.mediaDirectory), 'uploads'),
  exportDirectory: task.mediaDirectory,
  importDirectory: task.mediaDirectory,
  signingKey,
  storefrontUrl: 'http://127.0.0.1',
  sellerAppUrl: 'http://127.0.0.1',
  payments: openPayments({
    razorpay: null,
    legalDetails: demoLegalDetails,
    signingKey,
    apiUrl: 'http://127.0.0.1',
    sellerAppUrl: 'http://127.0.0.1',
  }),
  staffTwoFactor: 'required',
  shipping: openShipping({ shiprocket: null, signingKey, apiUrl: 'http://127.0.0.1' }),
});

// Logs every request, as the real server does, but to the null device.
const app = await createHttpServer({ logger: createLogger({ level: 'info' }) });
await registerApi(app, services, { rateLimitPerMinute: 0, allowedOrigins: [] });
const pages = await registerStorefront(app, {
  catalogue: services.catalogue,
  cart: services.cart,
  chat: services.chat,
  plans: services.plans,
  shipments: services.shipments,
  tickets: services.tickets,
  storefrontUrl: 'http://127.0.0.1',
  sellerAppUrl: 'http://127.0.0.1',
});
watchCatalogue(services.catalogueContext, () => pages.invalidatePages());
await app.listen({ host: '127.0.0.1', port: 0 });

const ready: PageServerReady = { port: (app.server.address() as AddressInfo).port };
process.send?.(ready);
