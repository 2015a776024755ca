import { createProductImageRenderer } from '@postprocure/api/modules/images/product-image-renderer';
import type { Rendition } from '@postprocure/api/modules/images/image-url';
import { openPool, type Pool } from '@postprocure/db/pool';
import { parseProductImageKey, type ProductImage } from '@postprocure/demo-catalogue/product-image';
import sharp from 'sharp';
import type { BenchCase } from '../bench-context.ts';
import { median, summarize } from '../measure.ts';
import { atMost, formatCount, formatMs, formatRatio, type ReportRow } from '../report.ts';
import { drawProductIds } from '../search-session.ts';

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

const lists = 5;
const listLength = 24;
const tile: ProductImage = { kind: 'name', noun: 'Kettle' };

/** Draws the images of cards as they are shown on a phone with two pixels per point. */
export const benchImages: BenchCase = async ({ options, data }) => {
  // As in the image service.
  sharp.concurrency(1);
  const pool = openPool(await data.openCatalogue(options.products), {
    max: 1,
    applicationName: 'post-procure-bench',
  });
  try {
    const categories = await readCategories(pool);
    const products = await readImages(pool, await drawProductIds(pool, lists * listLength));
    const rows: ReportRow[] = [];
    for (const format of formats) {
      rows.push(await measureLists('lists of categories', categories, format, options.rounds));
      rows.push(await measureLists('random products', [products], format, options.rounds));
    }
    return [
      {
        title: `Images of cards, 320 pixels, ${lists * listLength} products, drawn one after another`,
        columns: ['', 'images', 'CPU p50 ms', 'mean', 'p95', '× tile with a name', 'kB p50', 'mean'],
        rows,
        notes: [
          `Each image's CPU time is the median of ${options.rounds} rounds. Every list is drawn by a new renderer, which has no views in memory.`,
        ],
      },
    ];
  } finally {
    await pool.end();
  }
};

/** The main images of the first products of random categories. */
async function readCategories(pool: Pool): Promise<ProductImage[][]> {
  const { rows } = await pool.query<{ ids: number[] }>(
    `select (array_agg(id order by id))[1:$1] as ids
     from products where status = 'active'
     group by category_id having count(*) >= $1
     order by md5(category_id::text) limit $2`,
    [listLength, lists],
  );
  return Promise.all(rows.map(({ ids }) => readImages(pool, ids)));
}

async function readImages(pool: Pool, ids: readonly number[]): Promise<ProductImage[]> {
  const { rows } = await pool.query<{ image: string }>(
    'select image from product_images where product_id = any ($1::bigint[]) and position = 0 order by product_id',
    [ids],
  );
  return rows.flatMap(({ image }) => parseProductImageKey(image) ?? []);
}

async function measureLists(
  name: string,
  images: readonly ProductImage[][],
  format: Format,
  rounds: number,
): Promise<ReportRow> {
  const rendition: Rendition = { width: 320, format, onWhite: false };
  const cpuMs = images.map((list) => list.map((): number[] => []));
  const tileMs: number[] = [];
  const bytes: number[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, list] of images.entries()) {
      const render = createProductImageRenderer();
      for (const [place, image] of list.entries()) {
        const drawn = await measureCpu(() => render(image, rendition));
        if (round === 0) bytes.push(drawn.result.length);
        else cpuMs[index]?.[place]?.push(drawn.ms);
        if (place % 10 === 0) tileMs.push((await measureCpu(() => render(tile, rendition))).ms);
      }
    }
  }
  const cpu = summarize(cpuMs.flat().map(median));
  const size = summarize(bytes.map((count) => count / 1000));
  return {
    cells: [
      `${format.toUpperCase()}, ${name}`,
      formatCount(bytes.length * rounds),
      ...[cpu.p50, cpu.mean, cpu.p95].map(formatMs),
      formatRatio(cpu.p50 / median(tileMs)),
      size.p50.toFixed(1),
      size.mean.toFixed(1),
    ],
    bars: [atMost('p50', cpu.p50, 60, ' ms')],
  };
}

/** Measures the CPU time of all threads, as images are drawn in the thread pool. */
async function measureCpu<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}
