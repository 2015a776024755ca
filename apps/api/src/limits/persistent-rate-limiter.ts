import { createHmac } from 'node:crypto';
import type { Executor } from '@postprocure/db/pool';
import { createRateLimitError } from './rate-limit-error.ts';
import type { RateLimits } from './rate-limiter.ts';

export interface PersistentLimiterOptions extends RateLimits {
  database: Executor;
  /** Rate limit keys contain IP and email addresses, so only their HMACs are stored. This is the HMAC key. */
  hashKey: Uint8Array;
}

/** Token buckets in the database, so that a limit survives a restart and applies to all processes together. */
export class PersistentRateLimiter {
  readonly #options: PersistentLimiterOptions;

  constructor(options: PersistentLimiterOptions) {
    this.#options = options;
  }

  /** Takes a token from the bucket of this key, or rejects with RATE_LIMITED. Returns how many tokens are in use. */
  async take(key: string): Promise<number> {
    const { database, burst, refillMs, reason } = this.#options;
    const { rows } = await database.query<{ used: number }>(
      `insert into rate_limits as l (key, full_at)
       values ($1, clock_timestamp() + $2 * interval '1 millisecond')
       on conflict (key) do update set full_at =
         greatest(l.full_at, clock_timestamp()) + $2 * interval '1 millisecond'
       where greatest(l.full_at, clock_timestamp()) + $2 * interval '1 millisecond'
         <= clock_timestamp() + $3 * $2 * interval '1 millisecond'
       returning ceil(extract(epoch from full_at - clock_timestamp()) * 1000 / $2)::int as used`,
      [this.#hash(key), refillMs, burst],
    );
    const [bucket] = rows;
    if (!bucket) throw createRateLimitError(await this.#findWait(key), reason);
    return bucket.used;
  }

  async giveBack(key: string): Promise<void> {
    const { database, refillMs } = this.#options;
    await database.query(
      `update rate_limits set full_at = full_at - $2 * interval '1 millisecond' where key = $1`,
      [this.#hash(key), refillMs],
    );
  }

  async #findWait(key: string): Promise<number> {
    const { database, burst, refillMs } = this.#options;
    const { rows } = await database.query<{ fullInMs: number }>(
      `select (extract(epoch from full_at - clock_timestamp()) * 1000)::float8 as "fullInMs"
       from rate_limits where key = $1`,
      [this.#hash(key)],
    );
    return (rows[0]?.fullInMs ?? 0) - (burst - 1) * refillMs;
  }

  #hash(key: string): Buffer {
    return createHmac('sha256', this.#options.hashKey).update(`rate limit ${key}`).digest();
  }
}

/** Deletes buckets that are full again. */
export async function purgeRateLimits(executor: Executor): Promise<void> {
  await executor.query('delete from rate_limits where full_at < now()');
}
