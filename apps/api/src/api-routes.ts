import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { entryRoutes } from './modules/accounts/entry.routes.ts';
import { securityRoutes } from './modules/accounts/security.routes.ts';
import { sessionRoutes } from './modules/accounts/session.routes.ts';
import { agreementRoutes } from './modules/agreements/agreement.routes.ts';
import { businessRoutes } from './modules/business/business.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { chatDeskRoutes } from './modules/chat/chat-desk.routes.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts';
import { deskRoutes } from './modules/desk/desk.routes.ts';
import { enquiriesDeskRoutes } from './modules/enquiries/enquiries-desk.routes.ts';
import { enquiriesRoutes } from './modules/enquiries/enquiries.routes.ts';
import { exportRoutes } from './modules/exports/export.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { merchantPlanRoutes } from './modules/merchant-plans/merchant-plan.routes.ts';
import { merchantDeskRoutes } from './modules/merchants/merchant-desk.routes.ts';
import { notificationRoutes } from './modules/notifications/notification.routes.ts';
import { operationsRoutes } from './modules/operations/operations.routes.ts';
import { uploadedPictureRoutes } from './modules/pictures/picture.routes.ts';
import { planRoutes } from './modules/plans/plan.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { shipmentRoutes } from './modules/shipments/shipment.routes.ts';
import { pricingRoutes } from './modules/subscriptions/pricing.routes.ts';
import { subscriptionRoutes } from './modules/subscriptions/subscription.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { addApiReference } from './plugins/api-reference.ts';
import { addCacheControl, catalogueCacheControl } from './plugins/cache-control.ts';
import { addConditionalGet } from './plugins/conditional-get.ts';
import { allowAnyOrigin, allowOrigins } from './plugins/cross-origin.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { watchMethods } from './plugins/other-methods.ts';
import { addOverloadGuard } from './plugins/overload-guard.ts';
import { refuseForeignOrigins } from './plugins/own-origin.ts';
import { addClientLimit, addRateLimit } from './plugins/rate-limit.ts';
import { addRouteGuard } from './plugins/route-guard.ts';
import { addStrictQueryString } from './plugins/strict-query-string.ts';
import type { Services } from './services.ts';

export interface ApiOptions {
  /** Requests a client may make in a minute; 0 switches the limit off. */
  rateLimitPerMinute: number;
  /** Origins of our own pages, which may log in from the browser. */
  allowedOrigins: readonly string[];
  /** How many API requests this process works on at once; as many again may wait for half a second. */
  maxRequestsInFlight?: number;
}

/** Pictures a client may fetch for each API request: with 600 of those ten times what leafing quickly takes. */
const picturesPerRequest = 30;

/** Adds the API below /api, and the pictures below /media, to a server made by `createHttpServer`. */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  options: ApiOptions,
): Promise<void> {
  await addOpenApi(app);
  addRouteGuard(app, services.accounts, options.allowedOrigins);
  await app.register(addApiReference);
  await app.register(async (scope) => {
    addClientLimit(scope, { perMinute: options.rateLimitPerMinute * picturesPerRequest });
    await scope.register(mediaRoutes(services.media));
    await scope.register(uploadedPictureRoutes(services.pictures));
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, 'no-store');
    await scope.register(healthRoutes(services.health));
    addOtherMethods();
  });
  await app.register((limited) => registerLimitedRoutes(limited, services, options));
  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  });
}

async function registerLimitedRoutes(
  app: FastifyInstance,
  services: Services,
  options: ApiOptions,
): Promise<void> {
  const maxInFlight = options.maxRequestsInFlight ?? 48;
  await addRateLimit(app, { perMinute: options.rateLimitPerMinute });
  addStrictQueryString(app);
  addOverloadGuard(app, { max: maxInFlight, maxWaiting: maxInFlight, maxWaitMs: 500 });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    allowOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    await scope.register(accountsRoutes(services.accounts, options.allowedOrigins));
    addOtherMethods();
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    refuseForeignOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    await scope.register(cartRoutes(services.cart));
    await scope.register(chatRoutes(services.chat));
    addOtherMethods();
  });
  // Who may call what here is decided by address: see the route guard.
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    refuseForeignOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    await scope.register(entryRoutes(services.accounts));
    await scope.register(sessionRoutes(services.accounts));
    await scope.register(subscriptionRoutes(services.subscriptions));
    await scope.register(pricingRoutes(services.subscriptions));
    await scope.register(securityRoutes(services.accounts));
    await scope.register(agreementRoutes(services.agreements));
    await scope.register(businessRoutes(services.business));
    await scope.register(dashboardRoutes(services.dashboard));
    await scope.register(notificationRoutes(services.notifications));
    await scope.register(privacyRoutes(services.privacy));
    await scope.register(profileRoutes(services.profile));
    await scope.register(teamRoutes(services.team));
    await scope.register(exportRoutes(services.exports));
    await scope.register(merchantPlanRoutes(services.merchantPlans));
    addOtherMethods();
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    refuseForeignOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    await scope.register(enquiriesRoutes(services.enquiries));
    addOtherMethods();
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    allowOrigins(scope, options.allowedOrigins);
    addCacheControl(scope, 'no-store');
    await scope.register(deskRoutes(services.desk));
    await scope.register(enquiriesDeskRoutes(services.enquiries));
    await scope.register(chatDeskRoutes(services.chat.desk));
    await scope.register(merchantDeskRoutes(services.merchants));
    await scope.register(operationsRoutes(services.operations));
    addOtherMethods();
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, 'no-store');
    await scope.register(deliveryRoutes(services.delivery));
    await scope.register(shipmentRoutes(services.shipments));
    addOtherMethods();
  });
  await app.register(async (scope) => {
    const addOtherMethods = watchMethods(scope);
    allowAnyOrigin(scope);
    addCacheControl(scope, catalogueCacheControl);
    addConditionalGet(scope);
    await scope.register(catalogueRoutes(services.catalogue));
    await scope.register(planRoutes(services.plans));
    addOtherMethods();
  });
}
