import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { registerApi } from '@postprocure/api/api-routes';
import { createHttpServer } from '@postprocure/api/http-server';
import { createLogger } from '@postprocure/api/logger';
import { watchCatalogue } from '@postprocure/api/modules/catalogue/index';
import { addCacheControl, catalogueCacheControl } from '@postprocure/api/plugins/cache-control';
import { addConditionalGet } from '@postprocure/api/plugins/conditional-get';
import { allowAnyOrigin } from '@postprocure/api/plugins/cross-origin';
import { addOverloadGuard } from '@postprocure/api/plugins/overload-guard';
import { addStrictQueryString } from '@postprocure/api/plugins/strict-query-string';
import { openShipping } from '@postprocure/api/modules/fulfilment/index';
import { openPayments } from '@postprocure/api/modules/payments/index';
import { createServices, type Services } from '@postprocure/api/services';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { demoLegalDetails } from '@postprocure/contracts/legal-details';
import { constantPaths, type ApiServerReady, type ApiServerTask } from './api-process.ts';
import { receiveTask } from './child-process.ts';

const task = await receiveTask<ApiServerTask>();
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
const constant = { data: await findMiddlingProduct(services, task.sampleIds) };

// Logs every request, as the real server does, but to the null device.
const app = await createHttpServer({ logger: createLogger({ level: 'info' }) });
await registerApi(app, services, { rateLimitPerMinute: 0, allowedOrigins: [] });
// Uses the same hooks as the catalogue routes, in the same order.
await app.register((scope) => {
  addStrictQueryString(scope);
  addOverloadGuard(scope, { max: 48, maxWaiting: 48, maxWaitMs: 500 });
  allowAnyOrigin(scope);
  addCacheControl(scope, catalogueCacheControl);
  addConditionalGet(scope);
  scope.get(constantPaths.sameHooks, { schema: { hide: true } }, () => constant);
});
app.get(constantPaths.bare, { schema: { hide: true } }, () => constant);
// As in the real server, because product texts are cached only while the catalogue is watched.
watchCatalogue(services.catalogueContext, () => undefined);
await app.listen({ host: '127.0.0.1', port: 0 });

const ready: ApiServerReady = {
  port: (app.server.address() as AddressInfo).port,
  constantBytes: Buffer.byteLength(JSON.stringify(constant)),
};
process.send?.(ready);

/** Finds the product with the median JSON size, so that the constant response is as large as a real one. */
async function findMiddlingProduct({ catalogueContext }: Services, ids: number[]): Promise<ProductDetail> {
  const found = await Promise.all(ids.map((id) => catalogueContext.readProductText(id)));
  const bySize = found.filter((text) => text !== null).sort((a, b) => a.length - b.length);
  const middle = bySize[Math.floor(bySize.length / 2)];
  if (middle === undefined) throw new Error('The catalogue has none of the sampled products.');
  return JSON.parse(middle) as ProductDetail;
}
