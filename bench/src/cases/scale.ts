import { smallCatalogue, type BenchCase } from '../bench-context.ts';
import { measureCall, summarizeCalls, type Sample } from '../measure.ts';
import { openBackendClock } from '../process-usage.ts';
import { drawQueries, type BenchQuery } from '../query-mix.ts';
import { atMost, callCells, callColumns, formatCount, formatRatio } from '../report.ts';
import { openCatalogueSession, type CatalogueSession } from '../search-session.ts';

interface Side {
  products: number;
  session: CatalogueSession;
  queries: BenchQuery[];
  samples: Sample[];
}

/** Runs the same mix of queries on a catalogue and on one a tenth of its size, alternating between the two. */
export const benchScale: BenchCase = async ({ options, data }) => {
  const sides: Side[] = [];
  try {
    for (const products of [options.products, smallCatalogue(options.products)]) {
      const session = await openCatalogueSession(await data.openCatalogue(products), 1);
      sides.push({ products, session, queries: await drawQueries(session.pool), samples: [] });
    }
    await takeTurns(sides, () => undefined);
    for (let round = 0; round < options.rounds; round += 1) {
      await takeTurns(sides, (side, sample) => side.samples.push(sample));
    }
    const [large, small] = sides.map(({ samples }) => summarizeCalls(samples));
    const ratio = (large?.wall.p95 ?? NaN) / (small?.wall.p95 ?? NaN);
    return [
      {
        title: `Search list by catalogue size: ${options.rounds} rounds, alternating`,
        columns: ['products', ...callColumns, 'p95 ratio'],
        rows: sides.map(({ products, samples }, index) => ({
          cells: [
            formatCount(products),
            ...callCells(summarizeCalls(samples)),
            index === 0 ? formatRatio(ratio) : '',
          ],
          ...(index === 0 && { bars: [atMost('ratio', ratio, 2.5, '')] }),
        })),
      },
    ];
  } finally {
    for (const { session } of sides) await session.close();
  }
};

async function takeTurns(sides: Side[], keep: (side: Side, sample: Sample) => void): Promise<void> {
  const turns = await Promise.all(
    sides.map(async (side) => ({ side, clock: await openBackendClock(side.session.pool) })),
  );
  const most = Math.max(...sides.map(({ queries }) => queries.length));
  for (let index = 0; index < most; index += 1) {
    for (const { side, clock } of turns) {
      const query = side.queries[index];
      if (query === undefined) continue;
      keep(side, await measureCall(clock, () => side.session.findList(query.query)));
    }
  }
}
