import { AppError } from '@postprocure/contracts/app-error';

export interface SemaphoreOptions {
  /** How many may work at once. */
  max: number;
  /** How many may wait for a slot; one more is refused at once. */
  maxWaiting: number;
  maxWaitMs: number;
}

// One for all: under a flood, collecting the stack of each refusal would cost more than refusing.
export const overloadedError = new AppError(
  'OVERLOADED',
  'The server is busy. Please try again in a moment.',
);

interface Waiting {
  start(): void;
  timer: NodeJS.Timeout;
}

/** A bound on work done at once, with a short and bounded queue in front of it. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** Takes a slot if one is free. Give it back with `release`. */
  tryAcquire(): boolean {
    if (this.#taken >= this.#options.max) return false;
    this.#taken += 1;
    return true;
  }

  /** Takes a slot, waiting for it if need be; rejects with OVERLOADED when it would take too long. */
  acquire(): Promise<void> {
    if (this.tryAcquire()) return Promise.resolve();
    if (this.#waiting.size >= this.#options.maxWaiting) return Promise.reject(overloadedError);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(overloadedError);
        }, this.#options.maxWaitMs),
      };
      this.#waiting.add(waiting);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
