import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * A page request without any of its headers: what is rendered from it can depend on nothing but the address,
 * which is what makes it safe to show the same page to the next visitor.
 */
export const createPageRequest = (siteUrl: string, url: string): Request =>
  new Request(addressOf(siteUrl, url));

/** A form submission or another request that changes something: whole, with headers and body. */
export function createActionRequest(siteUrl: string, { raw, url, method, body }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // Checked before against every name we are reached by; the router would accept only one of them.
  headers.delete('origin');
  const stream = body instanceof Readable ? { body: Readable.toWeb(body) } : {};
  return new Request(addressOf(siteUrl, url), { method, headers, ...stream, duplex: 'half' });
}

/** Joined as text: resolving `//other.example/` against our origin would leave it. */
const addressOf = (siteUrl: string, url: string): string => new URL(siteUrl).origin + url;
