import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewRule } from '@postprocure/api/modules/subscriptions/pricing.service';
import { listSubscriptions } from '@postprocure/api/modules/subscriptions/subscription.service';
import { subscriptionPageSize } from '@postprocure/contracts/subscriptions/subscription-filter';
import { openPool, type Pool } from '@postprocure/db/pool';
import type { BenchCase } from '../bench-context.ts';
import { endProgram, forkProgram } from '../child-process.ts';
import type { ExportRun, ExportTask } from '../export-program.ts';
import { readNodeFlags } from '../node-flags.ts';
import { median, summarize } from '../measure.ts';
import { atMost, formatCount, formatMegabytes, formatMs, formatRatio, type Report } from '../report.ts';
import { createSubscribedMerchant, type BenchSeller } from '../subscribed-merchant.ts';

const shopProducts = 20_000;
const subscriptions = 10_000;

export const benchSubscriptions: BenchCase = ({ options, data }) =>
  data.withCopy(shopProducts, async (url) => {
    const pool = openPool(url, { max: 4, applicationName: 'post-procure-bench' });
    try {
      const seller = await createSubscribedMerchant(pool, subscriptions);
      const calls = await measureCalls(pool, seller, options.rounds);
      return [calls, await measureExport(url, pool, seller)];
    } finally {
      await pool.end();
    }
  });

const pricingRule = {
  base: { kind: 'multiplier', multiplierBasisPoints: 15_000 },
  ending: 'end9',
  floorBasisPoints: 1000,
} as const;

/** Alternates between the service and plain SQL, so that both run under the same conditions. */
async function measureCalls(pool: Pool, seller: BenchSeller, rounds: number): Promise<Report> {
  const pairs = [
    {
      label: 'first page of the list, with its total',
      limitMs: 100,
      run: () => listSubscriptions(pool, seller, { sort: 'newest', limit: subscriptionPageSize }),
      raw: () => readPlainPage(pool, seller),
    },
    {
      label: 'preview of a rule over all of them',
      limitMs: 1000,
      run: () => previewRule(pool, seller, { rule: pricingRule, includeHandSet: true }),
      raw: () => readPlainPrices(pool, seller),
    },
  ];
  const rows: Report['rows'] = [];
  for (const { label, limitMs, run, raw } of pairs) {
    const times = { run: [] as number[], raw: [] as number[] };
    for (let turn = 0; turn < rounds * 20 + 5; turn += 1) {
      const [runMs, rawMs] = [await time(run), await time(raw)];
      if (turn < 5) continue;
      times.run.push(runMs);
      times.raw.push(rawMs);
    }
    const ratio = median(times.run) / median(times.raw);
    const ran = summarize(times.run);
    rows.push(
      {
        cells: [label, formatCount(ran.count), formatMs(ran.p50), formatMs(ran.p95), formatRatio(ratio)],
        bars: [atMost('p50', ran.p50, limitMs, ' ms'), atMost('ratio', ratio, 5, '')],
      },
      {
        cells: [
          'baseline: the same rows by plain SQL',
          formatCount(ran.count),
          formatMs(median(times.raw)),
          formatMs(summarize(times.raw).p95),
          '1.00',
        ],
      },
    );
  }
  return {
    title: `${formatCount(subscriptions)} subscriptions of one merchant`,
    columns: ['', 'calls', 'p50 ms', 'p95 ms', 'x baseline'],
    rows,
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const readPlainPage = (pool: Pool, { merchantId }: BenchSeller): Promise<unknown> =>
  Promise.all([
    pool.query(
      `select s.*, p.*, k.quantity, c.bullet_points, c.description from product_subscriptions as s
       join products as p on p.id = s.product_id
       left join product_stocks as k on k.product_id = s.product_id
       left join product_contents as c on c.product_id = s.product_id
       where s.merchant_id = $1 and s.state <> 'REMOVED'
       order by s.subscribed_at desc, s.product_id desc limit ${subscriptionPageSize}`,
      [merchantId],
    ),
    pool.query(`select count(*) from product_subscriptions where merchant_id = $1 and state <> 'REMOVED'`, [
      merchantId,
    ]),
  ]);

const readPlainPrices = (pool: Pool, { merchantId }: BenchSeller): Promise<unknown> =>
  pool.query(
    `select s.product_id, s.snapshot_title, p.sp_paise, p.mrp_paise, s.my_price_paise, s.price_source
     from product_subscriptions as s join products as p on p.id = s.product_id
     where s.merchant_id = $1 and s.state <> 'REMOVED'`,
    [merchantId],
  );

/** Runs in a separate process, so that only its memory is measured. */
async function measureExport(url: string, pool: Pool, seller: BenchSeller): Promise<Report> {
  const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-bench-exports-'));
  try {
    const task: ExportTask = {
      databaseUrl: url,
      directory,
      warmUpId: await insertExport(pool, seller, { search: 'no product is called this' }),
      exportId: await insertExport(pool, seller, {}),
    };
    const { child, answer } = await forkProgram(
      new URL('../export-program.ts', import.meta.url),
      task,
      readNodeFlags('start'),
    );
    await endProgram(child);
    const { seconds, idleMemory, peakMemory, bytes } = answer as ExportRun;
    const above = peakMemory - idleMemory;
    return {
      title: `Excel file of ${formatCount(subscriptions)} subscriptions`,
      columns: ['', 'seconds', 'size', 'idle memory', 'peak memory', 'above idle'],
      rows: [
        {
          cells: [
            'exports:write',
            formatMs(seconds),
            formatMegabytes(bytes / 1024 / 1024),
            formatMegabytes(idleMemory),
            formatMegabytes(peakMemory),
            formatMegabytes(above),
          ],
          bars: [atMost('above idle', above, 150, ' MB')],
        },
      ],
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function insertExport(pool: Pool, seller: BenchSeller, filter: object): Promise<string> {
  const request = { format: 'xlsx', selection: { filter }, withBom: true };
  const { rows } = await pool.query<{ id: string }>(
    `insert into exports (merchant_id, requested_by, format, request, rows_total) values ($1, $2, 'xlsx', $3, 0)
     returning id`,
    [seller.merchantId, seller.userId, request],
  );
  return (rows[0] as { id: string }).id;
}
