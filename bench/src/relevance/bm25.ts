interface Posting {
  id: number;
  count: number;
}

/** Plain BM25 with plural stemming over the same texts, as the baseline. */
export class Bm25 {
  private readonly postings = new Map<string, Posting[]>();
  private readonly lengths = new Map<number, number>();
  private readonly k1 = 1.2;
  private readonly b = 0.75;

  constructor(texts: Iterable<{ id: number; text: string }>) {
    for (const { id, text } of texts) {
      const words = splitWords(text);
      this.lengths.set(id, words.length);
      for (const [word, same] of Map.groupBy(words, (one) => one)) {
        const list = this.postings.get(word) ?? [];
        list.push({ id, count: same.length });
        this.postings.set(word, list);
      }
    }
  }

  /** Whether any text contains every word of the term. */
  hasEveryWord(term: string): boolean {
    const lists = splitWords(term).map((word) => new Set(this.postings.get(word)?.map(({ id }) => id)));
    return [...(lists[0] ?? [])].some((id) => lists.every((ids) => ids.has(id)));
  }

  search(term: string, limit: number): number[] {
    const usual = [...this.lengths.values()].reduce((sum, length) => sum + length, 0) / this.lengths.size;
    const scores = new Map<number, number>();
    for (const word of new Set(splitWords(term))) {
      const list = this.postings.get(word) ?? [];
      const rarity = Math.log(1 + (this.lengths.size - list.length + 0.5) / (list.length + 0.5));
      for (const { id, count } of list) {
        const length = 1 - this.b + (this.b * (this.lengths.get(id) ?? 0)) / usual;
        const score = (rarity * count * (this.k1 + 1)) / (count + this.k1 * length);
        scores.set(id, (scores.get(id) ?? 0) + score);
      }
    }
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, limit)
      .map(([id]) => id);
  }
}

const stopWords = new Set('a an and at by for from in is of on or the to with'.split(' '));

const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(withoutPlural);

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
