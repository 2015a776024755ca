import { registerApi } from '@postprocure/api/api-routes';
import { createHttpServer } from '@postprocure/api/http-server';
import { watchCatalogue } from '@postprocure/api/modules/catalogue/index';
import { openShipping } from '@postprocure/api/modules/fulfilment/index';
import { openPayments } from '@postprocure/api/modules/payments/index';
import { openUploads } from '@postprocure/api/modules/tickets/index';
import { createServices } from '@postprocure/api/services';
import { startWorker, type WorkerOptions } from '@postprocure/api/worker/worker';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import {
  exportFolder,
  importFolder,
  mediaFolder,
  readPreviousSigningKey,
  readSigningKey,
  uploadsFolder,
} from '../config/data-folder.ts';
import { explainListen } from '../config/listen-ports.ts';
import { localUrl } from '../config/local-url.ts';
import { openConfiguredMail } from '../config/mail.ts';
import { addCanonicalHost } from '../pages/canonical-host.ts';
import { registerSeller } from '../pages/seller.ts';
import { registerStorefront } from '../pages/storefront.ts';

export interface ApplicationOptions {
  config: Config;
  databaseUrl: string;
  storefrontUrl: string;
  sellerAppUrl: string;
  logger: WorkerOptions['logger'];
  development: boolean;
}

export interface Application {
  close(): Promise<void>;
}

const drainLimitMs = 10_000;

/**
 * The page limit is this multiple of the API rate limit: 40 pages per second at the default of 600 requests per
 * minute.
 */
const pagesPerRequest = 4;

/** Runs the whole product in one process: two listeners that share the services, and the worker. */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { config, databaseUrl, storefrontUrl, sellerAppUrl, logger, development } = options;
  const signingKey = readSigningKey(config.dataDir, config.jwtSecret);
  const previousSigningKey = readPreviousSigningKey(config.previousJwtSecret);
  const payments = openPayments({
    razorpay: config.razorpay,
    legalDetails: config.legalDetails,
    signingKey,
    apiUrl: localUrl(config.host, config.port),
    sellerAppUrl,
  });
  const shipping = openShipping({
    shiprocket: config.shiprocket,
    sandboxScanSeconds: config.sandboxScanSeconds,
    signingKey,
    apiUrl: localUrl(config.host, config.port),
  });
  const services = createServices({
    databaseUrl,
    mediaDirectory: mediaFolder(config.dataDir),
    uploadsDirectory: uploadsFolder(config.dataDir),
    ...(config.rateLimitPerMinute === 0 && { maxForms: 0, maxLinks: 0 }),
    exportDirectory: exportFolder(config.dataDir),
    importDirectory: importFolder(config.dataDir),
    importMaxBytes: config.importMaxBytes,
    signingKey,
    previousSigningKey,
    storefrontUrl,
    sellerAppUrl,
    payments,
    staffTwoFactor: config.staffTwoFactor,
    hasDemoUsers: config.databaseUrl === undefined,
    cancelPolicy: config.cancelPolicy,
    shipping,
  });
  const createListener = async (publicUrl: string): Promise<FastifyInstance> => {
    const app = await createHttpServer({
      logger,
      trustProxy: config.trustProxy,
      https: publicUrl.startsWith('https:'),
      // Vite compiles a page when it is first requested, which takes seconds and blocks the event loop.
      ...(development && { handlerTimeoutMs: 120_000, maxEventLoopDelayMs: 60_000 }),
    });
    addCanonicalHost(app, publicUrl);
    await registerApi(app, services, {
      rateLimitPerMinute: config.rateLimitPerMinute,
      allowedOrigins: [storefrontUrl, sellerAppUrl],
    });
    return app;
  };
  const pagesPerMinute = config.rateLimitPerMinute * pagesPerRequest;
  const storefront = await createListener(storefrontUrl);
  const pages = await registerStorefront(storefront, {
    catalogue: services.catalogue,
    cart: services.cart,
    chat: services.chat,
    plans: services.plans,
    shipments: services.shipments,
    tickets: services.tickets,
    storefrontUrl,
    sellerAppUrl,
    legalDetails: config.legalDetails,
    pagesPerMinute,
    development,
  });
  const seller = await createListener(sellerAppUrl);
  await registerSeller(seller, {
    storefrontUrl,
    sellerAppUrl,
    hasRazorpayCheckout: config.razorpay !== null,
    pagesPerMinute,
    development,
  });
  const mail = openConfiguredMail(config);
  const worker = await startWorker({
    databaseUrl,
    logger,
    mail,
    files: openUploads(uploadsFolder(config.dataDir)),
    exportDirectory: exportFolder(config.dataDir),
    importDirectory: importFolder(config.dataDir),
    storefrontUrl,
    sellerAppUrl,
    payments,
    shipping,
    signingKey,
    previousSigningKey,
  });
  // Last, because an open port tells load balancers that everything has started.
  await listen(storefront, 'PORT', config.host, config.port);
  await listen(seller, 'SELLER_PORT', config.host, config.sellerPort);
  const watch = watchCatalogue(services.catalogueContext, () => pages.invalidatePages());
  return {
    close: async () => {
      watch.stop();
      await Promise.all([drain(storefront), drain(seller), worker.stop()]);
      mail.close();
      await services.close();
    },
  };
}

async function listen(app: FastifyInstance, variable: string, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListen(variable, host, port, error);
  }
}

/**
 * Stops accepting requests and waits for running ones. Connections that are still busy at the time limit are closed.
 */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), drainLimitMs);
  await app.close();
  clearTimeout(timer);
}
