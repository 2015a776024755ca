import { AppError } from '@postprocure/contracts/app-error';

export interface SemaphoreOptions {
  /** How many tasks may run at once. */
  max: number;
  /** How many tasks may wait for a slot. Any more are rejected immediately. */
  maxWaiting: number;
  maxWaitMs: number;
}

// One shared instance, because capturing a stack trace for each rejection would be expensive under overload.
export const overloadedError = new AppError(
  'OVERLOADED',
  'The server is busy. Please try again in a moment.',
);

interface Waiting {
  start(): void;
  timer: NodeJS.Timeout;
}

/** Limits how much work runs at once. Excess work waits in a short, bounded queue. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** Takes a slot if one is free. Call `release` when the work is done. */
  tryAcquire(): boolean {
    if (this.#taken >= this.#options.max) return false;
    this.#taken += 1;
    return true;
  }

  /** Waits for a slot. Rejects with OVERLOADED if the queue is full or the wait takes too long. */
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
