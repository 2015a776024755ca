import type { z } from 'zod';
import type { ErrorCode } from './error-code.ts';
import type { MerchantPermission, StaffPermission } from './permission.ts';

/** `METHOD /path/:param`. Identifies an endpoint and serves as the template for its URL. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Everything the server, its clients, the API reference and the tests need to know about a call. */
export interface Endpoint {
  /** Publishes the endpoint in the API reference. Endpoints without it are internal to our web applications. */
  docs?: { tag: string; summary: string; description: string };
  /** Required below /api/seller and /api/desk. The API does not start without it. */
  permission?: MerchantPermission | StaffPermission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /**
   * Sent as JSON. `'image'` means the bytes of one image instead, `'file'` those of any file. `'stream'` is a
   * file too large for memory, which the handler reads while it arrives.
   */
  body?: z.ZodType | 'image' | 'file' | 'stream';
  /** The body may also be multipart/form-data with files. The handler validates it and reports errors by field. */
  multipart?: true;
  /** Sent as `{"data": …}`. `'file'` means a streamed download instead. */
  response: z.ZodType | 'file';
  /** Error codes in addition to those that every endpoint can return. */
  errors?: readonly ErrorCode[];
  /** Whether the `Idempotency-Key` header is read. */
  idempotencyKey?: 'required' | 'optional';
  maxBodyBytes?: number;
  timeoutMs?: number;
  /** Whether requests are answered even while the server sheds load, as health checks must be. */
  exemptFromLoadShedding?: true;
}

type PathParams<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Ensures that the schema has exactly the parameters of the path. */
type MatchingParams<T> = {
  [Key in keyof T]: [PathParams<Key>] extends [never]
    ? { params?: never }
    : { params: z.ZodObject<Record<PathParams<Key>, z.ZodType>> };
};

export const defineEndpoints = <const T extends Record<Route, Endpoint>>(
  endpoints: T & MatchingParams<T>,
): T => endpoints;

/**
 * Path and query parameters are sent as text. A client may also pass a number or a boolean, which is converted to text.
 */
type Text<Value> =
  | Value
  | (Value extends `${infer Typed extends number | boolean}` ? Typed : string extends Value ? number : never);
type TextFields<Schema extends z.ZodType> = { [Name in keyof z.input<Schema>]: Text<z.input<Schema>[Name]> };

type QueryInput<Schema extends z.ZodType> = TextFields<Schema> | URLSearchParams;

/** The arguments that a client passes to call an endpoint. */
export type RequestOf<E> = (E extends { params: infer P extends z.ZodType }
  ? { params: TextFields<P> }
  : unknown) &
  (E extends { query: infer Q extends z.ZodType }
    ? object extends z.input<Q>
      ? { query?: QueryInput<Q> }
      : { query: QueryInput<Q> }
    : unknown) &
  (E extends { multipart: true }
    ? { body: FormData }
    : E extends { body: 'image' | 'file' | 'stream' }
      ? { body: Blob }
      : E extends { body: infer B extends z.ZodType }
        ? { body: z.input<B> }
        : unknown) &
  (E extends { idempotencyKey: 'required' }
    ? { idempotencyKey: string }
    : E extends { idempotencyKey: 'optional' }
      ? { idempotencyKey?: string }
      : unknown);

/** The value that a call to the endpoint returns. */
export type ResponseOf<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;
