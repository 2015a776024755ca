import type { FastifyInstance } from 'fastify';
import { AppError } from '@postprocure/contracts/app-error';
import {
  invitationEndpoints,
  loginEndpoints,
  loginHistoryEndpoints,
  passkeyEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from '@postprocure/contracts/accounts/endpoints';
import { agreementEndpoints } from '@postprocure/contracts/agreements/endpoints';
import { cartEndpoints } from '@postprocure/contracts/cart/endpoints';
import { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import { importDeskEndpoints } from '@postprocure/contracts/catalogue-import/endpoints';
import { chatDeskEndpoints, chatEndpoints } from '@postprocure/contracts/chat/endpoints';
import { dashboardEndpoints } from '@postprocure/contracts/dashboard/endpoints';
import { documentEndpoints } from '@postprocure/contracts/documents/endpoints';
import { ledgerDeskEndpoints } from '@postprocure/contracts/ledger/endpoints';
import { paymentDeskEndpoints } from '@postprocure/contracts/payments/endpoints';
import { planBillingEndpoints } from '@postprocure/contracts/plan-billing/endpoints';
import { errorStatus } from '@postprocure/contracts/error-code';
import { exportEndpoints, exportFileEndpoints } from '@postprocure/contracts/exports/endpoints';
import { merchantDeskEndpoints, merchantProfileEndpoints } from '@postprocure/contracts/merchants/endpoints';
import {
  customerDeliveryEndpoints,
  deliveryEndpoints,
  evidenceEndpoints,
  fulfilmentDeskEndpoints,
} from '@postprocure/contracts/fulfilment/endpoints';
import { healthEndpoints } from '@postprocure/contracts/health/endpoints';
import { cannedReplyEndpoints, inboxEndpoints } from '@postprocure/contracts/inbox/endpoints';
import { notificationEndpoints } from '@postprocure/contracts/notifications/endpoints';
import {
  autopayEndpoints,
  orderDeskEndpoints,
  orderEndpoints,
  orderUploadEndpoints,
} from '@postprocure/contracts/orders/endpoints';
import { operationEndpoints } from '@postprocure/contracts/operations/endpoints';
import { merchantPlanEndpoints, planEndpoints } from '@postprocure/contracts/plans/endpoints';
import { privacyEndpoints } from '@postprocure/contracts/privacy/endpoints';
import { profileEndpoints } from '@postprocure/contracts/profile/endpoints';
import { shipmentEndpoints } from '@postprocure/contracts/shipments/endpoints';
import { carrierSandboxPath, carrierSandboxRoutes } from './modules/carrier-sandbox/index.ts';
import { redirectExpiredLinks } from './modules/exports/index.ts';
import { acceptEvidence, trackingWebhookRoutes } from './modules/fulfilment/index.ts';
import { acceptImages, imageRoutes } from './modules/images/index.ts';
import { liveUpdateRoutes } from './modules/live-updates/index.ts';
import { acceptCatalogueFiles } from './modules/catalogue-import/index.ts';
import { acceptOrderFiles } from './modules/orders/index.ts';
import { sandboxApiRoutes, sandboxCheckoutRoutes, sandboxPaths } from './modules/payment-sandbox/index.ts';
import { paymentWebhookRoutes } from './modules/payments/index.ts';
import {
  orderMessageDeskEndpoints,
  orderMessageEndpoints,
} from '@postprocure/contracts/order-messages/endpoints';
import { pricingEndpoints, subscriptionEndpoints } from '@postprocure/contracts/subscriptions/endpoints';
import { acceptForms } from './modules/tickets/index.ts';
import { teamEndpoints } from '@postprocure/contracts/team/endpoints';
import {
  merchantTicketEndpoints,
  ticketDeskEndpoints,
  ticketEndpoints,
} from '@postprocure/contracts/tickets/endpoints';
import {
  balanceRefundEndpoints,
  topUpEndpoints,
  walletEndpoints,
} from '@postprocure/contracts/wallet/endpoints';
import { limitPerMinute } from './limits/client-rate-limiter.ts';
import { registerEndpoints } from './endpoints/register-endpoints.ts';
import { addApiReference } from './plugins/api-reference.ts';
import { addCacheControl, catalogueCacheControl } from './plugins/cache-control.ts';
import { addConditionalGet } from './plugins/conditional-get.ts';
import { allowAnyOrigin, allowOrigins } from './plugins/cross-origin.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { watchMethods } from './plugins/method-not-allowed.ts';
import { addOverloadGuard } from './plugins/overload-guard.ts';
import { addCsrfProtection } from './plugins/csrf-origin.ts';
import { addSilentRateLimit, addRateLimit } from './plugins/rate-limit.ts';
import { addRouteGuard } from './plugins/route-guard.ts';
import { addStrictQueryString } from './plugins/strict-query-string.ts';
import type { Services } from './services.ts';

export interface ApiOptions {
  /** How many requests a client may make in a minute; 0 means no limit. */
  rateLimitPerMinute: number;
  /** The origins of our own pages, which may call the API from a browser. */
  allowedOrigins: readonly string[];
  /** How many API requests are handled at once. As many again may wait for up to half a second. */
  maxRequestsInFlight?: number;
}

/** Images get this multiple of the API rate limit, because a page of results loads dozens of them. */
const imagesPerRequest = 30;
/**
 * Renders get no more than the API rate limit, because rendering takes about a hundred times the work of serving a
 * cached image.
 */
const rendersPerRequest = 1;
const webhooksPerRequest = 30;

/** Adds the API below /api and the images below /media to a server created by `createHttpServer`. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  options: ApiOptions,
): Promise<void> {
  await addOpenApi(app);
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode === errorStatus.STORAGE_FULL) services.storage.noteRefusal();
    done();
  });
  addRouteGuard(app, services.accounts, options.allowedOrigins);
  await app.register(addApiReference);
  await app.register(async (scope) => {
    addSilentRateLimit(scope, { perMinute: options.rateLimitPerMinute * imagesPerRequest });
    const renderLimiter = limitPerMinute(options.rateLimitPerMinute * rendersPerRequest);
    await scope.register(imageRoutes({ ...services.images, renderLimiter }));
  });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, healthEndpoints, services.health);
    addMethodNotAllowed();
    done();
  });
  await app.register(async (scope) => {
    // Live update connections stay open for hours, so they do not count towards the number of requests in flight.
    addRateLimit(scope, { perMinute: options.rateLimitPerMinute });
    addCacheControl(scope, 'no-store');
    await scope.register(liveUpdateRoutes(services.liveUpdates));
  });
  await app.register((scope) => registerPaymentRoutes(scope, services, options));
  await app.register((scope) => registerCarrierRoutes(scope, services, options));
  await app.register((limited) => registerLimitedRoutes(limited, services, options));
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('NOT_FOUND', 'This URL does not exist.');
  });
}

/** Webhooks that the payment gateway calls, and the sandbox that replaces the gateway. */
async function registerPaymentRoutes(
  app: FastifyInstance,
  { payments }: Services,
  options: ApiOptions,
): Promise<void> {
  await app.register(async (scope) => {
    const addMethodNotAllowed = watchMethods(scope);
    // All webhooks come from the gateway's few IP addresses, so the limit per client is higher here.
    addRateLimit(scope, { perMinute: options.rateLimitPerMinute * webhooksPerRequest });
    addCacheControl(scope, 'no-store');
    await scope.register(paymentWebhookRoutes(payments));
    addMethodNotAllowed();
  });
  const { sandbox, database } = payments;
  if (!sandbox) return;
  // Our own API requests call the sandbox and wait for it, so it must not share their limits: they could deadlock.
  await app.register(sandboxApiRoutes(database, sandbox), { prefix: sandboxPaths.api });
  await app.register(sandboxCheckoutRoutes(database, sandbox));
}

/** Webhooks that the carrier calls, and the sandbox that replaces the carrier. */
async function registerCarrierRoutes(
  app: FastifyInstance,
  { shipping }: Services,
  options: ApiOptions,
): Promise<void> {
  await app.register(async (scope) => {
    const addMethodNotAllowed = watchMethods(scope);
    addRateLimit(scope, { perMinute: options.rateLimitPerMinute * webhooksPerRequest });
    addCacheControl(scope, 'no-store');
    await scope.register(trackingWebhookRoutes(shipping));
    addMethodNotAllowed();
  });
  const { sandbox, database } = shipping;
  if (sandbox) await app.register(carrierSandboxRoutes(database, sandbox), { prefix: carrierSandboxPath });
}

async function registerLimitedRoutes(
  app: FastifyInstance,
  services: Services,
  options: ApiOptions,
): Promise<void> {
  const maxInFlight = options.maxRequestsInFlight ?? 48;
  addRateLimit(app, { perMinute: options.rateLimitPerMinute });
  addStrictQueryString(app);
  addOverloadGuard(app, { max: maxInFlight, maxWaiting: maxInFlight, maxWaitMs: 500 });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    allowOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, loginEndpoints, services.login);
    addMethodNotAllowed();
    done();
  });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    addCsrfProtection(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, cartEndpoints, services.cart);
    registerEndpoints(scope, chatEndpoints, services.chat);
    addMethodNotAllowed();
    done();
  });
  // The route guard checks the caller's permission for these endpoints, based on their paths.
  await app.register(async (scope) => {
    const addMethodNotAllowed = watchMethods(scope);
    addCsrfProtection(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, signUpEndpoints, services.signUp);
    registerEndpoints(scope, invitationEndpoints, services.invitations);
    registerEndpoints(scope, passwordEndpoints, services.passwords);
    registerEndpoints(scope, loginHistoryEndpoints, services.loginHistory);
    registerEndpoints(scope, passkeyEndpoints, services.passkeys);
    registerEndpoints(scope, twoFactorEndpoints, services.twoFactor);
    registerEndpoints(scope, sessionEndpoints, services.sessions);
    registerEndpoints(scope, subscriptionEndpoints, services.subscriptions);
    registerEndpoints(scope, pricingEndpoints, services.pricing);
    registerEndpoints(scope, agreementEndpoints, services.agreements);
    registerEndpoints(scope, dashboardEndpoints, services.dashboard);
    registerEndpoints(scope, notificationEndpoints, services.notifications);
    registerEndpoints(scope, privacyEndpoints, services.privacy);
    await scope.register((images, _options, done) => {
      acceptImages(images);
      registerEndpoints(images, profileEndpoints, services.profile);
      registerEndpoints(images, merchantProfileEndpoints, services.merchantProfile);
      done();
    });
    registerEndpoints(scope, teamEndpoints, services.team);
    registerEndpoints(scope, walletEndpoints, services.wallet);
    registerEndpoints(scope, topUpEndpoints, services.topUps);
    registerEndpoints(scope, balanceRefundEndpoints, services.balanceRefunds);
    registerEndpoints(scope, documentEndpoints, services.documents);
    registerEndpoints(scope, planBillingEndpoints, services.planBilling);
    registerEndpoints(scope, orderEndpoints, services.orders);
    registerEndpoints(scope, autopayEndpoints, services.autopay);
    registerEndpoints(scope, orderMessageEndpoints, services.orderMessages);
    registerEndpoints(scope, deliveryEndpoints, services.delivery);
    registerEndpoints(scope, customerDeliveryEndpoints, services.customerDelivery);
    await scope.register((files, _options, done) => {
      acceptEvidence(files);
      registerEndpoints(files, evidenceEndpoints, services.evidence);
      done();
    });
    await scope.register((files, _options, done) => {
      acceptOrderFiles(files);
      registerEndpoints(files, orderUploadEndpoints, services.orderUploads);
      done();
    });
    registerEndpoints(scope, exportEndpoints, services.exports);
    await scope.register((files, _options, done) => {
      redirectExpiredLinks(files, services.expiredFilePage);
      registerEndpoints(files, exportFileEndpoints, services.exportFiles);
      done();
    });
    registerEndpoints(scope, merchantPlanEndpoints, services.merchantPlans);
    registerEndpoints(scope, merchantTicketEndpoints, services.merchantTickets);
    addMethodNotAllowed();
  });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    addCsrfProtection(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    acceptForms(scope, services.tickets);
    registerEndpoints(scope, ticketEndpoints, services.ticketForms);
    addMethodNotAllowed();
    done();
  });
  await app.register(async (scope) => {
    const addMethodNotAllowed = watchMethods(scope);
    allowOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, paymentDeskEndpoints, services.paymentDesk);
    registerEndpoints(scope, ledgerDeskEndpoints, services.ledgerDesk);
    registerEndpoints(scope, merchantDeskEndpoints, services.merchantDesk);
    registerEndpoints(scope, operationEndpoints, services.operations);
    registerEndpoints(scope, orderMessageDeskEndpoints, services.orderMessageDesk);
    registerEndpoints(scope, orderDeskEndpoints, services.orderDesk);
    registerEndpoints(scope, fulfilmentDeskEndpoints, services.fulfilmentDesk);
    registerEndpoints(scope, inboxEndpoints, services.inbox);
    registerEndpoints(scope, cannedReplyEndpoints, services.cannedReplies);
    registerEndpoints(scope, ticketDeskEndpoints, services.ticketDesk);
    registerEndpoints(scope, chatDeskEndpoints, services.chatDesk);
    await scope.register((files, _options, done) => {
      acceptCatalogueFiles(files, services.importMaxBytes);
      registerEndpoints(files, importDeskEndpoints, services.importDesk);
      done();
    });
    addMethodNotAllowed();
  });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, 'no-store');
    registerEndpoints(scope, shipmentEndpoints, services.shipments);
    addMethodNotAllowed();
    done();
  });
  await app.register((scope, _options, done) => {
    const addMethodNotAllowed = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, catalogueCacheControl);
    addConditionalGet(scope);
    registerEndpoints(scope, catalogueEndpoints, services.catalogue);
    registerEndpoints(scope, planEndpoints, services.plans);
    addMethodNotAllowed();
    done();
  });
}
