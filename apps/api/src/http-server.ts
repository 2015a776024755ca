import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerClientError } from './plugins/client-error.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { chooseRequestId } from './plugins/request-id.ts';
import { addEventLoopGuard } from './plugins/event-loop-guard.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSecurityHeaders, dataSecurityHeaders } from './plugins/security-headers.ts';

export interface HttpServerOptions {
  /** Absent: nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Addresses of the proxies to believe about the client's own address; true believes anyone. */
  trustProxy?: boolean | string | string[];
  /** True where the public address is https. */
  https?: boolean;
  bodyLimitBytes?: number;
  /** A request not answered within this time gets 503; a route may set a `handlerTimeout` of its own. */
  handlerTimeoutMs?: number;
  /** Mean event loop delay above which, when it lasts, requests are refused. */
  maxEventLoopDelayMs?: number;
}

/** The HTTP side that every listener shares: ids, logs, errors, limits, headers and compression, but no routes. */
export async function createHttpServer(options: HttpServerOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: chooseRequestId,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: options.bodyLimitBytes ?? 1_000_000,
    connectionTimeout: 60_000,
    // Long enough for five photographs over a slow mobile connection.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: options.handlerTimeoutMs ?? 15_000,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be decoded.
      void reply.headers(dataSecurityHeaders).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  });
  // Every body here is JSON, or of a type that its route names.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  addSecurityHeaders(app, { https: options.https ?? false });
  if (options.logger) addRequestLog(app);
  addEventLoopGuard(app, { maxDelayMs: options.maxEventLoopDelayMs ?? 500 });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Flushing keeps a streamed page streaming: without it the first byte leaves with the last.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  });
  return app;
}
