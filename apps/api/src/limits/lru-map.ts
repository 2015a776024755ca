/** Remembers what was set last, up to a number of keys: whatever clients do, it takes bounded memory. */
export class LruMap<Value> {
  readonly #max: number;
  /** A map keeps insertion order, so the first key is the one not set for longest. */
  readonly #entries = new Map<string, Value>();

  constructor(max = 20_000) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#max) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
