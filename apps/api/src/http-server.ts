import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerClientError } from './plugins/client-error.ts';
import { addHostCheck } from './plugins/host-check.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { chooseRequestId } from './plugins/request-id.ts';
import { addEventLoopGuard } from './plugins/event-loop-guard.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addSlowReaderGuard, type SlowReaderLimits } from './plugins/slow-reader-guard.ts';
import { addSecurityHeaders, dataSecurityHeaders } from './plugins/security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    handlerTimeoutMs: number;
  }
  interface FastifyContextConfig {
    /**
     * Set for routes that usually respond at once and limit the time of slow work themselves: the timer that Fastify
     * starts for each request takes 10 µs of CPU time.
     */
    hasOwnTimeout?: boolean;
  }
}

export interface HttpServerOptions {
  /** Without it, nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Addresses of trusted proxies, whose X-Forwarded-For header is used. true trusts every sender. */
  trustProxy?: boolean | string | string[];
  /** Whether the public URL is https. */
  https?: boolean;
  bodyLimitBytes?: number;
  /** A request that takes longer than this gets a 503. Routes can set their own `handlerTimeout`. */
  handlerTimeoutMs?: number;
  /** Requests are rejected while the mean event loop delay stays above this. */
  maxEventLoopDelayMs?: number;
  slowClients?: SlowClientLimits;
}

interface SlowClientLimits extends SlowReaderLimits {
  /** How long the headers of a request may take to arrive. */
  headersTimeoutMs: number;
  /** How long a request may take to arrive as a whole. */
  requestTimeoutMs: number;
}

const defaultSlowClientLimits: SlowClientLimits = {
  headersTimeoutMs: 15_000,
  // Long enough to upload five photos over a slow mobile connection.
  requestTimeoutMs: 120_000,
  checkIntervalMs: 5000,
  responseGraceMs: 60_000,
  minBytesPerSecond: 1000,
};

/** Creates a server with everything except routes: request IDs, logs, errors, limits, headers and compression. */
export async function createHttpServer(options: HttpServerOptions = {}): Promise<FastifyInstance> {
  const slowClients = options.slowClients ?? defaultSlowClientLimits;
  const app = fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: chooseRequestId,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: options.bodyLimitBytes ?? 1_000_000,
    connectionTimeout: 60_000,
    requestTimeout: slowClients.requestTimeoutMs,
    http: {
      headersTimeout: slowClients.headersTimeoutMs,
      connectionsCheckingInterval: slowClients.checkIntervalMs,
    },
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // Hooks, which normally set these headers, do not run for a URL that cannot be decoded.
      void reply.headers(dataSecurityHeaders).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  });
  // Request bodies are JSON, unless a scope adds another parser.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  addHandlerTimeout(app, options.handlerTimeoutMs ?? 15_000);
  addSlowReaderGuard(app, slowClients);
  addSecurityHeaders(app, { https: options.https ?? false });
  addHostCheck(app);
  if (options.logger) addRequestLog(app);
  addEventLoopGuard(app, { maxDelayMs: options.maxEventLoopDelayMs ?? 500 });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Without flushing, compression would hold back a streamed page until its end.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  });
  return app;
}

/** Fastify's own option applies to every route; this one lets routes opt out. */
function addHandlerTimeout(app: FastifyInstance, timeoutMs: number): void {
  app.decorate('handlerTimeoutMs', timeoutMs);
  app.addHook('onRoute', (route) => {
    if (!route.config?.hasOwnTimeout) route.handlerTimeout ??= timeoutMs;
  });
}
