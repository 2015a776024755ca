import { createCatalogueContext } from '@postprocure/api/modules/catalogue/index';
import { searchProducts } from '@postprocure/api/modules/catalogue/product-search.service';
import type { Pool } from '@postprocure/db/pool';
import { Bm25 } from './bm25.ts';
import type { JudgedQuery } from './judged-query.ts';
import { ndcg } from './ndcg.ts';

export interface QueryRelevance {
  term: string;
  /** Whether no text contains every word as it was typed. */
  isPartial: boolean;
  /** Whether our list consists of partial matches, because corrections and synonyms did not help either. */
  isFallback: boolean;
  ours: number;
  bm25: number;
}

/** What is searched: the product that a judge sees and the text for BM25. */
interface JudgedProduct<Product> {
  id: number;
  text: string;
  product: Product;
}

const listed = 10;

/** Computes the NDCG@10 of our search and of BM25, for each query that at least one product answers. */
export async function compareRelevance<Product>(
  pool: Pool,
  products: JudgedProduct<Product>[],
  queries: JudgedQuery<Product>[],
): Promise<QueryRelevance[]> {
  const context = createCatalogueContext({ reads: pool });
  const bm25 = new Bm25(products);
  const results: QueryRelevance[] = [];
  for (const { term, judge } of queries) {
    const grades = new Map(products.map(({ id, product }) => [id, judge(product)]));
    if (![...grades.values()].some((grade) => grade > 0)) continue;
    const page = await searchProducts(context, { search: term, sort: 'featured', page: 1, limit: 24 });
    const score = (ids: number[]) =>
      ndcg(
        ids.map((id) => grades.get(id) ?? 0),
        [...grades.values()],
      );
    results.push({
      term,
      isPartial: !bm25.hasEveryWord(term),
      isFallback: page.exactMatches === 0,
      ours: score(page.products.map(({ id }) => id)),
      bm25: score(bm25.search(term, listed)),
    });
  }
  return results;
}
