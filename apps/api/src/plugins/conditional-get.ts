import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives each JSON answer to a GET an ETag of its content, and answers 304 when the client has that content.
 * The tag is weak because one content leaves here in several encodings, which a strong tag would have to tell
 * apart.
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
    // Fastify's own hook for HEAD comes after this one: it drops the content, but must have it to tell its length.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

/** The weak comparison of RFC 9110, 13.1.2, over a list of tags. Ours contain neither commas nor quotes. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = dropWeakness(tag);
  return ifNoneMatch.split(',').some((item) => dropWeakness(item.trim()) === opaque);
}

const dropWeakness = (tag: string): string => tag.replace(/^W\//, '');
