import type { ErrorCode } from '@postprocure/contracts/error-code';

/** The server's own codes, and those for calls that never got an answer worth reading. */
export type ApiFailureCode = ErrorCode | 'NETWORK' | 'INVALID_RESPONSE';

export interface ApiFailureDetails {
  code: ApiFailureCode;
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  requestId: string;
  /** Of a form: what is wrong with each field. */
  fields?: Record<string, string> | undefined;
}

/** What every failed call throws. `message` is fit to be shown to the person. */
export class ApiFailure extends Error implements ApiFailureDetails {
  override readonly name = 'ApiFailure';
  readonly code: ApiFailureCode;
  readonly status: number;
  readonly requestId: string;
  readonly fields: Record<string, string> | undefined;

  constructor(message: string, details: ApiFailureDetails, options?: ErrorOptions) {
    super(message, options);
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.fields = details.fields;
  }
}
