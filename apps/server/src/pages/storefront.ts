import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { anonymousClient, readClient, type ClientContext } from '@postprocure/api/client-context';
import { submitPage, type TicketContext } from '@postprocure/api/modules/tickets/index';
import { toAppError } from '@postprocure/api/plugins/error-handler';
import { withTimeout } from '@postprocure/api/limits/with-timeout';
import { createCsrfError, isOwnOrigin } from '@postprocure/api/plugins/csrf-origin';
import type { ApiClient } from '@postprocure/api-client/api-client';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { FormOutcome } from '@postprocure/contracts/tickets/form-outcome';
import { demoLegalDetails, type LegalDetails } from '@postprocure/contracts/legal-details';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { sendPageFailure } from './page-failure.ts';
import { createPageLimit } from './page-rate-limit.ts';
import { readRenderedPage } from './rendered-page.ts';
import { readStaticFiles } from './static-files.ts';
import { createStorefrontApi, type StorefrontServices } from './storefront-api.ts';
import { sendStored, type StoredResponse } from './stored-response.ts';
import { builtClientDirectory, loadServerBuild, startDevelopmentApp } from './web-build.ts';
import { createActionRequest, createPageRequest } from './web-request.ts';

export interface StorefrontOptions extends StorefrontServices {
  tickets: TicketContext;
  storefrontUrl: string;
  sellerAppUrl: string;
  /** Defaults to demo values, which are marked as such. */
  legalDetails?: LegalDetails;
  /** Pages that a client may request per minute; 0 (the default) for no limit. */
  pagesPerMinute?: number;
  development?: boolean;
  pageCacheBytes?: number;
}

export interface Storefront {
  /** Call this when the catalogue has changed, so that pages are rendered again. */
  invalidatePages(): void;
}

interface LoadContextValues {
  api: ApiClient;
  submitForm: (kind: FormKind, request: Request) => Promise<FormOutcome>;
  site: {
    storefrontUrl: string;
    sellerAppUrl: string;
    showSampleContent: boolean;
    legalDetails: LegalDetails;
  };
  scriptNonce: string;
  reportError: (error: unknown) => void;
}

/** The exports of the storefront's `entry.server.tsx`. */
interface StorefrontEntry {
  /** Pages with sample entries, which the operator still has to replace. */
  sampleContentPaths: readonly string[];
  createLoadContext(values: LoadContextValues): RouterContextProvider;
  createRequestHandler(build: ServerBuild, mode: string): RequestHandler;
}

/** What a page can read about its visitor. Pages that are the same for everyone get `anonymous`. */
interface Visitor {
  cookie?: string | undefined;
  client: ClientContext;
  /** Whether the request was sent by a form on one of our pages. */
  isFromOwnPage: boolean;
}

const anonymous: Visitor = { client: anonymousClient, isFromOwnPage: false };

/** Forms may contain photos and be sent over slow connections. */
const uploadTimeoutMs = 110_000;

const defaultPageCacheBytes = 64 * 1024 * 1024;

/** Paths of the API and of files. If one is unknown, the response is not a page. */
const notPages = /^\/(?:api|media|assets)\//;

/**
 * Pages whose content depends on the visitor. They are rendered for each request, with its cookie, and never cached.
 */
const personalPages = /^\/(?:cart|support\/chatemail\/conversation)(?:\.data|\/)?$/;

/** Serves the storefront's pages and files on every path that has no other route. */
export async function registerStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
): Promise<Storefront> {
  const { tickets, storefrontUrl, sellerAppUrl, development = false } = options;
  const { legalDetails = demoLegalDetails } = options;
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
    onRefreshError: (error) => app.log.error({ err: error }, 'failed to refresh a page'),
  });

  const createApi = createStorefrontApi(options);
  const limit = createPageLimit(options.pagesPerMinute ?? 0);
  const reportError = (error: unknown) => app.log.error({ err: error }, 'failed to render a page');

  async function render(request: Request, visitor: Visitor): Promise<RenderedPage> {
    const { entry, handle } = await openApp();
    const scriptNonce = randomUUID();
    const { cookie, client } = visitor;
    const newCookies: string[] = [];
    let overload: Error | undefined;
    const context = entry.createLoadContext({
      api: createApi({
        ...visitor,
        credentials: { cookie },
        setCookie: (value) => newCookies.push(value),
        reportError: (error, message) => app.log.error({ err: error, requestId: client.requestId }, message),
      }),
      submitForm: (kind, { headers, body }) =>
        submitPage(tickets, kind, {
          contentType: headers.get('content-type') ?? '',
          body,
          client: client.address,
          reportError,
        }),
      site,
      scriptNonce,
      reportError: (error) => {
        if (error instanceof Error && toAppError(error).status === 503) overload = error;
        else reportError(error);
      },
    });
    const response = await handle(request, context);
    // Thrown here, because the router would report an overload as an internal error.
    if (overload) throw overload;
    for (const value of newCookies) response.headers.append('set-cookie', value);
    return readRenderedPage(response, { nonce: scriptNonce, development });
  }

  await app.register((scope, _options, done) => {
    scope.setErrorHandler(sendPageFailure);
    // The routes of the storefront parse their forms themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, ready) => ready(null, payload));
    // Pages are compressed once and stored with the result.
    scope.get('/*', { compress: false, config: { hasOwnTimeout: true } }, (request, reply) => {
      const pathname = request.url.split('?', 1)[0] ?? '/';
      const file = files.get(pathname);
      if (file) return sendStored(request, reply, file);
      if (notPages.test(pathname)) return reply.callNotFound();
      if (limit.refuses(request, reply)) return reply;
      const isPersonal = personalPages.test(pathname);
      const cookie = isPersonal ? request.headers.cookie : undefined;
      const makePage = () => render(createPageRequest(storefrontUrl, request.url), { ...anonymous, cookie });
      const isCached = !development && !isPersonal;
      const page = isCached ? cache.get(request.url, makePage) : makePage().then(({ response }) => response);
      return page instanceof Promise
        ? withTimeout(page, app.handlerTimeoutMs).then((made) => sendStored(request, reply, made))
        : sendStored(request, reply, page);
    });
    scope.post('/*', { handlerTimeout: uploadTimeoutMs }, async (request, reply) => {
      if (notPages.test(request.url)) return reply.callNotFound();
      if (limit.refuses(request, reply)) return reply;
      if (!isOwnOrigin(request, [storefrontUrl])) {
        throw createCsrfError();
      }
      const page = await render(createActionRequest(storefrontUrl, request), {
        cookie: request.headers.cookie,
        client: readClient(request),
        isFromOwnPage: true,
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
