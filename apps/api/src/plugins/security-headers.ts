import type { FastifyInstance } from 'fastify';

/**
 * Headers for responses that contain data. A route that sends a page sets a different `content-security-policy`. The
 * values are constant, so they are not computed for each request.
 */
export const dataSecurityHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

export interface SecurityHeaderOptions {
  /** Whether the public URL is https. If so, browsers are told to use only https (HSTS). */
  https: boolean;
}

export function addSecurityHeaders(app: FastifyInstance, { https }: SecurityHeaderOptions): void {
  const headers = {
    ...dataSecurityHeaders,
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
