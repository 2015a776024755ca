import {
  PersistentRateLimiter,
  type PersistentLimiterOptions,
} from '../../limits/persistent-rate-limiter.ts';

export interface LoginAttempt {
  address: string;
  email: string;
  /** The ID of a device on which this user has logged in before. */
  knownDevice: string | null;
}

export interface LoginLimiterOptions extends PersistentLimiterOptions {
  /** Keeps this limiter's attempts separate from those of other limiters. */
  name: string;
  /** Number of attempts per client and account that do not count against the account's limit. */
  freeAttempts: number;
}

type LoginLimits = Pick<LoginLimiterOptions, 'name' | 'freeAttempts' | 'burst' | 'refillMs'>;

export const passwordLimits: LoginLimits = { name: 'password', freeAttempts: 3, burst: 10, refillMs: 6000 };

/**
 * Stricter, because anyone who sends a code already knows the password. With free attempts for each client, many
 * clients together could guess the six digits.
 */
export const codeLimits: LoginLimits = { name: 'code', freeAttempts: 0, burst: 5, refillMs: 300_000 };

/**
 * Limits login attempts per client and per account. Nobody can lock another person out of an account: a device that has
 * logged in before has its own limit, and a client's first attempts do not depend on those of other clients.
 */
export class LoginRateLimiter {
  readonly #limiter: PersistentRateLimiter;
  readonly #name: string;
  readonly #freeAttempts: number;

  constructor({ name, freeAttempts, ...options }: LoginLimiterOptions) {
    this.#limiter = new PersistentRateLimiter(options);
    this.#name = name;
    this.#freeAttempts = freeAttempts;
  }

  /** Counts an attempt, or rejects with RATE_LIMITED. Call the returned function if the attempt succeeded. */
  async take({ address, email, knownDevice }: LoginAttempt): Promise<() => Promise<void>> {
    const account = email.toLowerCase();
    const taken: string[] = [];
    const take = async (key: string): Promise<number> => {
      const used = await this.#limiter.take(`${this.#name} ${key}`);
      taken.push(`${this.#name} ${key}`);
      return used;
    };
    if (knownDevice !== null) {
      await take(`device ${knownDevice}`);
    } else {
      await take(`client ${address}`);
      if ((await take(`pair ${address} ${account}`)) > this.#freeAttempts) await take(`account ${account}`);
    }
    return async () => {
      for (const key of taken) await this.#limiter.giveBack(key);
    };
  }
}
