import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler, RouteOptions } from 'fastify';
import { ownPageHeader } from '@postprocure/contracts/own-page';
import {
  merchantPermissions,
  staffPermissions,
  type MerchantPermission,
  type StaffPermission,
} from '@postprocure/contracts/permission';
import { readClient } from '../client-context.ts';
import { AppError } from '../errors.ts';
import { requirePermission, type Caller, type SellerCaller, type StaffCaller } from '../caller.ts';
import type { AccountsService } from '../modules/accounts/index.ts';
import { foreignPageError, isOwnOrigin, isReading } from './own-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route below /api/seller or /api/desk demands of its caller. The server does not start without it. */
    permission?: MerchantPermission | StaffPermission;
    /** Answers nobody with anything: methods an address does not have. */
    grantsNothing?: boolean;
  }
  interface FastifyRequest {
    /** Below /api/account, /api/seller and /api/desk: who is logged in. */
    caller: Caller;
    /** Below /api/seller. */
    seller: SellerCaller;
    /** Below /api/desk. */
    staff: StaffCaller;
  }
}

interface Area {
  prefix: string;
  permissions: readonly string[];
  /** Whether a token opens it too; else only the cookie of the seller application does. */
  takesTokens: boolean;
  admits: (caller: Caller) => boolean;
}

export const guardedAreas: readonly Area[] = [
  { prefix: '/api/account/', permissions: [], takesTokens: false, admits: () => true },
  {
    prefix: '/api/seller/',
    permissions: merchantPermissions,
    takesTokens: true,
    admits: ({ merchant }) => merchant !== null,
  },
  {
    prefix: '/api/desk/',
    permissions: staffPermissions,
    takesTokens: false,
    admits: ({ user }) => user.role === 'support' || user.role === 'admin',
  },
];

const callers = new WeakMap<FastifyRequest, Caller>();

function readCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error(`Nobody was asked for at ${request.routeOptions.url ?? 'this address'}`);
  return caller;
}

/**
 * Puts a guard before every route of the guarded areas that is registered from now on, wherever that happens:
 * a route is closed because of its address, not because somebody thought of closing it.
 */
export function addRouteGuard(
  app: FastifyInstance,
  accounts: Pick<AccountsService, 'authenticate'>,
  ownOrigins: readonly string[],
): void {
  decorate(app);
  app.addHook('onRoute', (route) => {
    const area = guardedAreas.find(({ prefix }) => `${route.url}/`.startsWith(prefix));
    if (!area || route.config?.grantsNothing) return;
    requireDeclaration(route, area);
    // Before the body is read, and after the rate limit, which counts in `onRequest`.
    route.preParsing = [guardRoute(accounts, ownOrigins, area), ...[route.preParsing ?? []].flat()];
  });
}

function requireDeclaration({ url, method, config }: RouteOptions, { permissions }: Area): void {
  const declared = config?.permission;
  if (permissions.length > 0 && (declared === undefined || !permissions.includes(declared))) {
    throw new Error(`${[method].flat().join()} ${url} must name the permission it demands in its config`);
  }
}

const guardRoute =
  (
    accounts: Pick<AccountsService, 'authenticate'>,
    ownOrigins: readonly string[],
    area: Area,
  ): preParsingAsyncHookHandler =>
  async (request) => {
    const { authorization, cookie } = request.headers;
    const caller = await accounts.authenticate({ authorization, cookie }, readClient(request), area);
    if (authorization === undefined) refuseForeignPage(request, ownOrigins);
    if (!area.admits(caller)) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const { permission } = request.routeOptions.config;
    if (permission !== undefined) requirePermission(caller, permission);
    callers.set(request, caller);
  };

/** Cookies travel with requests of any page. What changes something must come from ours. */
function refuseForeignPage(request: FastifyRequest, ownOrigins: readonly string[]): void {
  if (isReading(request)) return;
  if (request.headers[ownPageHeader] !== undefined && isOwnOrigin(request, ownOrigins)) return;
  throw foreignPageError();
}

function decorate(app: FastifyInstance): void {
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return readCaller(this);
    },
  });
  app.decorateRequest('seller', {
    getter(this: FastifyRequest): SellerCaller {
      const { userId, sessionId, permissions, merchant } = readCaller(this);
      if (!merchant) throw new Error('A caller without a merchant came through');
      return { userId, sessionId, permissions, merchantId: merchant.id, role: merchant.role };
    },
  });
  app.decorateRequest('staff', {
    getter(this: FastifyRequest): StaffCaller {
      const { userId, sessionId, permissions, user } = readCaller(this);
      if (user.role !== 'support' && user.role !== 'admin')
        throw new Error('A caller who is no staff came through');
      return { userId, sessionId, permissions, role: user.role };
    },
  });
}
