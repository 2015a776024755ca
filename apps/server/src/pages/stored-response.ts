import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesTag } from '@postprocure/api/plugins/conditional-get';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A complete response in memory, compressed once and sent to all clients. */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  /** Brotli quality: low for pages rendered on request, high for static files. */
  quality: number;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

const worthCompressing = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)|\+json/;
const smallestWorthCompressing = 1024;

export function storeResponse(
  answer: Pick<StoredResponse, 'status' | 'headers' | 'body'>,
  quality = 5,
): StoredResponse {
  const digest = createHash('sha256').update(answer.body).digest('base64url').slice(0, 27);
  // The ETag is weak, because the same page is sent in several encodings.
  return { ...answer, quality, etag: `W/"${digest}"`, encoded: {} };
}

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): Promise<FastifyReply> {
  const isCompressible = canCompress(stored);
  void reply.code(stored.status).headers(stored.headers);
  if (isCompressible) void reply.header('vary', 'accept-encoding');
  if (stored.status === 200) {
    void reply.header('etag', stored.etag);
    if (matchesTag(request.headers['if-none-match'] ?? '', stored.etag)) return reply.code(304).send();
  }
  if (!isCompressible) return reply.send(stored.body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(stored.body);
  stored.encoded[encoding] ??= compress(stored, encoding);
  return reply.header('content-encoding', encoding).send(await stored.encoded[encoding]);
}

const canCompress = ({ body, headers }: StoredResponse): boolean =>
  body.length >= smallestWorthCompressing && worthCompressing.test(headers['content-type'] ?? '');

const compress = ({ body, quality }: StoredResponse, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(body, { level: 6 })
    : compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const wanted = accepted
    ?.split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (wanted?.includes('br')) return 'br';
  return wanted?.includes('gzip') ? 'gzip' : undefined;
}
