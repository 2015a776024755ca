/**
 * xoshiro128**, seeded by splitmix32. Uses only integer arithmetic, so that the numbers are the same on every
 * machine. Each product has its own generator, so that products do not affect one another.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number, stream: number) {
    let state = Math.imul(seed, 0x9e3779b9) ^ Math.imul(stream + 1, 0x85ebca6b);
    const draw = () => {
      state = (state + 0x9e3779b9) | 0;
      let z = state ^ (state >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = draw();
    this.#b = draw();
    this.#c = draw();
    this.#d = draw();
  }

  /** Uniform in [0, 1). */
  fraction(): number {
    const scrambled = Math.imul(rotateLeft(Math.imul(this.#b, 5), 7), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotateLeft(this.#d, 11);
    return (scrambled >>> 0) / 0x1_0000_0000;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  /** Integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** `count` different items in random order, or all if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(this.below(rest.length), 1));
    return taken;
  }
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** Weighted choice: one random number, then a binary search over the cumulative weights. */
export class WeightedPick<T> {
  readonly #items: readonly T[];
  readonly #ends: number[] = [];
  readonly #total: number;

  constructor(entries: readonly (readonly [item: T, weight: number])[]) {
    this.#items = entries.map(([item]) => item);
    let total = 0;
    for (const [, weight] of entries) this.#ends.push((total += weight));
    this.#total = total;
  }

  pick(random: Random): T {
    const target = random.fraction() * this.#total;
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }
}
