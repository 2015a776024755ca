import type { Executor } from '@postprocure/db/pool';
import { LruMap } from '../../limits/lru-map.ts';

/** Stems that were read before. A word always has the same stem. */
const knownStems = new LruMap<string, string>({ maxSize: 20_000 });

/** Returns the stem of each word. */
export async function readStems(reads: Executor, words: Iterable<string>): Promise<Map<string, string>> {
  const stems = new Map<string, string>();
  const unknown: string[] = [];
  for (const word of new Set(words)) {
    const stem = knownStems.get(word);
    if (stem === undefined) unknown.push(word);
    else stems.set(word, stem);
  }
  if (unknown.length === 0) return stems;
  const { rows } = await reads.query<{ word: string; stem: string }>({
    name: 'search-stems',
    text: 'select word, search_lexeme(word) as stem from unnest($1::text[]) as word',
    values: [unknown],
  });
  for (const { word, stem } of rows) {
    stems.set(word, stem);
    knownStems.set(word, stem);
  }
  return stems;
}
