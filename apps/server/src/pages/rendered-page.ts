import { developmentPolicy, sealPage } from './content-security-policy.ts';
import type { RenderedPage } from './page-cache.ts';
import { storeResponse } from './stored-response.ts';

export interface PageOrigin {
  /** The nonce that rendering added to the inline scripts of the page. */
  nonce: string;
  development: boolean;
}

/** Converts the router's response to a cacheable page and its lifetime. */
export async function readRenderedPage(
  response: Response,
  { nonce, development }: PageOrigin,
): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers);
  let body = Buffer.from(await response.arrayBuffer());
  if (headers['content-type']?.startsWith('text/html')) {
    const { html, policy } = sealPage(body, nonce);
    body = html;
    headers['content-security-policy'] = development ? developmentPolicy : policy;
  }
  headers['cache-control'] ??= 'no-store';
  return { response: storeResponse({ status: response.status, headers, body }), ...readLifetime(response) };
}

/**
 * Read from the page's Cache-Control header. A page without `s-maxage`, with a cookie or with an error is not cached.
 */
function readLifetime({ status, headers }: Response): { freshMs: number; staleMs: number } {
  const cacheControl = headers.get('cache-control') ?? '';
  const secondsOf = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const freshMs = secondsOf('s-maxage') * 1000;
  if (status !== 200 || freshMs === 0 || headers.has('set-cookie')) return { freshMs: 0, staleMs: 0 };
  return { freshMs, staleMs: secondsOf('stale-while-revalidate') * 1000 };
}
