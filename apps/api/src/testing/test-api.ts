import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { demoTemplate } from '@postprocure/demo-catalogue/testing';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import type { CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import type { StaffTwoFactor } from '@postprocure/contracts/accounts/session';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { registerApi, type ApiOptions } from '../api-routes.ts';
import { createHttpServer, type HttpServerOptions } from '../http-server.ts';
import { openShipping } from '../modules/fulfilment/index.ts';
import { openPayments, type RazorpayKeys } from '../modules/payments/index.ts';
import { createServices, type Services } from '../services.ts';
import { createInjectFetch } from './inject-fetch.ts';

export interface TestApi {
  app: FastifyInstance;
  database: TestDatabase;
  services: Services;
  /** Every registered route. */
  routes: readonly RouteOptions[];
  uploadsDirectory: string;
  importDirectory: string;
  close(): Promise<void>;
}

export const testOrigin = 'http://seller.test';
export const testSigningKey = new Uint8Array(32).fill(7);

interface TestApiOptions {
  http?: HttpServerOptions;
  maxForms?: number;
  heartbeatMs?: number;
  staffTwoFactor?: StaffTwoFactor;
  hasDemoUsers?: boolean;
  cancelPolicy?: CancelPolicy;
  readFreeBytes?: () => Promise<number>;
  importMaxBytes?: number;
  /** Uses these keys instead of the sandbox. There are no network requests: the application answers every call. */
  razorpay?: RazorpayKeys;
}

/**
 * Starts the real application on a separate test database. Send requests with `app.inject`, or make it listen on a
 * port.
 */
export async function createTestApi(
  template: 'empty' | 'demo',
  options: Partial<ApiOptions> & TestApiOptions = {},
): Promise<TestApi> {
  const {
    http,
    maxForms = 0,
    razorpay = null,
    heartbeatMs,
    staffTwoFactor = 'optional',
    hasDemoUsers = false,
    cancelPolicy,
    readFreeBytes,
    importMaxBytes,
    ...api
  } = options;
  const database = await createTestDatabase(template === 'demo' ? { template: demoTemplate } : {});
  const folder = await mkdtemp(path.join(tmpdir(), 'post-procure-api-'));
  const uploadsDirectory = path.join(folder, 'uploads');
  const importDirectory = path.join(folder, 'imports');
  const payments = openPayments({
    razorpay,
    legalDetails: demoLegalDetails,
    signingKey: testSigningKey,
    apiUrl: 'http://api.test',
    sellerAppUrl: testOrigin,
    fetch: createInjectFetch(() => app),
  });
  const shipping = openShipping({
    shiprocket: null,
    signingKey: testSigningKey,
    apiUrl: 'http://api.test',
    fetch: createInjectFetch(() => app),
  });
  const services = createServices({
    databaseUrl: database.url,
    mediaDirectory: path.join(folder, 'media'),
    uploadsDirectory,
    exportDirectory: path.join(folder, 'exports'),
    importDirectory,
    ...(importMaxBytes !== undefined && { importMaxBytes }),
    maxForms,
    signingKey: testSigningKey,
    storefrontUrl: 'http://shop.test',
    sellerAppUrl: testOrigin,
    payments,
    staffTwoFactor,
    hasDemoUsers,
    ...(cancelPolicy && { cancelPolicy }),
    shipping,
    ...(heartbeatMs !== undefined && { heartbeatMs }),
    ...(readFreeBytes && { readFreeBytes }),
    patience: 30,
  });
  const app = await createHttpServer({
    handlerTimeoutMs: 120_000,
    maxEventLoopDelayMs: 60_000,
    ...http,
  });
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await registerApi(app, services, { rateLimitPerMinute: 0, allowedOrigins: [testOrigin], ...api });
  return {
    app,
    database,
    services,
    routes,
    uploadsDirectory,
    importDirectory,
    close: async () => {
      await app.close();
      await services.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
