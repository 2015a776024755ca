import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { CartService, CartVisit } from '@postprocure/api/modules/cart/index';
import type { ChatService, ChatVisit } from '@postprocure/api/modules/chat/index';
import type { TicketsService } from '@postprocure/api/modules/tickets/index';
import { toAppError } from '@postprocure/api/plugins/error-handler';
import { createCsrfError, isOwnOrigin } from '@postprocure/api/plugins/csrf-origin';
import type { CatalogueApi } from '@postprocure/api-client/catalogue-api';
import type { FormDesk } from '@postprocure/api-client/tickets-api';
import type { DeliveryApi } from '@postprocure/api-client/delivery-api';
import type { PlansApi } from '@postprocure/api-client/plans-api';
import type { ShipmentsApi } from '@postprocure/api-client/shipments-api';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { sendPageFailure } from './page-failure.ts';
import { createPageLimit } from './page-rate-limit.ts';
import { readRenderedPage } from './rendered-page.ts';
import { readStaticFiles } from './static-files.ts';
import { sendStored, type StoredResponse } from './stored-response.ts';
import { builtClientDirectory, loadServerBuild, startDevelopmentApp } from './web-build.ts';
import { createActionRequest, createPageRequest } from './web-request.ts';

export interface StorefrontOptions {
  catalogue: CatalogueApi;
  cart: CartService;
  chat: ChatService;
  delivery: DeliveryApi;
  plans: PlansApi;
  shipments: ShipmentsApi;
  tickets: Pick<TicketsService, 'submitPage'>;
  storefrontUrl: string;
  sellerAppUrl: string;
  /** Page requests per client and minute; 0 disables the limit. */
  pagesPerMinute?: number;
  development?: boolean;
  pageCacheBytes?: number;
}

export interface Storefront {
  /** Drops all cached pages after a catalogue change. */
  invalidatePages(): void;
}

interface LoadContextValues {
  catalogue: CatalogueApi;
  cart: CartVisit;
  chat: ChatVisit;
  delivery: DeliveryApi;
  plans: PlansApi;
  shipments: ShipmentsApi;
  forms: FormDesk;
  site: { storefrontUrl: string; sellerAppUrl: string };
  scriptNonce: string;
  reportError: (error: unknown) => void;
}

/** The exports of the storefront's `entry.server.tsx`. */
interface StorefrontEntry {
  createLoadContext(values: LoadContextValues): RouterContextProvider;
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
}

/** What a personal page may know about the visitor. Cached pages know nothing. */
interface Visitor {
  cookie?: string | undefined;
  client?: string;
}

/** Forms may contain photos and arrive over slow connections. */
const uploadTimeoutMs = 110_000;

const defaultPageCacheBytes = 64 * 1024 * 1024;

/** Paths of the API and of files; an unknown one is not answered with a page. */
const notPages = /^\/(?:api|media|assets)\//;

/** Pages with one visitor's data: rendered for each request with its cookie, and never cached. */
const personalPages = /^\/(?:cart|support\/chatemail\/conversation)(?:\.data|\/)?$/;

/** Serves the storefront's pages and files for every path that no other route handles. */
export async function registerStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
): Promise<Storefront> {
  const { catalogue, cart, chat, delivery, tickets, plans, shipments } = options;
  const { storefrontUrl, sellerAppUrl, development = false } = options;
  const files = development
    ? new Map<string, StoredResponse>()
    : await readStaticFiles(builtClientDirectory('storefront'));
  const openApp = development ? await openDevelopmentApp(app) : await openBuiltApp();
  const cache = createPageCache({
    maxBytes: options.pageCacheBytes ?? defaultPageCacheBytes,
    onRefreshError: (error) => app.log.error({ err: error }, 'failed to refresh a page'),
  });

  const limit = createPageLimit(options.pagesPerMinute ?? 0);
  const reportError = (error: unknown) => app.log.error({ err: error }, 'failed to render a page');

  async function render(request: Request, { cookie, client = '' }: Visitor = {}): Promise<RenderedPage> {
    const { entry, handle } = await openApp();
    const scriptNonce = randomBytes(16).toString('base64url');
    let overload: Error | undefined;
    const context = entry.createLoadContext({
      catalogue,
      cart: await cart.visit({ cookie }),
      chat: chat.visit(cookie, client),
      delivery,
      plans,
      shipments,
      forms: {
        submit: (kind, { headers, body }) =>
          tickets.submitPage(kind, {
            contentType: headers.get('content-type') ?? '',
            body,
            client,
            reportError,
          }),
      },
      site: { storefrontUrl, sellerAppUrl },
      scriptNonce,
      reportError: (error) => {
        if (error instanceof Error && toAppError(error).status === 503) overload = error;
        else reportError(error);
      },
    });
    const response = await handle(request, context);
    // The router would show its error page; an overload is answered with 503 instead.
    if (overload) throw overload;
    return readRenderedPage(response, { nonce: scriptNonce, development });
  }

  await app.register((scope, _options, done) => {
    scope.setErrorHandler(sendPageFailure);
    // Routes read form bodies themselves, so bodies are passed through unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, ready) => ready(null, payload));
    scope.get('/*', async (request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      const file = files.get(pathname);
      if (file) return sendStored(request, reply, file);
      if (notPages.test(pathname)) return reply.callNotFound();
      if (limit.refuses(request, reply)) return reply;
      const isPersonal = personalPages.test(pathname);
      const cookie = isPersonal ? request.headers.cookie : undefined;
      const makePage = () => render(createPageRequest(storefrontUrl, request.url), { cookie });
      const isKept = !development && !isPersonal;
      const page = isKept ? await cache.get(request.url, makePage) : (await makePage()).response;
      return sendStored(request, reply, page);
    });
    scope.post('/*', { handlerTimeout: uploadTimeoutMs }, async (request, reply) => {
      if (notPages.test(request.url)) return reply.callNotFound();
      if (limit.refuses(request, reply)) return reply;
      if (!isOwnOrigin(request, [storefrontUrl])) {
        throw createCsrfError();
      }
      const page = await render(createActionRequest(storefrontUrl, request), {
        cookie: request.headers.cookie,
        client: request.ip,
      });
      return sendStored(request, reply, page.response);
    });
    done();
  });

  return { invalidatePages: () => cache.invalidate() };
}

interface StorefrontApp {
  entry: StorefrontEntry;
  handle: RequestHandler;
}

function readBuild(build: ServerBuild, mode: 'production' | 'development'): StorefrontApp {
  const entry = build.entry.module as unknown as StorefrontEntry;
  return { entry, handle: entry.createRequestHandler(build, mode) };
}

async function openBuiltApp(): Promise<() => Promise<StorefrontApp>> {
  const opened = Promise.resolve(readBuild(await loadServerBuild('storefront'), 'production'));
  return () => opened;
}

async function openDevelopmentApp(app: FastifyInstance): Promise<() => Promise<StorefrontApp>> {
  const loadBuild = await startDevelopmentApp(app, 'storefront');
  return async () => readBuild(await loadBuild(), 'development');
}
