import { normalizeIP } from '@fastify/rate-limit';
import { RateLimiter, type RateLimits } from './rate-limiter.ts';

/**
 * Bounds how often a client does something that leaves a trace, whichever way it comes in: by the API or by a
 * form without scripts.
 */
export class ClientRateLimiter {
  readonly #buckets: RateLimiter;

  constructor(limits: RateLimits) {
    this.#buckets = new RateLimiter(limits);
  }

  /** Takes one act of the client with this address, or throws RATE_LIMITED. */
  take(address: string): void {
    this.#buckets.take(normalizeIP(address));
  }
}

/** So many acts a minute, all of them at once if need be; null where 0 says that there is no limit. */
export const limitPerMinute = (perMinute: number): ClientRateLimiter | null =>
  perMinute === 0 ? null : new ClientRateLimiter({ burst: perMinute, refillMs: 60_000 / perMinute });
