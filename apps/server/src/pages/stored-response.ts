import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import { matchesTag } from '@postprocure/api/plugins/conditional-get';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** How well to compress: quick for a newly rendered page, thorough for one requested again, best for a file. */
type Effort = 'quick' | 'thorough' | 'best';

interface EncodedBody {
  body: Buffer | Promise<Buffer>;
  effort: Effort;
}

/** A complete response in memory. Everything that does not depend on the request is prepared once. */
export interface StoredResponse {
  status: number;
  /** All headers except the content encoding. */
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  isCompressible: boolean;
  /** Whether the response is a file that never changes, which is worth compressing better than a page. */
  isFile: boolean;
  encoded: Partial<Record<Encoding, EncodedBody>>;
}

const worthCompressing = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)|\+json/;
const smallestWorthCompressing = 1024;

const efforts = {
  quick: { brotli: 2, gzip: 1 },
  thorough: { brotli: 6, gzip: 6 },
  best: { brotli: 9, gzip: 9 },
} as const satisfies Record<Effort, Record<'brotli' | 'gzip', number>>;

export function storeResponse(
  { status, headers, body }: Pick<StoredResponse, 'status' | 'headers' | 'body'>,
  { isFile = false }: { isFile?: boolean } = {},
): StoredResponse {
  const isCompressible =
    body.length >= smallestWorthCompressing && worthCompressing.test(headers['content-type'] ?? '');
  // The ETag is weak, because the same page is sent in several encodings.
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  return {
    status,
    headers: {
      ...headers,
      ...(isCompressible && { vary: 'accept-encoding' }),
      ...(status === 200 && { etag }),
    },
    body,
    etag,
    isCompressible,
    isFile,
    encoded: {},
  };
}

export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): FastifyReply | Promise<FastifyReply> {
  const known = request.headers['if-none-match'];
  if (known !== undefined && stored.status === 200 && matchesTag(known, stored.etag)) {
    return reply.code(304).headers(stored.headers).send();
  }
  const encoding = stored.isCompressible ? chooseEncoding(request.headers['accept-encoding'] ?? '') : null;
  const body = encoding ? readEncoded(stored, encoding) : stored.body;
  // Sets the headers only after the wait: an error in the meantime would send a different, uncompressed body.
  const send = (sent: Buffer) => {
    void reply.code(stored.status).headers(stored.headers);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.send(sent);
  };
  return body instanceof Promise ? body.then(send) : send(body);
}

/**
 * Most rendered pages are requested once, so they are compressed quickly. When a page is requested again, it is
 * compressed better for later requests.
 */
function readEncoded(stored: StoredResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  const encoded = stored.encoded[encoding];
  if (!encoded) return stored.isFile ? encodeFile(stored, encoding) : encodePage(stored, encoding);
  if (encoded.effort === 'quick' && encoded.body instanceof Buffer) {
    const quick = encoded.body;
    encoded.effort = 'thorough';
    compress(stored.body, encoding, 'thorough').then(
      (body) => (encoded.body = body),
      () => (encoded.body = quick),
    );
  }
  return encoded.body;
}

function encodeFile(stored: StoredResponse, encoding: Encoding): Promise<Buffer> {
  const compressing = compress(stored.body, encoding, 'best');
  const encoded: EncodedBody = { body: compressing, effort: 'best' };
  stored.encoded[encoding] = encoded;
  return compressing.then((body) => (encoded.body = body));
}

/** Quick compression takes a millisecond. Handing it to another thread would add 33% to 50%. */
function encodePage(stored: StoredResponse, encoding: Encoding): Buffer {
  const body =
    encoding === 'gzip'
      ? gzipSync(stored.body, { level: efforts.quick.gzip })
      : brotliCompressSync(stored.body, brotliOptions(stored.body, 'quick'));
  stored.encoded[encoding] = { body, effort: 'quick' };
  return body;
}

const compress = (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(body, { level: efforts[effort].gzip })
    : compressBrotli(body, brotliOptions(body, effort));

const brotliOptions = (body: Buffer, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Matches a list that contains this encoding, unless it is ruled out with `q=0`. */
const accepts = (name: Encoding): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i');
const acceptsBrotli = accepts('br');
const acceptsGzip = accepts('gzip');

function chooseEncoding(accepted: string): Encoding | null {
  if (acceptsBrotli.test(accepted)) return 'br';
  return acceptsGzip.test(accepted) ? 'gzip' : null;
}
