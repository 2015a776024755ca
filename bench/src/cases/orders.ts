import { setTimeout as sleep } from 'node:timers/promises';
import { describeOrders } from '@postprocure/api/modules/orders/describe-order';
import {
  countByReason,
  countByState,
  countQueues,
  listDeskOrders,
  listOrders,
  type DeskFilter,
} from '@postprocure/api/modules/orders/order-list.repository';
import { checkUpload } from '@postprocure/api/modules/orders/upload/check-upload';
import { readUpload } from '@postprocure/api/modules/orders/upload/read-upload';
import { takeUpload } from '@postprocure/api/modules/orders/upload/take-upload';
import {
  findUpload,
  insertUpload,
  saveUploadState,
} from '@postprocure/api/modules/orders/upload/upload.repository';
import { prepareJobQueue } from '@postprocure/api/worker/job-queue';
import type { OrderFilter } from '@postprocure/contracts/orders/order';
import { openPool, type Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { BenchCase } from '../bench-context.ts';
import { median, summarize } from '../measure.ts';
import { createOrders } from '../order-data.ts';
import { atLeast, atMost, formatCount, formatMs, formatRatio, judge, type Report } from '../report.ts';
import { createSubscribedMerchant, type BenchSeller } from '../subscribed-merchant.ts';

const pageSize = 50;
const uploadRows = 1000;
const maxRatio = 3;

export const benchOrders: BenchCase = ({ options, data }) =>
  data.withCopy(2000, async (url) => {
    const pool = openPool(url, { max: 8, statementTimeoutMs: 0, applicationName: 'post-procure-bench' });
    try {
      const seller = await createSubscribedMerchant(pool, 1000);
      console.log(`Creating ${formatCount(options.orders)} orders.`);
      await createOrders(pool, { ...options, merchantId: seller.merchantId });
      return [
        await measureLists(pool, seller, options),
        await measureDesk(pool, options),
        await measureUpload(pool, seller),
      ];
    } finally {
      await pool.end();
    }
  });

interface Pair {
  label: string;
  run: () => Promise<unknown>;
  raw: () => Promise<unknown>;
}

type Sizes = Parameters<BenchCase>[0]['options'];

/** Each order list filter with the equivalent condition in plain SQL. */
const filters: [label: string, filter: OrderFilter, condition: string][] = [
  ['all', {}, 'true'],
  ['tab "Needs attention"', { tab: 'attention' }, `state in ('IMPORTED', 'ATTENTION')`],
  ['tab "Delivered"', { tab: 'delivered' }, `state in ('DELIVERED', 'CLOSED')`],
  ['state NDR', { state: 'NDR' }, `state = 'NDR'`],
  ['reason OUT_OF_STOCK', { reason: 'OUT_OF_STOCK' }, `'OUT_OF_STOCK' = any (attention_reasons)`],
  ['channel', { channel: 'upload' }, `channel = 'upload'`],
  [
    'dates',
    { from: '2026-03-01', to: '2026-03-31' },
    `created_at >= '2026-03-01+05:30' and created_at < '2026-04-01+05:30'`,
  ],
  ['PIN code', { pin: '560' }, `pincode like '560%'`],
  ['value', { value: '5000-' }, 'total_paise >= 500000'],
  [
    'warehouse',
    { warehouse: 'international' },
    `exists (select from order_items i where i.order_id = orders.id and i.warehouse = 'international')`,
  ],
  ['tag', { tag: 'gift' }, `'gift' = any (tags)`],
  [
    'search that finds nothing',
    { search: 'nobody' },
    `(number ilike '%nobody%' or external_number ilike '%nobody%' or customer_name ilike '%nobody%' or customer_phone like '%nobody%')`,
  ],
];

async function measureLists(pool: Pool, { merchantId }: BenchSeller, sizes: Sizes): Promise<Report> {
  const list = async (filter: OrderFilter, before: { moment: string; id: string } | null) =>
    describeOrders(pool, await listOrders(pool, merchantId, filter, { before, limit: pageSize + 1 }));
  const listRaw = async (condition: string, before: { moment: string; id: string } | null) => {
    const { rows } = await pool.query<{ id: string }>(
      `select * from orders where merchant_id = $1 and ${condition}
         ${before ? `and (created_at, id) < ('${before.moment}', '${before.id}')` : ''}
       order by created_at desc, id desc limit ${pageSize + 1}`,
      [merchantId],
    );
    await pool.query('select * from order_items where order_id = any ($1) order by order_id, line', [
      rows.map(({ id }) => id),
    ]);
  };
  const pairs: Pair[] = [];
  for (const [label, filter, condition] of filters) {
    pairs.push({ label, run: () => list(filter, null), raw: () => listRaw(condition, null) });
  }
  const deep = await findDeepPosition(pool, merchantId);
  for (const [label, filter, condition] of filters.slice(0, 3)) {
    pairs.push({
      label: `${label}, deep page`,
      run: () => list(filter, deep),
      raw: () => listRaw(condition, deep),
    });
  }
  pairs.push({
    label: 'tab counts',
    run: async () => [await countByState(pool, merchantId), await countByReason(pool, merchantId)],
    raw: async () => [
      await pool.query('select state, count(*) from orders where merchant_id = $1 group by state', [
        merchantId,
      ]),
      await pool.query(
        `select reason, count(*), sum(total_paise), min(state_since) from orders, unnest(attention_reasons) reason
         where merchant_id = $1 and state = 'ATTENTION' group by reason`,
        [merchantId],
      ),
    ],
  });
  return measurePairs(
    `${formatCount(sizes.merchantOrders)} orders of one merchant, ${formatCount(sizes.orders)} in all`,
    pairs,
    sizes.rounds,
  );
}

/** Finds the page cursor nine tenths of the way through the orders. */
async function findDeepPosition(pool: Pool, merchantId: string): Promise<{ moment: string; id: string }> {
  const { rows } = await pool.query<{ moment: string; id: string }>(
    `select created_at::text as moment, id from orders where merchant_id = $1 order by created_at desc, id desc
     offset (select count(*) * 9 / 10 from orders where merchant_id = $1) limit 1`,
    [merchantId],
  );
  if (!rows[0]) throw new Error('The merchant has no orders');
  return rows[0];
}

async function measureDesk(pool: Pool, sizes: Sizes): Promise<Report> {
  const first = { before: null, limit: pageSize + 1 };
  const listRaw = (condition: string) => () =>
    pool.query(
      `select * from orders where ${condition} order by created_at desc, id desc limit ${pageSize + 1}`,
    );
  const desk: [label: string, filter: DeskFilter, condition: string][] = [
    ['all', {}, 'true'],
    ['state LOST', { state: 'LOST' }, `state = 'LOST'`],
    ['cancellation queue', { queue: 'cancellations' }, `state = 'CANCEL_REQUESTED'`],
    ['search for an order number', { search: 'PPO-0000-000777' }, searchRaw('PPO-0000-000777')],
    ["search for a merchant's own number", { search: 'own-777' }, searchRaw('own-777')],
  ];
  const pairs: Pair[] = desk.map(([label, filter, condition]) => ({
    label,
    run: () => listDeskOrders(pool, filter, first),
    raw: listRaw(condition),
  }));
  pairs.push({
    label: 'queue counts',
    run: () => countQueues(pool),
    raw: async () => [
      await pool.query(`select count(*) from orders where state = 'CANCEL_REQUESTED'`),
      await pool.query(`select count(*) from orders where deadline_at < now() and state in ('PAID', 'PROCESSING', 'PACKED',
        'CANCEL_REQUESTED', 'RTO_RECEIVED', 'LOST', 'DAMAGED_IN_TRANSIT', 'CLAIM_OPEN', 'CLAIM_APPROVED')`),
      await pool.query('select count(*) from orders where conflict_note is not null'),
    ],
  });
  return measurePairs(`Desk, ${formatCount(sizes.orders)} orders`, pairs, sizes.rounds);
}

/** The same search in plain SQL, by order number, the merchant's own order number or the merchant's name. */
const searchRaw = (text: string): string =>
  `id in (select id from orders where number = '${text.toUpperCase()}'
    union select id from orders where lower(external_number) = '${text}'
    union select o.id from orders o join merchants m on m.id = o.merchant_id where m.name ilike '%${text}%')`;

/** Alternates between the product and plain SQL, so that both run under the same conditions. */
async function measurePairs(title: string, pairs: readonly Pair[], rounds: number): Promise<Report> {
  const rows: Report['rows'] = [];
  for (const { label, run, raw } of pairs) {
    const times = { run: [] as number[], raw: [] as number[] };
    for (let turn = 0; turn < rounds * 4 + 2; turn += 1) {
      const [runMs, rawMs] = [await time(run), await time(raw)];
      if (turn < 2) continue;
      times.run.push(runMs);
      times.raw.push(rawMs);
    }
    const ratio = median(times.run) / median(times.raw);
    const ran = summarize(times.run);
    rows.push({
      cells: [
        label,
        formatCount(ran.count),
        formatMs(ran.p50),
        formatMs(ran.p95),
        formatMs(median(times.raw)),
        formatRatio(ratio),
      ],
      bars: [atMost('ratio', ratio, maxRatio, '')],
    });
  }
  return { title, columns: ['', 'calls', 'p50 ms', 'p95 ms', 'SQL p50 ms', 'x SQL'], rows };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Checks and imports a file of 1,000 orders, while reading its progress as often as the page does. */
async function measureUpload(pool: Pool, { merchantId, userId }: BenchSeller): Promise<Report> {
  await prepareJobQueue(pool);
  const { rows: skus } = await pool.query<{ sku: string }>(
    `select p.sku from product_subscriptions s join products p on p.id = s.product_id
     join product_stocks k on k.product_id = p.id
     where s.merchant_id = $1 and not exists (select from product_variations v where v.product_id = p.id)
     order by p.id limit 100`,
    [merchantId],
  );
  const lines = Array.from(
    { length: uploadRows },
    (_, n) =>
      `BENCH-${n},Priya Sharma,97${String(n).padStart(8, '0')},"Flat ${n}, MG Road",Bengaluru,560001,${skus[n % skus.length]?.sku ?? ''},1`,
  );
  const file = ['order_number,customer_name,phone,address_line1,city,pincode,sku,quantity', ...lines].join(
    '\n',
  );
  let uploadId = '';
  const checkMs = await time(async () => {
    const { rows, ignoredColumns } = await readUpload(Buffer.from(file));
    const checked = await checkUpload(pool, merchantId, rows);
    uploadId = await withTransaction(pool, (tx) =>
      insertUpload(tx, { merchantId, userId, fileName: 'bench.csv', ignoredColumns }, checked),
    );
  });
  await saveUploadState(pool, uploadId, 'TAKING');
  const seen = new Set<number>();
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      seen.add((await findUpload(pool, uploadId))?.taken ?? 0);
      await sleep(100);
    }
  })();
  const takeMs = await time(() => takeUpload(pool, uploadId));
  end.abort();
  await watching;
  const taken = (await findUpload(pool, uploadId))?.taken ?? 0;
  return {
    title: `CSV file of ${formatCount(uploadRows)} orders`,
    columns: ['', 'check ms', 'take ms', 'orders taken', 'progress updates'],
    rows: [
      {
        cells: ['upload', formatMs(checkMs), formatMs(takeMs), formatCount(taken), formatCount(seen.size)],
        bars: [
          judge('all orders are taken', taken === uploadRows),
          atLeast('progress updates', seen.size, 5, ''),
          atMost('check', checkMs, 20_000, ' ms'),
        ],
      },
    ],
  };
}
