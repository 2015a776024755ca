import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler, RouteOptions } from 'fastify';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import {
  merchantPermissions,
  staffPermissions,
  type MerchantPermission,
  type StaffPermission,
} from '@postprocure/contracts/permission';
import { readClient } from '../client-context.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { isStaff, requirePermission, type Caller, type MerchantCaller, type StaffCaller } from '../caller.ts';
import { authenticate, type AccountsContext } from '../modules/accounts/index.ts';
import { createCsrfError, isOwnOrigin, isSafeMethod } from './csrf-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required below /api/seller and /api/desk: the server does not start without it. */
    permission?: MerchantPermission | StaffPermission;
    /** Set for routes that only reject requests, such as those with a method that the path does not support. */
    grantsNothing?: boolean;
  }
  interface FastifyRequest {
    /** The logged-in user. Set only below /api/account, /api/seller and /api/desk. */
    caller: Caller;
    /** Set only below /api/seller. */
    merchant: MerchantCaller;
    /** Set only below /api/desk. */
    staff: StaffCaller;
    /** True if the request has the CSRF header, which other sites cannot send, and comes from one of our origins. */
    isFromOwnPage: boolean;
  }
}

interface Area {
  prefix: string;
  permissions: readonly string[];
  /** Whether a bearer token is accepted, or only the session cookie of the seller application. */
  acceptsTokens: boolean;
  admits: (caller: Caller) => boolean;
  isForStaff?: true;
}

export const guardedAreas: readonly Area[] = [
  { prefix: '/api/account/', permissions: [], acceptsTokens: false, admits: () => true },
  {
    prefix: '/api/seller/',
    permissions: merchantPermissions,
    acceptsTokens: true,
    admits: ({ merchant }) => merchant !== null,
  },
  {
    prefix: '/api/desk/',
    permissions: staffPermissions,
    acceptsTokens: false,
    admits: ({ user }) => isStaff(user.role),
    isForStaff: true,
  },
];

const callers = new WeakMap<FastifyRequest, Caller>();

function readCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller)
    throw new Error(
      `${request.routeOptions.url ?? 'This route'} is not protected by the route guard, so its caller is unknown`,
    );
  return caller;
}

/**
 * Adds authentication and the permission check to every route registered from now on below the guarded prefixes.
 * Routes are protected by their path, so developers cannot forget to protect one.
 */
export function addRouteGuard(
  app: FastifyInstance,
  accounts: AccountsContext,
  ownOrigins: readonly string[],
): void {
  decorate(app, ownOrigins);
  app.addHook('onRoute', (route) => {
    const area = guardedAreas.find(({ prefix }) => `${route.url}/`.startsWith(prefix));
    if (!area || route.config?.grantsNothing) return;
    requireDeclaration(route, area);
    // Runs before the body is read, and after the rate limit, which runs in `onRequest`.
    route.preParsing = [guardRoute(accounts, area), ...[route.preParsing ?? []].flat()];
  });
}

function requireDeclaration({ url, method, config }: RouteOptions, { permissions }: Area): void {
  const declared = config?.permission;
  if (permissions.length > 0 && (declared === undefined || !permissions.includes(declared))) {
    throw new Error(`${[method].flat().join()} ${url} must name the permission it requires`);
  }
}

const guardRoute =
  (accounts: AccountsContext, area: Area): preParsingAsyncHookHandler =>
  async (request) => {
    const { authorization, cookie } = request.headers;
    const caller = await authenticate(accounts, { authorization, cookie }, readClient(request), area);
    // CSRF: browsers send the cookie with requests from any site, so changes must come from our own pages.
    if (authorization === undefined && !isSafeMethod(request) && !request.isFromOwnPage)
      throw createCsrfError();
    if (!area.admits(caller)) throw new AppError('NOT_FOUND', 'This URL does not exist.');
    if (area.isForStaff && accounts.staffTwoFactor === 'required' && !caller.twoFactor) {
      throw new AppError('TWO_FACTOR_SETUP_REQUIRED', 'Set up two-factor login before you use the desk.');
    }
    const { permission } = request.routeOptions.config;
    if (permission !== undefined) requirePermission(caller, permission);
    callers.set(request, caller);
  };

function decorate(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.decorateRequest('isFromOwnPage', {
    getter(this: FastifyRequest) {
      return this.headers[csrfHeader] !== undefined && isOwnOrigin(this, ownOrigins);
    },
  });
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return readCaller(this);
    },
  });
  app.decorateRequest('merchant', {
    getter(this: FastifyRequest): MerchantCaller {
      const { userId, sessionId, permissions, merchant } = readCaller(this);
      if (!merchant) throw new Error('The caller has no merchant');
      return { userId, sessionId, permissions, merchantId: merchant.id, role: merchant.role };
    },
  });
  app.decorateRequest('staff', {
    getter(this: FastifyRequest): StaffCaller {
      const { userId, sessionId, permissions, user } = readCaller(this);
      if (user.role !== 'support' && user.role !== 'admin') throw new Error('The caller is not staff');
      return { userId, sessionId, permissions, role: user.role };
    },
  });
}
