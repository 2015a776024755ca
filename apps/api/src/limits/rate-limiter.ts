import type { AppError } from '@postprocure/contracts/app-error';
import { createRateLimitError } from './rate-limit-error.ts';
import { LruMap } from './lru-map.ts';

export interface RateLimits {
  /** How many requests a key may make at once. */
  burst: number;
  /** Time until one more request is allowed. A key never has to wait longer than this. */
  refillMs: number;
  /** Start of the error message, such as `Too many previews.` */
  reason?: string;
}

/** What the `RateLimit-*` headers report after a request. */
export interface RateLimitStatus {
  limit: number;
  remaining: number;
  /** Time until the full burst is available again. */
  resetMs: number;
  /** Undefined if the request is allowed. */
  error: AppError | undefined;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 20_000;

/** A token bucket for each key: a burst, then one request for each refill. Limits apply per process. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #buckets = new LruMap<string, Bucket>({ maxSize: maxKeys });

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Takes a token for every key, or throws RATE_LIMITED if one has none left. The returned function gives them back. */
  take(...keys: string[]): () => void {
    const buckets = keys.map((key) => this.#refill(key));
    const error = this.#takeTokens(buckets);
    if (error) throw error;
    return () => {
      for (const bucket of buckets) bucket.tokens = Math.min(this.#limits.burst, bucket.tokens + 1);
    };
  }

  /** Takes a token if there is one, and reports the state of the key. */
  tryTake(key: string): RateLimitStatus {
    const { burst, refillMs } = this.#limits;
    const bucket = this.#refill(key);
    const error = this.#takeTokens([bucket]);
    return {
      limit: burst,
      remaining: Math.floor(bucket.tokens),
      resetMs: (burst - bucket.tokens) * refillMs,
      error,
    };
  }

  #takeTokens(buckets: Bucket[]): AppError | undefined {
    const { refillMs, reason } = this.#limits;
    const emptiest = Math.min(...buckets.map(({ tokens }) => tokens));
    if (emptiest < 1) return createRateLimitError((1 - emptiest) * refillMs, reason);
    for (const bucket of buckets) bucket.tokens -= 1;
    return undefined;
  }

  #refill(key: string): Bucket {
    const { burst, refillMs } = this.#limits;
    const now = Date.now();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: burst, at: now };
    if (!known) this.#buckets.set(key, bucket);
    bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.at) / refillMs);
    bucket.at = now;
    return bucket;
  }
}
