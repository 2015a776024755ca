import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  HTTPMethods,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '@postprocure/contracts/app-error';
import { dataOf } from '@postprocure/contracts/envelope';
import type { Endpoint } from '@postprocure/contracts/endpoint';
import { z } from 'zod';
import { readClient } from '../client-context.ts';
import { acceptsGzip, describeAttachment, fileTimeoutMs } from '../sent-file.ts';
import {
  JsonText,
  type AnyEndpoints,
  type AnyHandler,
  type FileDownload,
  type Handlers,
  type UploadedFile,
} from './handlers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files from a multipart body. Set by the scope's content type parser. */
    uploadedFiles?: readonly UploadedFile[];
  }
}

/** Adds a route to this scope for each endpoint of a declaration. */
export function registerEndpoints<T extends AnyEndpoints>(
  app: FastifyInstance,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [route, endpoint] of Object.entries(endpoints)) {
    const [method, url] = route.split(' ') as [HTTPMethods, string];
    const handle = handlers[route] as AnyHandler;
    const timeoutMs = endpoint.timeoutMs ?? (endpoint.response === 'file' ? fileTimeoutMs : undefined);
    app.route({
      method,
      url,
      config: {
        ...(endpoint.permission && { permission: endpoint.permission }),
        ...(endpoint.errors && { errorCodes: endpoint.errors }),
        ...(endpoint.exemptFromLoadShedding && { exemptFromLoadShedding: true }),
      },
      ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
      ...(timeoutMs && { handlerTimeout: timeoutMs }),
      ...(endpoint.multipart && { validatorCompiler: passBody }),
      ...(typeof endpoint.body === 'string' && { preHandler: requireBytes(endpoint.body) }),
      schema: describeSchema(endpoint),
      handler: async (request, reply) =>
        sendResult(reply, endpoint, await handle(new HttpContext(request, reply))),
    });
  }
}

/** Accepts only binary bodies. The image library would treat a JSON string as a file path. */
const requireBytes =
  (kind: 'image' | 'file' | 'stream') =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { body } = request;
    const hasBytes = kind === 'stream' ? body instanceof Readable : Buffer.isBuffer(body) && body.length > 0;
    const wanted = kind === 'image' ? 'an image' : 'a file';
    done(
      hasBytes ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE', `Send ${wanted} as the request body.`),
    );
  };

const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens or underscores');

function describeSchema({
  docs,
  params,
  query,
  body,
  response,
  idempotencyKey: key,
}: Endpoint): FastifySchema {
  return {
    ...(docs && { tags: [docs.tag], summary: docs.summary, description: docs.description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && typeof body !== 'string' && { body }),
    ...(key && {
      headers: z.object({
        'idempotency-key': key === 'required' ? idempotencyKey : idempotencyKey.optional(),
      }),
    }),
    ...(response !== 'file' && { response: { 200: dataOf(response) } }),
  };
}

/** Validates everything except the body. The handler validates the body itself, to report errors for each field. */
const passBody: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(route as never);

/** The context of an HTTP request. Its properties are computed lazily, because most handlers need only a few. */
class HttpContext {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  get params() {
    return this.#request.params;
  }
  get query() {
    return this.#request.query;
  }
  get body() {
    return this.#request.body;
  }
  get files() {
    return this.#request.uploadedFiles ?? [];
  }
  get idempotencyKey() {
    return this.#request.headers['idempotency-key'] ?? null;
  }
  get client() {
    return readClient(this.#request);
  }
  get credentials() {
    const { authorization, cookie } = this.#request.headers;
    return { authorization, cookie };
  }
  get caller() {
    return this.#request.caller;
  }
  get merchant() {
    return this.#request.merchant;
  }
  get staff() {
    return { ...this.#request.staff, client: this.client };
  }
  get isFromOwnPage() {
    return this.#request.isFromOwnPage;
  }
  get acceptsGzip() {
    return acceptsGzip(this.#request.headers['accept-encoding']);
  }
  get setCookie() {
    return (cookie: string): void => void this.#reply.header('set-cookie', cookie);
  }
  get reportError() {
    return (error: unknown, message: string): void => this.#request.log.error({ err: error }, message);
  }
}

function sendResult(reply: FastifyReply, endpoint: Endpoint, result: unknown): unknown {
  if (endpoint.response === 'file') return sendFile(reply, result as FileDownload);
  if (!(result instanceof JsonText)) return { data: result ?? null };
  return (
    reply
      .type('application/json; charset=utf-8')
      // Without this serializer, the text would be checked against the schema of the parsed response.
      .serializer((payload: string) => payload)
      .send(`{"data":${result.text}}`)
  );
}

function sendFile(reply: FastifyReply, { stream, name, bytes, type, isGzip }: FileDownload): FastifyReply {
  return reply
    .type(type ?? 'application/octet-stream')
    .headers({
      ...(bytes !== undefined && { 'content-length': bytes }),
      'content-disposition': describeAttachment(name),
      // Some of these files come from visitors: a browser that opens one must not run anything in it.
      'content-security-policy': "sandbox; default-src 'none'",
      ...(isGzip !== undefined && { vary: 'accept-encoding' }),
      ...(isGzip && { 'content-encoding': 'gzip' }),
    })
    .send(stream);
}
