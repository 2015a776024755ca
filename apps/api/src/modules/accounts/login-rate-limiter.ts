import { createHash } from 'node:crypto';
import { LruMap } from '../../limits/lru-map.ts';
import { RateLimiter, type RateLimits } from '../../limits/rate-limiter.ts';

/**
 * Limits login attempts per client and per account. Nobody can lock another person out of an account: attempts are
 * refilled within seconds, and a client that has logged in to the account before has a limit of its own.
 */
export class LoginRateLimiter {
  readonly #limiter: RateLimiter;
  readonly #knownClients = new LruMap<string, true>({ maxSize: 20_000 });

  constructor(limits: RateLimits) {
    this.#limiter = new RateLimiter(limits);
  }

  /** Counts an attempt, or throws RATE_LIMITED. Call the returned function if the attempt succeeded. */
  take(client: string, email: string): () => void {
    const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
    const pair = `${client} ${account}`;
    const giveBack = this.#knownClients.get(pair)
      ? this.#limiter.take(`pair ${pair}`)
      : this.#limiter.take(`client ${client}`, `account ${account}`);
    return () => {
      giveBack();
      this.#knownClients.set(pair, true);
    };
  }
}
