import { normalizeIP } from '@fastify/rate-limit';
import { createRateLimitError } from './plugins/rate-limit.ts';

export interface AllowanceLimits {
  /** How often a client may act at once. */
  burst: number;
  /** Time after which one more act is free again. */
  refillMs: number;
}

const maxTracked = 20_000;

/**
 * Bounds how often a client does something that leaves a trace, whichever way it comes in: by the API or by a
 * form without scripts. Per process, like all limits here.
 */
export class ClientAllowance {
  readonly #limits: AllowanceLimits;
  readonly #left = new Map<string, { tokens: number; at: number }>();

  constructor(limits: AllowanceLimits) {
    this.#limits = limits;
  }

  /** Takes one act of the client with this address, or throws RATE_LIMITED. */
  take(address: string, now = Date.now()): void {
    const client = normalizeIP(address);
    const { burst, refillMs } = this.#limits;
    const known = this.#left.get(client);
    const tokens = known ? Math.min(burst, known.tokens + (now - known.at) / refillMs) : burst;
    if (tokens < 1) throw createRateLimitError((1 - tokens) * refillMs);
    this.#left.delete(client);
    this.#left.set(client, { tokens: tokens - 1, at: now });
    if (this.#left.size > maxTracked) this.#forgetOldest();
  }

  /** A map keeps insertion order, so the first client is the one not seen for longest. */
  #forgetOldest(): void {
    for (const client of this.#left.keys()) {
      this.#left.delete(client);
      return;
    }
  }
}
