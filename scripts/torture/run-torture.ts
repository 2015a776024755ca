import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestAccount, hashPassword } from '@postprocure/api/modules/accounts/testing';
import { deriveCarrierSandboxKeys } from '@postprocure/api/modules/carrier-sandbox/index';
import { deriveSandboxKeys } from '@postprocure/api/modules/payment-sandbox/index';
import { prepareJobQueue } from '@postprocure/api/worker/job-queue';
import { startSmtpTestServer } from '@postprocure/connectors/mail/smtp-test-server';
import { csrfHeader } from '@postprocure/contracts/csrf-header';
import { startEmbeddedPostgres } from '@postprocure/db/embedded';
import { clusterData } from '@postprocure/db/embedded-cluster';
import { migrate } from '@postprocure/db/migrate';
import { openPool, type Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { KilledProcess } from './killed-process.ts';
import { measureRecovery } from './measure-recovery.ts';
import { createPatientSender } from './patient-sender.ts';
import { startLoad, type LoadParts } from './torture-load.ts';
import { createShop, openShops } from './torture-shop.ts';
import { tortureSigningKey } from './torture-task.ts';
import { verifyMoney } from './verify-money.ts';
import { verifyOrders } from './verify-orders.ts';
import { verifyVisits } from './verify-visits.ts';

export interface TortureOptions {
  kills: number;
  /** Every nth kill hits PostgreSQL. The embedded server gives up after five crashes within a minute. */
  databaseEvery?: number;
  /** The longest time between two kills. */
  maxPauseMs?: number;
  /**
   * Reports a problem if recovering from a kill of PostgreSQL takes longer than this. By default, times are only
   * measured.
   */
  maxRecoveryMs?: number;
  onProgress?: (kills: number) => void;
}

export interface TortureResult {
  processKills: number;
  databaseKills: number;
  requests: number;
  journals: number;
  mails: number;
  orders: number;
  payments: number;
  parcels: number;
  /** Refunds for cancellations, returns and claims. */
  orderRefunds: number;
  /** The longest time from PostgreSQL accepting connections to the first answer without an error. */
  worstRecoveryMs: number;
  problems: string[];
}

type Counts = Pick<TortureResult, 'journals' | 'mails' | 'orders' | 'payments' | 'parcels' | 'orderRefunds'>;

/** These tasks run every few minutes. The test queues them itself, to finish the remaining work immediately. */
const recurringTasks = ['orders:advance', 'orders:autopay-all', 'fulfilment:watch'];

const merchantCount = 6;
const actors = 8;
const password = 'marigold over 12 roofs';

/** Kills the product or PostgreSQL at random moments under load, then checks that nothing was lost or duplicated. */
export async function runTorture({
  kills,
  databaseEvery = 8,
  maxPauseMs = 3000,
  maxRecoveryMs = Infinity,
  onProgress,
}: TortureOptions): Promise<TortureResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-torture-'));
  const postgresDirectory = path.join(directory, 'postgres');
  const postgres = await startEmbeddedPostgres({ directory: postgresDirectory, label: 'npm run torture' });
  const pool = openPool(postgres.url, { max: 4 });
  const smtp = await startSmtpTestServer();
  let server: KilledProcess | undefined;
  try {
    await migrate(postgres.url);
    await prepareJobQueue(pool);
    const people = await createPeople(pool);
    const shop = await createShop(pool);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    server = new KilledProcess({
      databaseUrl: postgres.url,
      port,
      sellerPort: await findFreePort(),
      directory,
      smtpUrl: smtp.url,
    });
    const sender = createPatientSender(url);
    await openShops(pool, sender, people.merchants);
    const load = startLoad(
      {
        sender,
        pool,
        ...people,
        password,
        webhookSecret: deriveSandboxKeys(tortureSigningKey).webhookSecret,
        carrierKey: deriveCarrierSandboxKeys(tortureSigningKey).webhookKey,
        skus: [...shop.totals.keys()],
      },
      actors,
    );
    const [merchant] = people.merchants;
    const recoveries: number[] = [];
    let processKills = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      await server.waitUntilReady();
      await sleep(randomInt(100, maxPauseMs));
      if (kill % databaseEvery === 0) {
        process.kill(readPostmaster(postgresDirectory), 'SIGKILL');
        const request = () =>
          fetch(`${url}/api/seller/wallet`, {
            headers: merchant?.headers ?? {},
            signal: AbortSignal.timeout(20_000),
          });
        recoveries.push(await measureRecovery({ databaseUrl: postgres.url, request }));
      } else {
        processKills += 1;
        await server.kill();
      }
      onProgress?.(kill);
    }
    await server.waitUntilReady();
    await waitForPayment(pool);
    const requests = await load.stop();
    // One more restart completes the work that the killed processes left behind.
    await server.kill();
    await server.waitUntilReady();
    await drainJobs(pool);
    for (const task of recurringTasks) await pool.query('select graphile_worker.add_job($1)', [task]);
    await drainJobs(pool);
    const worstRecoveryMs = Math.round(Math.max(0, ...recoveries));
    const problems = [
      ...server.ownExits.map((reason) => `the process ended by itself: ${reason}`),
      ...(await verifyMoney(pool, load.done)),
      ...(await verifyOrders(pool, load.done, shop)),
      ...(await verifyVisits(pool, load.done, smtp.received)),
      ...(worstRecoveryMs > maxRecoveryMs ? [`a recovery took ${worstRecoveryMs} ms`] : []),
    ];
    const { rows } = await pool.query<Counts>(
      `select (select count(*)::int from ledger_journals) as journals, (select count(*)::int from mails) as mails,
         (select count(*)::int from orders) as orders,
         (select count(*)::int from ledger_journals where kind = 'ORDER_DEBIT') as payments,
         (select count(*)::int from shipments where handed_over_at is not null) as parcels,
         (select count(*)::int from ledger_journals
          where kind in ('ORDER_CANCEL_REFUND', 'RTO_REFUND', 'CLAIM_REFUND')) as "orderRefunds"`,
    );
    return {
      processKills,
      databaseKills: recoveries.length,
      requests,
      ...(rows[0] ?? { journals: 0, mails: 0, orders: 0, payments: 0, parcels: 0, orderRefunds: 0 }),
      worstRecoveryMs,
      problems,
    };
  } finally {
    await server?.stop();
    await pool.end();
    await smtp.close();
    await postgres.stop();
    await rm(directory, { recursive: true });
  }
}

