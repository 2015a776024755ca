import { errorStatus, type ErrorCode } from '@postprocure/contracts/error-code';

/** An expected failure: `message` is shown to the person, `code` decides the HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
