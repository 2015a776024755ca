import { RateLimiter } from '../../limits/rate-limiter.ts';

export interface SubmissionLimits {
  /** Forms that one client may send within a window; 0 switches the limit off. */
  max: number;
  windowMs: number;
}

/** What the `RateLimit-*` headers report to a client. */
export interface SubmissionAllowance {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** Time until the client may send all forms again, or the next one if it was refused. */
  resetMs: number;
}

/**
 * Counts every form a client sends, valid or not, through pages as well as through the API. The limit is generous,
 * because a mobile network may share one address among thousands of people.
 */
export class SubmissionLimit {
  readonly #refillMs: number;
  readonly #limiter: RateLimiter | null;

  constructor({ max, windowMs }: SubmissionLimits) {
    this.#refillMs = windowMs / max;
    this.#limiter = max === 0 ? null : new RateLimiter({ burst: max, refillMs: this.#refillMs });
  }

  /** Null if the limit is switched off. */
  count(client: string): SubmissionAllowance | null {
    const status = this.#limiter?.tryTake(client);
    if (!status) return null;
    const isAllowed = status.error === undefined;
    return { ...status, isAllowed, resetMs: isAllowed ? status.resetMs : this.#refillMs };
  }
}