/** A short run on a slow machine may reach its last kill before any merchant has paid for an order. */
async function waitForPayment(pool: Pool): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const { rows } = await pool.query(`select from ledger_journals where kind = 'ORDER_DEBIT' limit 1`);
    if (rows.length > 0) return;
    await sleep(200);
  }
}

async function createPeople(pool: Pool): Promise<Pick<LoadParts, 'merchants' | 'support' | 'admin'>> {
  const create = async (name: string, role: 'merchant' | 'support' | 'admin') => {
    const account = await withTransaction(pool, (tx) =>
      createTestAccount(tx, {
        email: `${name}@torture.test`,
        role,
        merchant: role === 'merchant' ? { plan: 'orbit' } : null,
        signingKey: tortureSigningKey,
      }),
    );
    return {
      merchantId: account.merchantId ?? '',
      headers: { cookie: account.cookie, [csrfHeader]: 'torture' },
    };
  };
  const merchants = [];
  for (let index = 0; index < merchantCount; index += 1)
    merchants.push(await create(`m${index}`, 'merchant'));
  const support = await create('support', 'support');
  const admin = await create('admin', 'admin');
  await pool.query('update users set password_hash = $1', [await hashPassword(password)]);
  // Nothing extends these sessions, and a long run takes more than their half hour.
  await pool.query(
    `update sessions set expires_at = now() + interval '1 day', ends_at = now() + interval '1 day'`,
  );
  return { merchants, support: support.headers, admin: admin.headers };
}

const readPostmaster = (directory: string): number =>
  Number(readFileSync(path.join(clusterData(directory), 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const stalledMs = 120_000;

/**
 * Waits until every job is done, and fails if their number stops falling. Retries run immediately. Future crontab runs
 * are ignored.
 */
async function drainJobs(pool: Pool): Promise<void> {
  let fewest = Infinity;
  let end = Date.now() + stalledMs;
  for (let quiet = 0; quiet < 3;) {
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and locked_at is null and attempts < max_attempts`,
    );
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from graphile_worker.jobs where attempts < max_attempts',
    );
    const count = rows[0]?.count ?? 0;
    quiet = count === 0 ? quiet + 1 : 0;
    if (count < fewest) {
      fewest = count;
      end = Date.now() + stalledMs;
    }
    if (Date.now() > end) throw new Error(`${count} jobs are still not done`);
    await sleep(300);
  }
}
