import type { FastifyInstance } from 'fastify';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Redirects page requests that use another name of this machine, such as localhost, to the host of the public URL. A
 * login returns to the public URL, where the browser cannot read what it stored under the other name.
 */
export function addCanonicalHost(app: FastifyInstance, publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (!loopback.test(hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const { host, method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || notPages.test(url)) return;
    const asked = URL.parse(`${protocol}//${host}`);
    if (!asked || asked.hostname === hostname || !loopback.test(asked.hostname)) return;
    asked.hostname = hostname;
    await reply.redirect(`${asked.origin}${url}`, 307);
  });
}

/** Not redirected, because programs may call the API under any host name. */
const notPages = /^\/(?:api|media|assets)\//;
