import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

const script = 'js/scalar.js';

/** Serves the API reference at /api/reference. The page makes no requests to other hosts. */
export async function addApiReference(app: FastifyInstance): Promise<void> {
  const compressOnce = keepCompressed();
  app.addHook('onSend', async (request, reply, payload) => {
    void reply.header('cache-control', 'public, max-age=3600');
    if (typeof payload !== 'string') return payload;
    if (request.routeOptions.url?.endsWith('/') === true) {
      void reply.header('content-security-policy', describePolicy(payload));
    }
    if (!request.url.endsWith(script) || !acceptsBrotli(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
    return compressOnce(payload);
  });
  await app.register(scalar, {
    routePrefix: '/api/reference',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Post Procure API',
      favicon: '/favicon.svg',
      cdn: script,
      defaultOpenAllTags: true,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
}

const compress = promisify(brotliCompress);

/** The page is compressed once, because compressing four megabytes of script takes most of a second. */
function keepCompressed(): (text: string) => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return (text) => (compressed ??= compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

const acceptsBrotli = (acceptEncoding: string | string[] | undefined): boolean =>
  /(^|,)\s*br\s*(,|;\s*q=(1|0\.[1-9])|$)/.test(String(acceptEncoding));

/** Allows the inline script by its hash. Styles are created at run time, so they cannot be allowed by a hash. */
function describePolicy(html: string): string {
  const hashes = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
