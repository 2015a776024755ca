import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler } from 'react-router';
import { developmentPolicy, policyOfBuiltPage } from './content-security-policy.ts';
import { createPageLimit } from './page-rate-limit.ts';
import { readStaticFiles } from './static-files.ts';
import { sendStored, storeResponse, type StoredResponse } from './stored-response.ts';
import { builtClientDirectory, startDevelopmentApp } from './web-build.ts';
import { createPageRequest } from './web-request.ts';

export interface SellerOptions {
  storefrontUrl: string;
  sellerAppUrl: string;
  /** Lets the page load Razorpay's checkout script. */
  hasRazorpayCheckout?: boolean;
  /** Page requests per client and minute; 0 disables the limit. */
  pagesPerMinute?: number;
  development?: boolean;
}

/** Paths of the API and of files. If one is unknown, the response is a 404 error instead of the page. */
const notPages = /^\/(?:api|media|assets)\//;

/** Serves the seller application: its files, and its single page for every other path. */
export async function registerSeller(app: FastifyInstance, options: SellerOptions): Promise<void> {
  const { files, readPage } = options.development
    ? await openDevelopmentApp(app, options)
    : await openBuiltApp(options);
  const limit = createPageLimit(options.pagesPerMinute ?? 0);
  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(pathname);
    if (file) return sendStored(request, reply, file);
    if (notPages.test(pathname)) return reply.callNotFound();
    if (limit.refuses(request, reply)) return reply;
    return sendStored(request, reply, await readPage(request.url));
  });
}

interface OpenApp {
  files: Map<string, StoredResponse>;
  readPage: (url: string) => Promise<StoredResponse>;
}

async function openBuiltApp({ storefrontUrl, hasRazorpayCheckout = false }: SellerOptions): Promise<OpenApp> {
  const directory = builtClientDirectory('seller');
  const built = await readFile(path.join(directory, 'index.html'), 'utf8');
  const html = insertStorefrontUrl(built, storefrontUrl);
  const page = storePage(html, policyOfBuiltPage(html, { hasRazorpayCheckout }));
  return { files: await readStaticFiles(directory), readPage: () => Promise.resolve(page) };
}

async function openDevelopmentApp(
  app: FastifyInstance,
  { storefrontUrl, sellerAppUrl }: SellerOptions,
): Promise<OpenApp> {
  const loadBuild = await startDevelopmentApp(app, 'seller');
  return {
    files: new Map(),
    readPage: async (url) => {
      const handle = createRequestHandler(await loadBuild(), 'development');
      const response = await handle(createPageRequest(sellerAppUrl, url));
      return storePage(insertStorefrontUrl(await response.text(), storefrontUrl), developmentPolicy);
    },
  };
}

/** Inserts the storefront's URL, which is not known at build time. */
function insertStorefrontUrl(html: string, storefrontUrl: string): string {
  const empty = '<meta name="storefront-url" content=""';
  if (!html.includes(empty)) throw new Error('The seller page has no storefront-url meta tag');
  return html.replace(empty, () => empty.replace('""', `"${new URL(storefrontUrl).origin}"`));
}

const storePage = (html: string, policy: string): StoredResponse =>
  storeResponse({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
    body: Buffer.from(html),
  });
