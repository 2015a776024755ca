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
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * An API client for pages rendered in this process: calls the handlers without HTTP in between. Requests are parsed
 * by the same schemas, so both clients give the same answers.
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
      ...(params && { params: parse(params, request.params) }),
      ...(query && { query: parse(query, request.query ?? {}) }),
      ...(body && body !== 'image' && { body: parse(body, request.body) }),
    });
    return result instanceof JsonText ? JSON.parse(result.text) : (result ?? null);
  };
  return call as ApiClient;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const given = value instanceof URLSearchParams ? Object.fromEntries(value) : value;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('INVALID_REQUEST', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`.trim(), {
    cause: parsed.error,
  });
}
