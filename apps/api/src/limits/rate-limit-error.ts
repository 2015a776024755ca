import { AppError } from '@postprocure/contracts/app-error';

export function createRateLimitError(waitMs: number, reason = 'Too many requests.'): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(
    'RATE_LIMITED',
    `${reason} Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    { retryAfterSeconds: seconds },
  );
}
