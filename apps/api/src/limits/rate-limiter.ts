import { createRateLimitError } from './rate-limit-error.ts';
import { LruMap } from './lru-map.ts';

export interface RateLimits {
  /** How many acts a key has free at once. */
  burst: number;
  /** Time after which one more act is free again: the longest wait there ever is. */
  refillMs: number;
  /** What a person is told who has none left, as `Too many previews.` */
  reason?: string;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Acts that each key has free: a burst, then one for each refill. Per process, like all limits here. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #buckets = new LruMap<Bucket>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Takes one act of every key, or, where one has none left, throws RATE_LIMITED. The returned call gives them back. */
  take(...keys: string[]): () => void {
    const { burst, refillMs, reason } = this.#limits;
    const buckets = keys.map((key) => this.#refill(key));
    const emptiest = Math.min(...buckets.map(({ tokens }) => tokens));
    if (emptiest < 1) throw createRateLimitError((1 - emptiest) * refillMs, reason);
    for (const bucket of buckets) bucket.tokens -= 1;
    return () => {
      for (const bucket of buckets) bucket.tokens = Math.min(burst, bucket.tokens + 1);
    };
  }

  #refill(key: string): Bucket {
    const { burst, refillMs } = this.#limits;
    const now = Date.now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.at) / refillMs);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
