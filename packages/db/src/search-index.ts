import type { Executor, Pool } from './pool.ts';
import { withTransaction } from './transaction.ts';

/**
 * Level n holds one of n products. With powers of two, the smallest level that fills a page is at most twice
 * too large.
 */
const levelFractions = [256, 128, 64, 32, 16, 8, 4, 2];

/** Level thresholds are recalculated when the number of products has changed by more than this share. */
const recalculationShare = 0.25;

/** Daily maintenance that keeps search fast as the catalogue changes. */
export async function maintainSearch(pool: Pool): Promise<void> {
  await refreshSearchStatistics(pool);
  const { rows } = await pool.query<{ outdated: boolean }>(
    `select abs(s.products - s.levelled_products) > $1::float8 * s.levelled_products
       or l.fractions <> $2::int[] as outdated
     from search_state as s cross join lateral (
       select array_agg(fraction order by fraction desc) as fractions from search_levels
       where generation = s.generation and family = 'r') as l`,
    [recalculationShare, levelFractions],
  );
  if (rows[0]?.outdated) {
    await renewSearchLevels(pool);
    await refreshSearchStatistics(pool);
  }
}

/**
 * Rebuilds all search structures from the products, for a catalogue loaded with triggers disabled. Run it
 * inside the transaction of the load, because it blocks searches and product changes.
 */
export async function rebuildSearch(tx: Executor): Promise<void> {
  await tx.query('truncate product_search, search_levels, category_lexemes');
  await tx.query('select refresh_category_lexemes()');
  await tx.query('update search_state set generation = generation + 1');
  await insertLevels(tx, await readGeneration(tx));
  await tx.query('select drop_product_search_indexes()');
  // Sort by category, so that products that match a category name are close together on disk.
  await tx.query(
    'insert into product_search select * from product_search_source order by top_id, category_id, popularity desc, product_id',
  );
  await tx.query('select create_product_search_indexes()');
  await refreshSearchStatistics(tx);
  await tx.query('update search_state set levelled_products = products');
}

/** Recounts words for query plans, corrections and suggestions, without blocking readers or writers. */
export async function refreshSearchStatistics(client: Executor): Promise<void> {
  await client.query('analyze product_search');
  await client.query(`
    with fresh as materialized (
      select word as lexeme, ndoc as products from ts_stat('select document from product_search')
    ), gone as (
      delete from search_lexeme_counts as c where not exists (select from fresh as f where f.lexeme = c.lexeme)
    )
    insert into search_lexeme_counts (lexeme, products) select lexeme, products from fresh
    on conflict (lexeme) do update set products = excluded.products
    where search_lexeme_counts.products <> excluded.products`);
  await client.query(`
    with fresh as materialized (
      select word, search_lexeme(word) as lexeme, products from (
        select word, sum(texts.products)::int as products
        from (
          select title || ' ' || brand as text, 1 as products from products where status = 'active'
          union all select name, 1 from categories
          union all
          select option, count(*) from product_search cross join unnest(colors || sizes) as option group by option
        ) as texts, unnest(search_words(texts.text)) as word
        where length(word) > 1
        group by word
      ) as counted
    ), gone as (
      delete from search_vocabulary as v where not exists (select from fresh as f where f.word = v.word)
    )
    insert into search_vocabulary (word, lexeme, products) select word, lexeme, products from fresh
    on conflict (word) do update set products = excluded.products, lexeme = excluded.lexeme
    where (search_vocabulary.products, search_vocabulary.lexeme) is distinct from (excluded.products, excluded.lexeme)`);
  await client.query('update search_state set products = (select count(*) from product_search)');
  await client.query('analyze search_lexeme_counts, search_vocabulary');
}

/**
 * Recalculates the level thresholds without downtime: writers store both generations, every row is rewritten
 * in small batches, then readers switch to the new generation.
 */
export async function renewSearchLevels(pool: Pool): Promise<void> {
  const current = await readGeneration(pool);
  const next = current + 1;
  // Remove the previous generation and leftovers of an interrupted run.
  await pool.query('delete from search_levels where generation <> $1', [current]);
  await insertLevels(pool, next);
  // Wait for transactions that started before the new thresholds existed, because they don't write them.
  await withTransaction(pool, (tx) => tx.query('lock table products in share mode'));
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<{ last: number | null }>(
      `with batch as (select id from products where id > $1 order by id limit 2000)
       select max(id) as last, renew_product_search(array_agg(id)) from batch`,
      [after],
    );
    const last = rows[0]?.last;
    if (last === null || last === undefined) break;
    after = last;
  }
  await pool.query(
    'update search_state set generation = $1, levelled_products = (select count(*) from product_search)',
    [next],
  );
}

async function readGeneration(client: Executor): Promise<number> {
  const { rows } = await client.query<{ generation: number }>('select generation from search_state');
  return rows[0]?.generation ?? 0;
}

async function insertLevels(client: Executor, generation: number): Promise<void> {
  await client.query(
    `with ranked as (
       select popularity, extract(epoch from created_at)::bigint as listed_at, sp_paise from products where status = 'active'
     ), families as (
       select 'r' as family, percentile_disc($2::float8[]) within group (order by popularity desc)::bigint[] as thresholds from ranked
       union all select 'd', percentile_disc($2::float8[]) within group (order by listed_at desc) from ranked
       union all select 'a', percentile_disc($2::float8[]) within group (order by sp_paise) from ranked
       union all select 'z', percentile_disc($2::float8[]) within group (order by sp_paise desc) from ranked
     )
     insert into search_levels (generation, family, fraction, threshold)
     select $1, family, fraction, threshold
     from families, unnest($3::int[], thresholds) as level (fraction, threshold)
     where threshold is not null`,
    [generation, levelFractions.map((fraction) => 1 / fraction), levelFractions],
  );
}
