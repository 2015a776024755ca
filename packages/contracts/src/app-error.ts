import { errorStatus, type ErrorCode } from './error-code.ts';

export interface AppErrorDetails {
  cause?: unknown;
  /** Validation messages by form field. */
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  /** Set on the client, which shows it so that the user can mention it in a support request. */
  requestId?: string | undefined;
  /** The status of the response, if the client received one. */
  status?: number | undefined;
}

const brand = Symbol.for('postprocure.AppError');

/** An expected failure, on the server or a client. `message` is written for the user. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  readonly [brand] = true;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.status = details.status ?? errorStatus[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
  }

  /**
   * Also recognizes errors from the copy of this class in the storefront's server bundle, which `instanceof` would
   * miss.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);
