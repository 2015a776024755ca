import { normalizeIP } from '@fastify/rate-limit';
import { RateLimiter, type RateLimits, type RateLimitStatus } from './rate-limiter.ts';

/**
 * Limits each client's requests. Clients are told apart by IP address, and all addresses in an IPv6 network count as
 * one client.
 */
export class ClientRateLimiter {
  readonly #limiter: RateLimiter;

  constructor(limits: RateLimits) {
    this.#limiter = new RateLimiter(limits);
  }

  /** Counts a request, or throws RATE_LIMITED. */
  take(address: string): void {
    this.#limiter.take(normalizeIP(address));
  }

  tryTake(address: string): RateLimitStatus {
    return this.#limiter.tryTake(normalizeIP(address));
  }
}

/** Null if `max` is 0, which switches the limit off. */
export const limitPerPeriod = (max: number, periodMs: number): ClientRateLimiter | null =>
  max === 0 ? null : new ClientRateLimiter({ burst: max, refillMs: periodMs / max });

export const limitPerMinute = (max: number): ClientRateLimiter | null => limitPerPeriod(max, 60_000);
