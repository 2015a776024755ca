export interface LruMapOptions<Value> {
  /** The maximum total size of all values. */
  maxSize: number;
  /** 1 by default, which makes `maxSize` a number of entries. */
  sizeOf?: (value: Value) => number;
}

/** Evicts the least recently used entries once the limit is exceeded, which bounds memory use. */
export class LruMap<Key, Value> {
  readonly #maxSize: number;
  readonly #sizeOf: (value: Value) => number;
  /**
   * A map iterates in insertion order. Entries are reinserted when used, so the least recently used one comes first.
   */
  readonly #entries = new Map<Key, Value>();
  #size = 0;

  constructor({ maxSize, sizeOf = () => 1 }: LruMapOptions<Value>) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#maxSize) return;
    this.#entries.set(key, value);
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
