import { normalizeIP } from '@fastify/rate-limit';
import { TokenBuckets, type BucketLimits } from './token-buckets.ts';

/**
 * Bounds how often a client does something that leaves a trace, whichever way it comes in: by the API or by a
 * form without scripts.
 */
export class ClientAllowance {
  readonly #buckets: TokenBuckets;

  constructor(limits: BucketLimits) {
    this.#buckets = new TokenBuckets(limits);
  }

  /** Takes one act of the client with this address, or throws RATE_LIMITED. */
  take(address: string): void {
    this.#buckets.take(normalizeIP(address));
  }
}

/** So many acts a minute, all of them at once if need be; null where 0 says that there is no limit. */
export const allowPerMinute = (perMinute: number): ClientAllowance | null =>
  perMinute === 0 ? null : new ClientAllowance({ burst: perMinute, refillMs: 60_000 / perMinute });
