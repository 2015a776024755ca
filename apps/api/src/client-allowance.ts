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
