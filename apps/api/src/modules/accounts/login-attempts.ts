import { createHash } from 'node:crypto';
import { RecentMap } from '../../recent-map.ts';
import { TokenBuckets, type BucketLimits } from '../../token-buckets.ts';

/**
 * Slows down guessing, by client and by account, without a lock that an attacker could hold on somebody's
 * account: attempts come back one by one within seconds, and a client that has logged in to an account before
 * is not counted against strangers who try the same account.
 */
export class LoginAttempts {
  readonly #buckets: TokenBuckets;
  readonly #known = new RecentMap<true>();

  constructor(limits: BucketLimits) {
    this.#buckets = new TokenBuckets(limits);
  }

  /** Counts an attempt, or throws RATE_LIMITED. Returns what to call when it turns out to be the right person. */
  count(client: string, email: string): () => void {
    const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    const pair = `${client} ${account}`;
    const giveBack = this.#known.get(pair)
      ? this.#buckets.take(`pair ${pair}`)
      : this.#buckets.take(`client ${client}`, `account ${account}`);
    return () => {
      giveBack();
      this.#known.set(pair, true);
    };
  }
}
