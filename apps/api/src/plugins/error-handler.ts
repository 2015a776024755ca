import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@postprocure/contracts/envelope';
import { AppError } from '@postprocure/contracts/app-error';
import { describeValidationIssue } from './validation-message.ts';

/** Converts every error to a response. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    sendError(new AppError('NOT_FOUND', 'This URL does not exist.'), request, reply);
  });
}

/** Converts an error, logs it if it is our fault, and sets `Retry-After`. */
export function recordFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const known = toAppError(error);
  // Rejecting requests under overload is normal and may happen thousands of times a second, so it is not logged.
  const isRefusal = error === known && known.code === 'OVERLOADED';
  // If a client hangs up, reading its body fails, which is not our error.
  const hasHungUp = request.raw.socket.destroyed;
  if (known.status >= 500 && !isRefusal && !hasHungUp) {
    request.log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'request failed',
    );
  }
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? 1 : undefined);
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) {
    void reply.header('retry-after', String(retryAfter));
  }
  return known;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = recordFailure(error, request, reply);
  const { message, code, fields } = known;
  const body: ErrorBody = { message, code, requestId: request.id, ...(fields && { fields }) };
  void reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return internalError(error);
  const { code, statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation?.[0]) {
    return new AppError('INVALID_REQUEST', describeValidationIssue(validation[0], validationContext), {
      cause: error,
    });
  }
  return (
    fromErrorCode(code ?? '', error) ??
    fromStatus(statusCode ?? 500, error) ??
    fromConnectionFailure(error) ??
    internalError(error)
  );
}

/**
 * Converts error codes from Fastify, Node.js and PostgreSQL. PostgreSQL's five-character codes are listed in appendix A
 * of its manual.
 */
function fromErrorCode(code: string, cause: Error): AppError | undefined {
  switch (code) {
    case 'FST_ERR_HANDLER_TIMEOUT':
    case '57014':
      return new AppError('TIMEOUT', 'This took too long. Please try again in a moment.', { cause });
    case '53300':
      return new AppError('OVERLOADED', 'The server is busy. Please try again in a moment.', { cause });
    case 'ENOSPC':
    case '53100':
      return new AppError(
        'STORAGE_FULL',
        'Our storage is full, so we could not save this. Please try again later.',
        { cause },
      );
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case '57P01':
    case '57P02':
    case '57P03':
      return unavailableError(cause);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new AppError('INVALID_REQUEST', 'The request body is empty.', { cause });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('INVALID_REQUEST', 'The request body is not valid JSON.', { cause });
    default:
      return undefined;
  }
}

function fromStatus(status: number, cause: Error): AppError | undefined {
  switch (status) {
    case 404:
      return new AppError('NOT_FOUND', 'This URL does not exist.', { cause });
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', 'The request body is too large.', { cause });
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request body as application/json.', { cause });
    case 429:
      return new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', { cause });
    default:
      return status >= 400 && status < 500
        ? new AppError('INVALID_REQUEST', 'Invalid request.', { cause })
        : undefined;
  }
}

/** Connection failures, which pg reports without a code. */
function fromConnectionFailure(error: Error): AppError | undefined {
  return /^timeout exceeded when trying to connect$|^Connection terminated/.test(error.message)
    ? unavailableError(error)
    : undefined;
}

const unavailableError = (cause: Error): AppError =>
  new AppError('OVERLOADED', 'The service is not available right now. Please try again in a moment.', {
    cause,
  });

const internalError = (cause: unknown): AppError =>
  new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause });
