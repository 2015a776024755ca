import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Limits each client of this scope and tells it so in `RateLimit-Limit`, `-Remaining` and `-Reset`. */
export async function addRateLimit(
  app: FastifyInstance,
  { perMinute }: { perMinute: number },
): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => createRateLimitError(ttl),
  });
}

export const createRateLimitError = (waitMs: number): AppError =>
  new AppError('RATE_LIMITED', `Too many requests. Please try again in ${describeSeconds(waitMs)}.`);

function describeSeconds(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
