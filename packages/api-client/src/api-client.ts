import { AppError, isErrorCode } from '@postprocure/contracts/app-error';
import type { RequestOf, ResponseOf } from '@postprocure/contracts/endpoint';
import type { Endpoints } from '@postprocure/contracts/endpoints';
import { errorStatus, type ErrorCode } from '@postprocure/contracts/error-code';
import { apiTimeoutMs } from '@postprocure/contracts/limits';
import { createRandomKey } from './random-key.ts';
import { isRecord } from './read-record.ts';

interface CallOptions {
  /** Cancels the call, for example when the user leaves the page. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Shown when the server fails without a message. */
  failureMessage?: string;
}

type Request<R extends keyof Endpoints> = RequestOf<Endpoints[R]> & CallOptions;

/**
 * Calls an endpoint by its route: `call('GET /api/product/:id', { params: { id: 7 } })`. The types come from the
 * endpoint's declaration. Rejects with an AppError.
 */
export type ApiClient = <R extends keyof Endpoints>(
  route: R,
  ...request: object extends RequestOf<Endpoints[R]> ? [Request<R>?] : [Request<R>]
) => Promise<ResponseOf<Endpoints[R]>>;

export interface ApiClientOptions {
  /** Origin of the API without a trailing slash; empty in a browser on the same origin. */
  baseUrl: string;
  /** Headers for calls to this route. */
  headers?: (route: string) => Record<string, string>;
  /**
   * Checks and normalizes the data of successful responses. By default, the client checks only that there is data.
   */
  readResponse?: (response: ApiResponse) => unknown;
}

export interface ApiResponse {
  route: string;
  /** The query that was sent. */
  query: URLSearchParams;
  data: unknown;
  status: number;
  requestId: string;
  failureMessage: string | undefined;
}

/** A request to any endpoint, as the client handles it at run time. */
interface AnyRequest extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown> | URLSearchParams;
  body?: unknown;
  idempotencyKey?: string;
}

export const createApiClient = ({
  baseUrl,
  headers = () => ({}),
  readResponse = requireData,
}: ApiClientOptions): ApiClient =>
  async function call<R extends keyof Endpoints>(route: R, request?: AnyRequest) {
    const { body, idempotencyKey, signal, timeoutMs = apiTimeoutMs, failureMessage } = request ?? {};
    const { method, path } = splitRoute(route);
    const sentId = createRandomKey();
    const isBinary = body instanceof Blob || body instanceof FormData;
    const fail = (cause: unknown): never => {
      throw createTransportError(cause, sentId);
    };
    const query = writeQuery(request?.query);
    const response = await fetch(`${baseUrl}${joinPath(fillPath(path, request?.params), query)}`, {
      method,
      ...(body !== undefined && { body: isBinary ? body : JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        'x-request-id': sentId,
        ...headers(route),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && describeBody(body)),
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    }).catch(fail);
    const answer = parseJson(await response.text().catch(fail));
    const requestId = response.headers.get('x-request-id') ?? sentId;
    if (!response.ok) throw readError(answer, response.status, requestId, failureMessage);
    const data = isRecord(answer) ? answer['data'] : undefined;
    const { status } = response;
    return readResponse({ route, query, data, status, requestId, failureMessage }) as ResponseOf<
      Endpoints[R]
    >;
  };

function requireData({ data, status, requestId, failureMessage }: ApiResponse): unknown {
  if (data !== undefined) return data;
  const message = failureMessage ?? 'Invalid API response structure';
  throw new AppError('INVALID_RESPONSE', message, { status, requestId });
}

/** Builds an endpoint's URL without the origin, for links and downloads. */
export const buildPath = <R extends keyof Endpoints>(
  route: R,
  ...[request]: object extends RequestOf<Endpoints[R]> ? [Request<R>?] : [Request<R>]
): string => {
  const { params, query }: AnyRequest = request ?? {};
  return joinPath(fillPath(splitRoute(route).path, params), writeQuery(query));
};

function splitRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
}

const fillPath = (path: string, params: AnyRequest['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));

function writeQuery(query: AnyRequest['query'] = {}): URLSearchParams {
  if (query instanceof URLSearchParams) return query;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
}

const joinPath = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query.toString()}`;

/** For forms, the browser sets the content type itself, including the boundary it has chosen. */
function describeBody(body: unknown): Record<string, string> {
  if (body instanceof FormData) return {};
  // Browsers leave the type of an unknown file empty. The server inspects the content in any case.
  if (body instanceof Blob) return { 'content-type': body.type || 'image/unknown' };
  return { 'content-type': 'application/json' };
}

function createTransportError(cause: unknown, requestId: string): AppError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout
    ? new AppError('TIMEOUT', 'The server took too long to respond. Please try again.', {
        cause,
        requestId,
        status: 0,
      })
    : new AppError('NETWORK', "We couldn't reach the server. Check your connection and try again.", {
        cause,
        requestId,
      });
}

function readError(body: unknown, status: number, sentId: string, fallback?: string): AppError {
  const { message, code, requestId, fields } = isRecord(body) ? body : {};
  return new AppError(
    isErrorCode(code) ? code : codeOfStatus(status),
    typeof message === 'string' && message !== ''
      ? message
      : (fallback ?? `The request failed with status ${status}.`),
    {
      status,
      requestId: typeof requestId === 'string' ? requestId : sentId,
      fields: isRecord(fields) ? (fields as Record<string, string>) : undefined,
    },
  );
}

const codeOfStatus = (status: number): ErrorCode => {
  const found = Object.entries(errorStatus).find(([, ofCode]) => ofCode === status);
  return (found?.[0] ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL')) as ErrorCode;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
