import type { FastifyInstance } from 'fastify';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Sends visitors of a page from another name of this machine, such as localhost, to the one in the public URL. A login
 * returns to that URL, where the browser has no storage of the name it started from.
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

/** Programs may call the API under any name. */
const notPages = /^\/(?:api|media|assets)\//;
