import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareRelevance } from './compare-relevance.ts';
import { askForMadeUpProducts } from './judged-query.ts';
import { loadMadeUpProducts } from './load-made-up.ts';
import { judgeByTraits, makeUpProducts } from './made-up-catalogue.ts';
import { mean } from './ndcg.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ statementTimeoutMs: 0 });
});
afterAll(() => database.drop());

test('search results are at least as relevant as those of BM25, and better for partial matches', async () => {
  const products = makeUpProducts(12);
  await loadMadeUpProducts(database.pool, products);
  const results = await compareRelevance(database.pool, products.map(judgeByTraits), askForMadeUpProducts(2));
  const partial = results.filter(({ isPartial }) => isPartial);
  const ratio = (group: typeof results) =>
    mean(group.map(({ ours }) => ours)) / mean(group.map(({ bm25 }) => bm25));
  expect(results.length).toBeGreaterThan(100);
  expect(partial.length).toBeGreaterThan(50);
  expect(ratio(results)).toBeGreaterThan(1);
  expect(ratio(partial)).toBeGreaterThan(1.05);
});
