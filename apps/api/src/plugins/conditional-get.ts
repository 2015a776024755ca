import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Adds an ETag to JSON responses to GET requests, and responds with 304 if the client already has the content. The tag
 * is weak because the same content is sent with different encodings.
 */
export function addConditionalGet(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      reply.statusCode !== 200 ||
      typeof payload !== 'string' ||
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      reply.getHeader('cache-control') === 'no-store'
    ) {
      done(null, payload);
      return;
    }
    const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
    void reply.header('etag', tag).header('vary', 'accept-encoding');
    const known = request.headers['if-none-match'];
    if (known === undefined || !matchesTag(known, tag)) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Fastify's hook for HEAD runs after this one. It removes the content, but needs it for the content length.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

/** The weak comparison from RFC 9110, section 13.1.2. Our tags contain no commas or quotes. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = dropWeakness(tag);
  return ifNoneMatch.split(',').some((item) => dropWeakness(item.trim()) === opaque);
}

const dropWeakness = (tag: string): string => tag.replace(/^W\//, '');
