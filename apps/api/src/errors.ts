import { errorStatus, type ErrorCode } from '@postprocure/contracts/error-code';

/** An expected failure: `message` is shown to the person, `code` decides the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Of a form: what is wrong with each field. */
  readonly fields: Record<string, string> | undefined;
  /** When it may work. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { cause?: unknown; fields?: Record<string, string>; retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.fields = options?.fields;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
