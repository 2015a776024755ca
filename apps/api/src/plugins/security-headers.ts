import type { FastifyInstance } from 'fastify';

/**
 * Right for an answer that is data. A route that answers with a page replaces the policy by setting
 * `content-security-policy` on its reply. The values never change, so nothing works them out for each request.
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
  /** Tells browsers to come back by https only. True where the public address is https. */
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
