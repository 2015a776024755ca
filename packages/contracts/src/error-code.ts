/**
 * Every error code with its HTTP status. The last two are created by clients when they receive no usable response.
 */
export const errorStatus = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PLAN_LIMIT: 409,
  INSUFFICIENT_BALANCE: 409,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  OVERLOADED: 503,
  TIMEOUT: 503,
  STORAGE_FULL: 507,
  NETWORK: 0,
  INVALID_RESPONSE: 0,
} as const;

export type ErrorCode = keyof typeof errorStatus;
