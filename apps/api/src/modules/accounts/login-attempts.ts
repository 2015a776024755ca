import { createHash } from 'node:crypto';
import { createRateLimitError } from '../../plugins/rate-limit.ts';

export interface LoginAttemptLimits {
  /** Failed attempts in a row that one client, or one account, has free. */
  burst: number;
  /** Time after which one more attempt is free again: the longest wait there ever is. */
  refillMs: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxTracked = 20_000;

/**
 * Slows down guessing, by client and by account, without a lock that an attacker could hold on somebody's
 * account: attempts come back one by one within seconds, and a client that has logged in to an account before
 * is not counted against strangers who try the same account.
 */
export class LoginAttempts {
  readonly #limits: LoginAttemptLimits;
  readonly #buckets = new Map<string, Bucket>();
  readonly #known = new Set<string>();

  constructor(limits: LoginAttemptLimits) {
    this.#limits = limits;
  }

  /** Counts an attempt, or throws RATE_LIMITED. Returns what to call when it turns out to be the right person. */
  count(client: string, email: string): () => void {
    const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    const pair = `${client} ${account}`;
    const keys = this.#known.has(pair) ? [`pair ${pair}`] : [`client ${client}`, `account ${account}`];
    const buckets = keys.map((key) => this.#refill(key));
    const emptiest = Math.min(...buckets.map((bucket) => bucket.tokens));
    if (emptiest < 1) throw createRateLimitError((1 - emptiest) * this.#limits.refillMs);
    for (const bucket of buckets) bucket.tokens -= 1;
    return () => {
      for (const bucket of buckets) bucket.tokens = Math.min(this.#limits.burst, bucket.tokens + 1);
      remember(this.#known, pair);
    };
  }

  #refill(key: string): Bucket {
    const now = Date.now();
    const found = this.#buckets.get(key);
    const tokens = found ? found.tokens + (now - found.at) / this.#limits.refillMs : this.#limits.burst;
    const bucket = found ?? { tokens, at: now };
    bucket.tokens = Math.min(this.#limits.burst, tokens);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    dropOldest(this.#buckets);
    return bucket;
  }
}

function remember(set: Set<string>, value: string): void {
  set.delete(value);
  set.add(value);
  dropOldest(set);
}

/** Maps and sets keep insertion order, so the first key is the one not used for longest. */
function dropOldest(tracked: Map<string, unknown> | Set<string>): void {
  if (tracked.size <= maxTracked) return;
  for (const key of tracked.keys()) {
    tracked.delete(key);
    return;
  }
}
