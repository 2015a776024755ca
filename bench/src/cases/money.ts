import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import type { StatementFilter } from '@postprocure/contracts/wallet/wallet';
import { checkInvariants, ledgerInvariants, postJournal } from '@postprocure/api/modules/ledger/index';
import { listStatement } from '@postprocure/api/modules/wallet/statement.repository';
import { openPool, type Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { BenchCase } from '../bench-context.ts';
import { endProgram, forkProgram } from '../child-process.ts';
import { median, summarize } from '../measure.ts';
import { readNodeFlags } from '../node-flags.ts';
import {
  atLeast,
  atMost,
  formatCount,
  formatMegabytes,
  formatMs,
  formatRatio,
  judge,
  type Report,
} from '../report.ts';
import type { StatementRun, StatementTask } from '../statement-program.ts';

const movements = 10_000;
const inFlight = 50;
const wallets = 1000;
const lines = 100_000;
/** Limits the updates in one transaction: each further update to the same wallet is slower than the one before. */
const batch = 500;

export const benchMoney: BenchCase = ({ options, data }) =>
  data.withCopy(2000, async (url) => {
    const pool = openPool(url, { max: 16, statementTimeoutMs: 0, applicationName: 'post-procure-bench' });
    try {
      const owners = await createWallets(pool);
      const transfers = await measureTransfers(pool, owners);
      const merchantId = owners[0] as string;
      await writeLines(pool, merchantId);
      return [
        transfers,
        await measureStatement(pool, merchantId, options.rounds),
        await measureFiles(url, merchantId),
      ];
    } finally {
      await pool.end();
    }
  });

async function createWallets(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into merchants (name) select 'Bench ' || n from generate_series(1, $1) as n returning id`,
    [wallets],
  );
  // The same tables, constraints and indexes, but without triggers, for the baseline.
  await pool.query(`
    create table raw_wallets (like wallets including all);
    create table raw_journals (like ledger_journals including all);
    create table raw_entries (like ledger_entries including all,
      foreign key (journal_id, kind) references raw_journals (id, kind));
    insert into raw_wallets (merchant_id) select id from merchants;`);
  return rows.map(({ id }) => id);
}

interface Movement {
  merchantId: string;
  /** Negative for a debit. */
  paise: number;
  source: string;
}

type Outcome = 'posted' | 'repeated' | 'refused';
type Post = (movement: Movement) => Promise<Outcome>;

/**
 * There are two debits for each credit, so that the wallets run out of money, and every tenth movement is sent twice.
 */
function planMovements(owners: readonly string[]): Movement[] {
  const planned: Movement[] = [];
  while (planned.length < movements) {
    const earlier = planned.length % 10 === 9 ? planned[randomInt(planned.length)] : undefined;
    planned.push(
      earlier ?? {
        merchantId: owners[randomInt(owners.length)] as string,
        paise: planned.length % 3 === 0 ? 15_000 : -10_000,
        source: randomUUID(),
      },
    );
  }
  return planned;
}

async function measureTransfers(pool: Pool, owners: readonly string[]): Promise<Report> {
  const groups = [
    { label: 'on one wallet', chosen: owners.slice(1, 2) },
    { label: `on ${formatCount(wallets)} wallets`, chosen: owners },
  ];
  const rows: Report['rows'] = [];
  for (const { label, chosen } of groups) {
    const planned = planMovements(chosen);
    const before = await sumWallets(pool);
    const ledger = await run(planned, (movement) => postToLedger(pool, movement));
    const moved = (await sumWallets(pool)) - before;
    const raw = await run(planned, (movement) => postRaw(pool, movement));
    const ratio = ledger.perSecond / raw.perSecond;
    const violations = (await checkInvariants(pool, ledgerInvariants)).flatMap((check) => check.violations);
    const sources = new Set(planned.map(({ source }) => source)).size;
    rows.push(
      {
        cells: [
          `ledger, ${label}`,
          formatCount(ledger.perSecond),
          formatCount(ledger.counts.posted),
          formatCount(ledger.counts.repeated),
          formatCount(ledger.counts.refused),
          formatRatio(ratio),
        ],
        bars: [
          atLeast('ratio', ratio, 0.5, ''),
          judge('the balances are exact', moved === ledger.paise && ledger.counts.posted <= sources),
          judge('every invariant holds', violations.length === 0),
        ],
      },
      {
        cells: [
          `baseline: plain SQL, ${label}`,
          formatCount(raw.perSecond),
          formatCount(raw.counts.posted),
          formatCount(raw.counts.repeated),
          formatCount(raw.counts.refused),
          '1.00',
        ],
      },
    );
  }
  return {
    title: `${formatCount(movements)} debits and credits, ${inFlight} at a time`,
    columns: ['', 'per second', 'posted', 'repeated', 'refused', 'x baseline'],
    rows,
  };
}

async function run(
  planned: readonly Movement[],
  post: Post,
): Promise<{ perSecond: number; counts: Record<Outcome, number>; paise: number }> {
  const counts = { posted: 0, repeated: 0, refused: 0 };
  let paise = 0;
  const waiting = planned.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const movement of waiting) {
        const outcome = await post(movement);
        counts[outcome] += 1;
        if (outcome === 'posted') paise += movement.paise;
      }
    }),
  );
  return { perSecond: planned.length / ((performance.now() - began) / 1000), counts, paise };
}

async function postToLedger(pool: Pool, { merchantId, paise, source }: Movement): Promise<Outcome> {
  try {
    const { isNew } = await withTransaction(pool, (tx) =>
      postJournal(tx, {
        kind: paise > 0 ? 'TOPUP' : 'ORDER_DEBIT',
        source,
        merchantId,
        description: 'Bench',
        actorId: null,
        entries: paise > 0 ? { wallet: paise, gateway: -paise } : { wallet: paise, order_sales: -paise },
      }),
    );
    return isNew ? 'posted' : 'repeated';
  } catch (error) {
    if (error instanceof AppError && error.code === 'INSUFFICIENT_BALANCE') return 'refused';
    throw error;
  }
}

/** Moves money safely with as few statements as possible: a conditional update with its journal and two entries. */
async function postRaw(pool: Pool, { merchantId, paise, source }: Movement): Promise<Outcome> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query({
      name: 'raw-movement',
      text: `with changed as (
          update raw_wallets set available_paise = available_paise + $2, entry_count = entry_count + 1
          where merchant_id = $1 and available_paise + $2 >= 0 returning available_paise, entry_count
        ), journal as (
          insert into raw_journals (kind, source, merchant_id, description) select $3, $4, $1, 'Bench' from changed
          returning id, kind
        )
        insert into raw_entries (journal_id, kind, account, merchant_id, amount_paise, position, balance_paise)
        select journal.id, journal.kind, entry.account, entry.merchant_id, entry.paise, entry.position, entry.balance
        from journal, changed, lateral (values
          ('wallet', $1::uuid, $2::bigint, changed.entry_count, changed.available_paise),
          ($5, null, -$2::bigint, null, null)
        ) as entry (account, merchant_id, paise, position, balance)`,
      values:
        paise > 0
          ? [merchantId, paise, 'TOPUP', source, 'gateway']
          : [merchantId, paise, 'ORDER_DEBIT', source, 'order_sales'],
    });
    await client.query('commit');
    return rowCount === 2 ? 'posted' : 'refused';
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Error && 'code' in error && error.code === '23505') return 'repeated';
    throw error;
  } finally {
    client.release();
  }
}

async function sumWallets(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ sum: number }>(
    'select coalesce(sum(available_paise), 0)::bigint as sum from wallets',
  );
  return rows[0]?.sum ?? 0;
}

/** Writes alternating credits and debits, one every five minutes. */
async function writeLines(pool: Pool, merchantId: string): Promise<void> {
  for (let first = 1; first < lines; first += batch) await writeBatch(pool, merchantId, first);
  await pool.query(
    `alter table ledger_entries disable trigger user;
     update ledger_entries set created_at = now() - (${lines} - position) * interval '5 minutes'
     where merchant_id is not null;
     alter table ledger_entries enable trigger user`,
  );
  await pool.query('vacuum analyze ledger_entries, ledger_journals');
}

async function writeBatch(pool: Pool, merchantId: string, first: number): Promise<void> {
  await pool.query(
    `with journal as (
       insert into ledger_journals (kind, source, merchant_id, description)
       select case when n % 2 = 1 then 'TOPUP' else 'ORDER_DEBIT' end, 'line-' || n, $1, 'Line ' || n
       from generate_series($2::int, $2::int + ${batch - 1}) as n returning id, kind
     )
     insert into ledger_entries (journal_id, kind, account, merchant_id, amount_paise)
     select journal.id, journal.kind, entry.account, entry.merchant_id,
       entry.paise * case journal.kind when 'TOPUP' then 1 else -1 end
     from journal,
       (values ('wallet', $1::uuid, 10000), ('gateway', null, -10000)) as entry (account, merchant_id, paise)
     order by journal.id`,
    [merchantId, first],
  );
}

async function measureStatement(pool: Pool, merchantId: string, rounds: number): Promise<Report> {
  const middle = lines / 2;
  const day = async (age: number) =>
    (
      await pool.query<{ day: string }>(
        `select to_char(now() - $1 * interval '1 day', 'YYYY-MM-DD') as day`,
        [age],
      )
    ).rows[0]?.day ?? '';
  const cases: { label: string; filter: StatementFilter; before: number | null }[] = [
    { label: 'first page', filter: {}, before: null },
    { label: `page ${formatCount(middle / 50)}`, filter: {}, before: middle },
    { label: 'last page', filter: {}, before: 51 },
    { label: 'one kind', filter: { kind: 'TOPUP' }, before: null },
    { label: 'a kind that never occurs', filter: { kind: 'CLAIM_REFUND' }, before: null },
    { label: 'a week of last year', filter: { from: await day(200), to: await day(193) }, before: null },
    { label: 'the oldest month, one kind', filter: { to: await day(320), kind: 'TOPUP' }, before: null },
  ];
  const rows: Report['rows'] = [];
  for (const { label, filter, before } of cases) {
    const times = { ours: [] as number[], raw: [] as number[] };
    for (let turn = 0; turn < rounds * 10 + 3; turn += 1) {
      const ours = await time(() => listStatement(pool, merchantId, filter, { before, limit: 51 }));
      const raw = await time(() => readPlainLines(pool, merchantId, before));
      if (turn < 3) continue;
      times.ours.push(ours);
      times.raw.push(raw);
    }
    const ratio = median(times.ours) / median(times.raw);
    const { p50, p95 } = summarize(times.ours);
    rows.push({
      cells: [label, formatMs(p50), formatMs(p95), formatMs(median(times.raw)), formatRatio(ratio)],
      bars: [atMost('p50', p50, 50, ' ms')],
    });
  }
  return {
    title: `A page of a statement of ${formatCount(lines)} lines`,
    columns: ['', 'p50 ms', 'p95', 'plain SQL p50', 'x plain SQL'],
    rows,
  };
}

const readPlainLines = (pool: Pool, merchantId: string, before: number | null): Promise<unknown> =>
  pool.query(
    `select e.*, j.source, j.description from ledger_entries e join ledger_journals j on j.id = e.journal_id
     where e.merchant_id = $1 and e.account = 'wallet' and e.position < $2 order by e.position desc limit 51`,
    [merchantId, before ?? lines * 2],
  );

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs in a separate process, so that only its memory is measured. */
async function measureFiles(url: string, merchantId: string): Promise<Report> {
  const rows: Report['rows'] = [];
  for (const format of ['csv', 'xlsx', 'pdf'] as const) {
    const task: StatementTask = { databaseUrl: url, merchantId, format };
    const { child, answer } = await forkProgram(
      new URL('../statement-program.ts', import.meta.url),
      task,
      readNodeFlags('start'),
    );
    await endProgram(child);
    const { seconds, idleMemory, peakMemory, bytes } = answer as StatementRun;
    rows.push({
      cells: [
        format.toUpperCase(),
        formatMs(seconds),
        formatMegabytes(bytes / 1024 / 1024),
        formatMegabytes(idleMemory),
        formatMegabytes(peakMemory),
      ],
      bars: [atMost('above idle', peakMemory - idleMemory, 150, ' MB')],
    });
  }
  return {
    title: `The whole statement of ${formatCount(lines)} lines as a file`,
    columns: ['', 'seconds', 'size', 'idle memory', 'peak memory'],
    rows,
  };
}
