import { LruMap } from '../../limits/lru-map.ts';

export interface SubmissionLimits {
  /** Forms that one client may send within a window; 0 switches the limit off. */
  max: number;
  windowMs: number;
}

/** How a client stands, as the `RateLimit-*` headers tell it. */
export interface SubmissionAllowance {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  resetMs: number;
}

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts every form a client sends, good or bad, through the page as well as through the API. Generous,
 * because behind one mobile address there may be a whole town.
 */
export class SubmissionLimit {
  readonly #limits: SubmissionLimits;
  readonly #windows = new LruMap<Window>();

  constructor(limits: SubmissionLimits) {
    this.#limits = limits;
  }

  /** Null where nothing is limited. */
  count(client: string, now = Date.now()): SubmissionAllowance | null {
    const { max, windowMs } = this.#limits;
    if (max === 0) return null;
    const found = this.#windows.get(client);
    const window = found && found.endsAt > now ? found : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    this.#windows.set(client, window);
    return {
      isAllowed: window.count <= max,
      limit: max,
      remaining: Math.max(0, max - window.count),
      resetMs: window.endsAt - now,
    };
  }
}
