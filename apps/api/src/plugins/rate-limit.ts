import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitPerMinute } from '../limits/client-rate-limiter.ts';
import { createRateLimitError } from '../limits/rate-limit-error.ts';
import type { RateLimitStatus } from '../limits/rate-limiter.ts';

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

/** Refuses whoever asks this scope more often than that; for what is cheap to give and not worth a header each. */
export function addClientLimit(app: FastifyInstance, { perMinute }: { perMinute: number }): void {
  const allowance = limitPerMinute(perMinute);
  if (!allowance) return;
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      allowance.take(request.ip);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

export const setRateLimitHeaders = (
  reply: FastifyReply,
  { limit, remaining, resetMs }: RateLimitStatus,
): FastifyReply =>
  reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': Math.ceil(resetMs / 1000),
  });
