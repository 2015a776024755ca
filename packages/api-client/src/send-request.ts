import { apiTimeoutMs } from '@postprocure/contracts/limits';
import { errorStatus, type ErrorCode } from '@postprocure/contracts/error-code';
import { AppError } from '@postprocure/contracts/app-error';
import { createRandomKey } from './random-key.ts';
import { isRecord } from './read-record.ts';

export interface ApiOptions {
  /** Origin of the API, without a slash at the end; empty in a browser on the API's own origin. */
  baseUrl: string;
  timeoutMs?: number;
  /** Shown when the server refused without saying why. */
  failureMessage?: string;
  /** Gives the call up when nobody waits for its answer any more. */
  signal?: AbortSignal;
}

/** What a call sends beside its path; without a payload or a method it is a GET, with a payload a POST. */
export interface RequestParts {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON, or as multipart where it is a form with files. */
  payload?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, instead of a payload. */
  file?: Blob;
  /** Of the login; none for calls that anyone may make. */
  token?: string | null;
}

export interface ApiAnswer {
  body: unknown;
  status: number;
  requestId: string;
}

const networkMessage = 'We could not reach the server. Please check your connection and try again.';
const timeoutMessage = 'The server took too long to answer. Please try again.';

/** One call: JSON in, JSON out; statuses 200-299 succeed, everything else throws an AppError. */
export async function sendRequest(
  { baseUrl, timeoutMs = apiTimeoutMs, failureMessage, signal }: ApiOptions,
  path: string,
  { payload, file, method = payload === undefined ? undefined : 'POST', token, headers }: RequestParts = {},
): Promise<ApiAnswer> {
  const sentId = createRandomKey();
  const fail = (error: unknown): never => {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new AppError(timedOut ? 'TIMEOUT' : 'NETWORK', timedOut ? timeoutMessage : networkMessage, {
      status: 0,
      requestId: sentId,
      cause: error,
    });
  };
  const isForm = payload instanceof FormData;
  const response = await fetch(`${baseUrl}${path}`, {
    ...(method && { method }),
    ...(payload === undefined ? {} : { body: isForm ? payload : JSON.stringify(payload) }),
    ...(file && { body: file }),
    headers: {
      accept: 'application/json',
      'x-request-id': sentId,
      // A browser that does not know the type leaves it empty; the server looks at the content anyway.
      ...(file && { 'content-type': file.type || 'image/unknown' }),
      ...headers,
      // Of a form the browser itself names the type, with the boundary it chose.
      ...(payload === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  }).catch(fail);
  const text = await response.text().catch(fail);
  const requestId = response.headers.get('x-request-id') ?? sentId;
  const body = parseJson(text);
  if (!response.ok) throw readFailure(body, response.status, requestId, failureMessage);
  return { body, status: response.status, requestId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFailure(body: unknown, status: number, sentId: string, fallback?: string): AppError {
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

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

const codeOfStatus = (status: number): ErrorCode => {
  const found = Object.entries(errorStatus).find(([, ofCode]) => ofCode === status);
  return (found?.[0] ?? (status < 500 ? 'INVALID_REQUEST' : 'INTERNAL')) as ErrorCode;
};
