import { browseProducts } from '@postprocure/api/modules/catalogue/browse.service';
import { pageSize } from '@postprocure/contracts/limits';
import type { ProductListQuery } from '@postprocure/contracts/catalogue/product';
import { sortOrders } from '@postprocure/contracts/catalogue/product-filter';
import type { Executor } from '@postprocure/db/pool';
import type { BenchCase } from '../bench-context.ts';
import { measureCall, summarizeCalls, type Sample } from '../measure.ts';
import { openBackendClock, watchOwnMemory } from '../process-usage.ts';
import { atMost, callCells, callColumns, formatCount, formatRatio } from '../report.ts';
import { openCatalogueSession } from '../search-session.ts';

interface CategorySize {
  name: string;
  products: number;
}

interface PageGroup {
  label: string;
  barred: boolean;
  queries: ProductListQuery[];
  samples: Sample[];
}

const deepPage = 400;
const categoriesTried = 12;

export const benchCategory: BenchCase = async ({ options, data, memory }) => {
  const session = await openCatalogueSession(await data.openCatalogue(options.products), 1);
  try {
    const groups = planPages(await readCategorySizes(session.pool));
    const baseline: Sample[] = [];
    const list = (query: ProductListQuery) => browseProducts(session.context, query);
    for (const { queries } of groups) for (const query of queries) await list(query);
    const { peak } = await watchOwnMemory(async () => {
      for (let round = 0; round < options.rounds; round += 1) {
        const clock = await openBackendClock(session.pool);
        for (const { queries, samples } of groups) {
          for (const query of queries) {
            samples.push(await measureCall(clock, () => list(query)));
            baseline.push(await measureCall(clock, session.fetchCards));
          }
        }
      }
    });
    memory.set('category pages (with the bench itself)', peak);
    const cards = summarizeCalls(baseline);
    return [
      {
        title: `Category pages among ${formatCount(options.products)} products: ${options.rounds} rounds, one caller on one connection`,
        columns: ['server time', ...callColumns, 'x baseline'],
        rows: [
          ...groups.map(({ label, barred, samples }) => {
            const calls = summarizeCalls(samples);
            return {
              cells: [label, ...callCells(calls), formatRatio(calls.wall.p50 / cards.wall.p50)],
              ...(barred && { bars: [atMost('p95', calls.wall.p95, 20, ' ms')] }),
            };
          }),
          { cells: ['baseline: 24 cards by key', ...callCells(cards), '1.00'] },
        ],
      },
    ];
  } finally {
    await session.close();
  }
};

/** Reads the names of the largest categories and sub-categories. */
async function readCategorySizes(database: Executor): Promise<CategorySize[]> {
  const { rows } = await database.query<CategorySize>(
    `select name, products from (
       select case when t.id is null then c.name else t.name || '/' || c.name end as name, l.products,
         row_number() over (partition by t.id is null order by l.products desc) as place
       from categories as c
       left join categories as t on t.id = c.parent_id
       join search_lexeme_counts as l on l.lexeme = case when t.id is null then '=t' else '=c' end || c.id
     ) as sizes
     where place <= $1 order by name`,
    [categoriesTried],
  );
  return rows;
}

function planPages(categories: CategorySize[]): PageGroup[] {
  const plan = (label: string, barred: boolean, queries: ProductListQuery[]): PageGroup => ({
    label,
    barred,
    queries,
    samples: [],
  });
  const inEachOrder = (categoryName: string, page: number) =>
    sortOrders.map((sort): ProductListQuery => ({ categoryName, page, sort, limit: pageSize }));
  const first = categories.flatMap(({ name }) => inEachOrder(name, 1));
  const deep = categories.flatMap(({ name, products }) =>
    inEachOrder(name, Math.min(deepPage, Math.max(1, Math.floor(products / pageSize)))),
  );
  const hasDeepest = categories.some(({ products }) => products >= deepPage * pageSize);
  return [
    plan('first page', true, first),
    plan(
      `page ${deepPage}${hasDeepest ? ', or the last' : ' (all categories are smaller: the last)'}`,
      true,
      deep,
    ),
    plan(
      'first page with facets',
      false,
      first.map((query) => ({ ...query, facets: true })),
    ),
    plan('first thousand of all products', false, [{ page: 1, sort: 'featured', limit: 1000 }]),
  ];
}
