import type { Readable } from 'node:stream';
import type { Endpoint } from '@postprocure/contracts/endpoint';
import type { z } from 'zod';
import type { Caller, MerchantCaller, StaffCaller } from '../caller.ts';
import type { ClientContext } from '../client-context.ts';

export interface Credentials {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** What every handler gets, for requests over HTTP and for calls from pages rendered in this process. */
export interface RequestContext {
  client: ClientContext;
  /** For public endpoints whose handlers identify the caller. */
  credentials: Credentials;
  /** Whether the request comes from one of our pages. Only those get cookies. */
  isFromOwnPage: boolean;
  setCookie: (cookie: string) => void;
  /** Logs an error that does not fail the request. */
  reportError: (error: unknown, message: string) => void;
}

/**
 * Below these prefixes, the route guard has authenticated the caller and checked the permission that the endpoint
 * requires.
 */
type CallerContext<R> = R extends `${string} /api/seller/${string}`
  ? { caller: Caller; merchant: MerchantCaller }
  : R extends `${string} /api/desk/${string}`
    ? { caller: Caller; staff: StaffCaller & { client: ClientContext } }
    : R extends `${string} /api/account/${string}`
      ? { caller: Caller }
      : unknown;

type Parsed<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.output<Schema>> : unknown;

type InputContext<E> = Parsed<E, 'params'> &
  Parsed<E, 'query'> &
  (E extends { multipart: true }
    ? { body: unknown; files: readonly UploadedFile[] }
    : E extends { body: 'image' | 'file' }
      ? { body: Buffer }
      : E extends { body: 'stream' }
        ? { body: Readable }
        : Parsed<E, 'body'>) &
  (E extends { response: 'file' } ? { acceptsGzip: boolean } : unknown) &
  (E extends { idempotencyKey: 'required' }
    ? { idempotencyKey: string }
    : E extends { idempotencyKey: 'optional' }
      ? { idempotencyKey: string | null }
      : unknown);

/** A file from a multipart body, stored temporarily until the response is sent. */
export interface UploadedFile {
  field: string;
  /** The file name that the sender specified. */
  name: string;
  path: string;
  size: number;
  sha256: Buffer;
  /** Whether the file was larger than allowed. The rest of it was not stored. */
  isTruncated: boolean;
}

/** A response that is already serialized as JSON. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export interface FileDownload {
  stream: Readable;
  name: string;
  bytes?: number;
  type?: string;
  /** Set for files that are stored compressed: whether the stream is still compressed. */
  isGzip?: boolean;
}

type Result<E> = E extends { response: infer Schema extends z.ZodType }
  ? // oxlint-disable-next-line typescript/no-invalid-void-type -- a handler without data returns nothing
    (null extends z.input<Schema> ? z.input<Schema> | void : z.input<Schema>) | JsonText
  : FileDownload;

export type Handler<R, E> = (
  context: RequestContext & CallerContext<R> & InputContext<E>,
) => Result<E> | Promise<Result<E>>;

/** One handler for each endpoint of a declaration. */
export type Handlers<T> = { [R in keyof T]: Handler<R, T[R]> };

/** The type of any handler, for code that dispatches requests without knowing the specific endpoint. */
export type AnyHandler = (context: object) => unknown;

export type AnyEndpoints = Record<string, Endpoint>;
