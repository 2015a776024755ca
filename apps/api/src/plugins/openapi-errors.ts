import { errorStatus, type ErrorCode } from '@postprocure/contracts/error-code';
import type { ErrorBody } from '@postprocure/contracts/envelope';
import { loginFailureMessage } from '@postprocure/contracts/accounts/login';

/** Errors that every rate-limited route may return. */
export const commonErrorCodes: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'OVERLOADED',
  'TIMEOUT',
];

const exampleMessages: Partial<Record<ErrorCode, string>> = {
  INVALID_REQUEST: 'page must be a whole number.',
  INVALID_CREDENTIALS: loginFailureMessage,
  TWO_FACTOR_REQUIRED: 'Enter the code shown in your authenticator app, or use a passkey.',
  UNAUTHENTICATED: 'Please log in again.',
  FORBIDDEN: 'You can only do this from our website.',
  CONFLICT: 'This product is out of stock.',
  NOT_FOUND: 'Product not found.',
  RATE_LIMITED: 'Too many requests. Please try again in 12 seconds.',
  PAYLOAD_TOO_LARGE: 'The request body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the request body as application/json.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  OVERLOADED: 'The server is busy. Please try again in a moment.',
  TIMEOUT: 'This took too long. Please try again in a moment.',
};

const descriptions: Record<number, string> = {
  400: 'The request is invalid. The message names the field.',
  401: 'Not logged in, or the credentials are wrong.',
  403: 'The caller is not allowed to do this.',
  404: 'Not found.',
  409: 'Not possible in the current state. The message says why.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests. `Retry-After` says when to try again.',
  500: 'An error on our side.',
  503: 'The server is overloaded or too slow. `Retry-After` says when to try again.',
};

/** The error responses of a route, by status, with an example body for each code. */
export function describeErrors(codes: readonly ErrorCode[]): Record<string, object> {
  const statuses = new Set(codes.map((code) => errorStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: descriptions[status] ?? 'The request failed.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              codes
                .filter((code) => errorStatus[code] === status)
                .map((code) => [code, { value: exampleBody(code) }]),
            ),
          },
        },
      },
    ]),
  );
}

const exampleBody = (code: ErrorCode): ErrorBody => ({
  message: exampleMessages[code] ?? 'The request failed.',
  code,
  requestId: '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10',
});
