import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * Creates a page request without headers, so that the rendered page depends only on the URL and can be cached for other
 * visitors.
 */
export const createPageRequest = (siteUrl: string, url: string): Request =>
  new Request(addressOf(siteUrl, url));

/** Creates the request of a form submission, with headers and body. */
export function createActionRequest(siteUrl: string, { raw, url, method, body }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // Our CSRF check accepts all our origins and has already run; the router would accept only one.
  headers.delete('origin');
  const stream = body instanceof Readable ? { body: Readable.toWeb(body) } : {};
  return new Request(addressOf(siteUrl, url), { method, headers, ...stream, duplex: 'half' });
}

/** Concatenated, because resolving `//other.example/` against our origin would change the host. */
const addressOf = (siteUrl: string, url: string): string => new URL(siteUrl).origin + url;
