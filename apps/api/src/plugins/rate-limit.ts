import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitPerMinute } from '../limits/client-rate-limiter.ts';
import type { RateLimitStatus } from '../limits/rate-limiter.ts';

interface RateLimitOptions {
  /** 0 switches the limit off. */
  perMinute: number;
}

/** Limits each client's requests to this scope and reports the limit in `RateLimit-*` headers. */
export function addRateLimit(app: FastifyInstance, { perMinute }: RateLimitOptions): void {
  const limiter = limitPerMinute(perMinute);
  if (!limiter) return;
  app.addHook('onRequest', (request, reply, done) => {
    const status = limiter.tryTake(request.ip);
    setRateLimitHeaders(reply, status);
    done(status.error);
  });
}

/** Limits each client's requests without reporting the limit, for responses that are cheap to send. */
export function addSilentRateLimit(app: FastifyInstance, { perMinute }: RateLimitOptions): void {
  const limiter = limitPerMinute(perMinute);
  if (!limiter) return;
  app.addHook('onRequest', (request, _reply, done) => done(limiter.tryTake(request.ip).error));
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
