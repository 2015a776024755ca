import type { z } from 'zod';
import type { ErrorCode } from './error-code.ts';
import type { MerchantPermission, StaffPermission } from './permission.ts';

/** `METHOD /path/:param`: the name of an endpoint, and the string from which its URL is built. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Everything that the server, its clients, the API reference and the tests need to know about a call. */
export interface Endpoint {
  /** Publishes the endpoint in the API reference. Without it, only our own web applications use the endpoint. */
  docs?: { tag: string; summary: string; description: string };
  /** Required below /api/seller and /api/desk: the API does not start without it. */
  permission?: MerchantPermission | StaffPermission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Sent as JSON. `'image'` is the bytes of one image instead. */
  body?: z.ZodType | 'image';
  /** The body may also arrive as multipart/form-data with files; the handler validates it and reports each field. */
  multipart?: true;
  /** Sent as `{"data": …}`. `'file'` streams a download instead. */
  response: z.ZodType | 'file';
  /** Codes it may answer with besides those that every endpoint shares. */
  errors?: readonly ErrorCode[];
  /** Whether the `Idempotency-Key` header is read. */
  idempotencyKey?: 'required' | 'optional';
  maxBodyBytes?: number;
  timeoutMs?: number;
  /** Answered even when the server sheds load, as a health check must be. */
  exemptFromLoadShedding?: true;
}

type PathParams<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path have a schema, and the schema has no others. */
type MatchingParams<T> = {
  [Key in keyof T]: [PathParams<Key>] extends [never]
    ? { params?: never }
    : { params: z.ZodObject<Record<PathParams<Key>, z.ZodType>> };
};

export const defineEndpoints = <const T extends Record<Route, Endpoint>>(
  endpoints: T & MatchingParams<T>,
): T => endpoints;

/** Paths and queries are text: where text is read, a number is written as digits, and a boolean as true or false. */
type Text<Value> =
  | Value
  | (Value extends `${infer Typed extends number | boolean}` ? Typed : string extends Value ? number : never);
type TextFields<Schema extends z.ZodType> = { [Name in keyof z.input<Schema>]: Text<z.input<Schema>[Name]> };

type QueryInput<Schema extends z.ZodType> = TextFields<Schema> | URLSearchParams;

/** What a client passes to call an endpoint. */
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
    : E extends { body: 'image' }
      ? { body: Blob }
      : E extends { body: infer B extends z.ZodType }
        ? { body: z.input<B> }
        : unknown) &
  (E extends { idempotencyKey: 'required' }
    ? { idempotencyKey: string }
    : E extends { idempotencyKey: 'optional' }
      ? { idempotencyKey?: string }
      : unknown);

/** What a client gets back. */
export type ResponseOf<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;
