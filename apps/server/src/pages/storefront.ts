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
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
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
  /** Of the operating company; clearly marked demo values when absent. */
  legalDetails?: LegalDetails;
  /** Pages a client may ask for in a minute; 0, as usual, for no limit. */
  pagesPerMinute?: number;
  development?: boolean;
  pageCacheBytes?: number;
}

export interface Storefront {
  /** To be called when the catalogue changed: pages are rendered anew from then on. */
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
  site: {
    storefrontUrl: string;
    sellerAppUrl: string;
    showSampleContent: boolean;
    legalDetails: LegalDetails;
  };
  scriptNonce: string;
  reportError: (error: unknown) => void;
}

/** What the storefront's `entry.server.tsx` exports for us. */
interface StorefrontEntry {
  /** Pages with sample entries, which a real company has still to replace. */
  sampleContentPaths: readonly string[];
  createLoadContext(values: LoadContextValues): RouterContextProvider;
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
}

/** What a page may know of who asks; pages shown to everybody alike know nothing. */
interface Visitor {
  cookie?: string | undefined;
  client?: string;
}

/** Forms may carry photographs, and come over slow connections. */
const uploadTimeoutMs = 110_000;

const defaultPageCacheBytes = 64 * 1024 * 1024;

/** Addresses that belong to the API or name a file; a wrong one is no page. */
const notPages = /^\/(?:api|media|assets)\//;

/** Pages that show what belongs to one visitor: made for each request, with its cookie, and never kept. */
const personalPages = /^\/(?:cart|support\/chatemail\/conversation)(?:\.data|\/)?$/;

/** Serves the storefront's pages and files on every address that nothing else has taken. */
export async function registerStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
): Promise<Storefront> {
  const { catalogue, cart, chat, delivery, tickets, plans, shipments } = options;
  const { storefrontUrl, sellerAppUrl, legalDetails = demoLegalDetails, development = false } = options;
  // A real company shows nothing that was made up.
  const site = { storefrontUrl, sellerAppUrl, legalDetails, showSampleContent: legalDetails.isDemo };
  const files = development
    ? new Map<string, StoredResponse>()
    : await readStaticFiles(builtClientDirectory('storefront'));
  const openApp = development ? await openDevelopmentApp(app) : await openBuiltApp();
  if (!site.showSampleContent) {
    const { entry } = await openApp();
    app.log.warn({ paths: entry.sampleContentPaths }, 'sample content is hidden on these pages');
  }
  const cache = createPageCache({
    maxBytes: options.pageCacheBytes ?? defaultPageCacheBytes,
    onRefreshError: (error) => app.log.error({ err: error }, 'refreshing a page failed'),
  });

  const limit = createPageLimit(options.pagesPerMinute ?? 0);
  const reportError = (error: unknown) => app.log.error({ err: error }, 'making a page failed');

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
      site,
      scriptNonce,
      reportError: (error) => {
        if (error instanceof Error && toAppError(error).status === 503) overload = error;
        else reportError(error);
      },
    });
    const response = await handle(request, context);
    // The router knows only of failures; that we are busy is another answer, and passes.
    if (overload) throw overload;
    return readRenderedPage(response, { nonce: scriptNonce, development });
  }

  await app.register((scope, _options, done) => {
    scope.setErrorHandler(sendPageFailure);
    // Forms are read by the routes they are meant for, so bodies pass through untouched.
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
