import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import type { z } from 'zod';
import {
  JsonText,
  type AnyEndpoints,
  type AnyHandler,
  type Handlers,
  type RequestContext,
} from './handlers.ts';

interface LocalRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown> | URLSearchParams;
  body?: unknown;
}

/**
 * An API client for pages rendered in this process: calls the handlers without HTTP in between. Requests are parsed
 * by the same schemas, so the responses are the same as over HTTP.
 */
export function createLocalClient<T extends AnyEndpoints>(
  endpoints: T,
  handlers: Handlers<T>,
  context: RequestContext,
): ApiClient {
  const call = async (route: string, request: LocalRequest = {}): Promise<unknown> => {
    const endpoint = endpoints[route];
    const handle = handlers[route] as AnyHandler | undefined;
    if (!endpoint || !handle) throw new Error(`${route} is not served in process`);
    const { params, query, body } = endpoint;
    const result = await handle({
      ...context,
      ...(params && { params: parse(params, toText(request.params)) }),
      ...(query && { query: parse(query, toText(request.query)) }),
      ...(body && typeof body !== 'string' && { body: parse(body, request.body) }),
    });
    return result instanceof JsonText ? JSON.parse(result.text) : (result ?? null);
  };
  return call as ApiClient;
}

/** Converts the fields of a path or query to strings, as they would be in a URL. */
function toText(fields: Record<string, unknown> | URLSearchParams = {}): Record<string, string> {
  if (fields instanceof URLSearchParams) return Object.fromEntries(fields);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('INVALID_REQUEST', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`.trim(), {
    cause: parsed.error,
  });
}
