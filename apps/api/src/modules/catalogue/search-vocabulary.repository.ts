import type { Executor } from '@postprocure/db/pool';
import { settleDoubt, type Doubt } from './search-correction.ts';
import { assignRoles, type AnalyzedUnit, type SearchUnit } from './search-term.ts';

/** Splits a term into units. Words that may be misspelled need a second query. */
export async function analyzeTerm(reads: Executor, term: string): Promise<SearchUnit[]> {
  const { rows } = await reads.query<{ units: AnalyzedUnit[] }>({
    name: 'search-analyze',
    text: 'select analyze_search($1) as units',
    values: [term],
  });
  const units = rows[0]?.units ?? [];
  const doubtful = units.filter(({ isDoubtful }) => isDoubtful);
  if (doubtful.length === 0) return assignRoles(term, units);
  const doubts = await readDoubts(reads, doubtful);
  return assignRoles(
    term,
    units.map((unit) => settleDoubt(unit, doubts.get(unit))),
  );
}

async function readDoubts(reads: Executor, doubtful: AnalyzedUnit[]): Promise<Map<AnalyzedUnit, Doubt>> {
  const { rows } = await reads.query<Doubt>({
    name: 'search-doubts',
    text: `
      select
        (select coalesce(jsonb_agg(jsonb_build_object(
            'word', v.word, 'lexeme', v.lexeme, 'products', v.products,
            'frequency', search_frequency(array[v.lexeme]),
            'attribute', exists (select from search_attributes as a where a.lexeme = v.lexeme and not a.audience),
            'audience', exists (select from search_attributes as a where a.lexeme = v.lexeme and a.audience))), '[]')
         from search_neighbours(typed) as v) as candidates,
        compound,
        coalesce(search_frequency(compound), 0) as "compoundFrequency"
      from unnest($1::text[]) with ordinality as doubtful (typed, position), search_compound(typed) as compound
      order by position`,
    values: [doubtful.map(({ words }) => words[0])],
  });
  return new Map(rows.map((doubt, index) => [doubtful[index] as AnalyzedUnit, doubt]));
}

/** How many products have this lexeme, according to the latest statistics. */
export async function readLexemeCount(reads: Executor, lexeme: string): Promise<number> {
  const { rows } = await reads.query<{ products: number }>({
    name: 'search-lexeme-count',
    text: 'select products from search_lexeme_counts where lexeme = $1',
    values: [lexeme],
  });
  return rows[0]?.products ?? 0;
}

/** Words of the vocabulary that complete the last word of `term` and occur together with the words before it. */
export async function completeTerm(reads: Executor, term: string, most: number): Promise<string[]> {
  const { rows } = await reads.query<{ completion: string }>({
    name: 'search-complete',
    text: `
      with term as materialized (select search_words($1) as words),
      split as materialized (
        select words[:cardinality(words) - 1] as before, words[cardinality(words)] as last from term
        where cardinality(words) > 0)
      select array_to_string(before || completion.word, ' ') as completion
      from split, search_completions(split.last, 40) as completion
      where cardinality(before) = 0 or exists (
        select from product_search
        where document @@ (
          select string_agg('(' || quote_literal(l) || '|' || quote_literal('b:' || l) || '|' || quote_literal('c:' || l) || ')', '&')
          from (select search_lexeme(w) as l from unnest(before || completion.word) as w) as lexemes)::tsquery)
      order by completion.products desc, completion.word
      limit $2`,
    values: [term, most],
  });
  return rows.map((row) => row.completion);
}
