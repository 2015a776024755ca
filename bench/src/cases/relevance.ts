import { openPool } from '@postprocure/db/pool';
import type { BenchCase } from '../bench-context.ts';
import { compareRelevance, type QueryRelevance } from '../relevance/compare-relevance.ts';
import { askForDemoProducts, handJudgedQueries, readDemoProducts } from '../relevance/demo-queries.ts';
import { askForMadeUpProducts } from '../relevance/judged-query.ts';
import { loadMadeUpProducts } from '../relevance/load-made-up.ts';
import { judgeByTraits, makeUpProducts } from '../relevance/made-up-catalogue.ts';
import { mean } from '../relevance/ndcg.ts';
import { atLeast, formatCount, formatRatio, type Report } from '../report.ts';

const demoProducts = 20_000;
const demoQueries = 400;
const madeUpPerKind = 40;
const madeUpQueriesPerKind = 11;
const shownLosses = 15;
const leastRatio = 1.1;

/** Compares the relevance of search results with that of plain BM25 over the same texts. */
export const benchRelevance: BenchCase = async ({ data }) => {
  const madeUp = await data.withCopy(2000, async (url) => {
    const pool = openPool(url, { max: 1 });
    try {
      await pool.query('truncate categories, products cascade');
      const products = makeUpProducts(madeUpPerKind);
      await loadMadeUpProducts(pool, products);
      return await compareRelevance(
        pool,
        products.map(judgeByTraits),
        askForMadeUpProducts(madeUpQueriesPerKind),
      );
    } finally {
      await pool.end();
    }
  });
  const pool = openPool(await data.openCatalogue(demoProducts), { max: 1 });
  try {
    const products = await readDemoProducts(pool);
    const judged = products.map((product) => ({
      id: product.id,
      text: [product.title, product.category, ...product.colours, ...product.sizes].join(' '),
      product,
    }));
    const demo = await compareRelevance(pool, judged, askForDemoProducts(products, demoQueries));
    const hand = await compareRelevance(pool, judged, handJudgedQueries());
    return report(madeUp, demo, hand);
  } finally {
    await pool.end();
  }
};

function report(madeUp: QueryRelevance[], demo: QueryRelevance[], hand: QueryRelevance[]): Report[] {
  const all = [...madeUp, ...demo, ...hand];
  const partial = all.filter(({ isPartial }) => isPartial);
  const fallback = all.filter(({ isFallback }) => isFallback);
  const exact = all.filter(({ isPartial }) => !isPartial);
  const groups: [string, QueryRelevance[], number?][] = [
    ['all queries', all, leastRatio],
    ['no product contains every typed word', partial, leastRatio],
    ['no product matches every word or its correction', fallback, leastRatio],
    ['some product contains every typed word', exact, 1],
    ['made-up products', madeUp],
    ['demo catalogue, drawn', demo],
    ['demo catalogue, by hand', hand],
  ];
  const losses = all.toSorted((a, b) => a.ours - a.bm25 - (b.ours - b.bm25)).slice(0, shownLosses);
  return [
    {
      title: `Relevance of ${all.length} judged queries, NDCG@10`,
      columns: ['', 'queries', 'search', 'BM25', 'ratio', 'empty'],
      rows: groups.map(([name, group, bar]) => {
        const [ours, bm25] = [mean(group.map((one) => one.ours)), mean(group.map((one) => one.bm25))];
        const empty = group.filter((one) => one.ours === 0).length;
        return {
          cells: [
            name,
            formatCount(group.length),
            ours.toFixed(3),
            bm25.toFixed(3),
            formatRatio(ours / bm25),
            formatCount(empty),
          ],
          ...(bar !== undefined && { bars: [atLeast('ratio', ours / bm25, bar, '')] }),
        };
      }),
    },
    {
      title: 'Where BM25 is better',
      columns: ['term', 'search', 'BM25'],
      rows: losses.map(({ term, ours, bm25 }) => ({ cells: [term, ours.toFixed(2), bm25.toFixed(2)] })),
    },
  ];
}
