import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signRazorpay } from '@postprocure/connectors/payments/razorpay-signature';
import type { Pool } from '@postprocure/db/pool';
import { z } from 'zod';
import type { PatientSender } from './patient-sender.ts';
import { pick } from './pick.ts';
import { createOrderActs, type AcknowledgedOrders } from './torture-orders.ts';
import { createVisitorActs, type AcknowledgedVisits } from './torture-visitors.ts';
import { createWarehouseActs, type AcknowledgedWork } from './torture-warehouse.ts';

export interface TorturePerson {
  merchantId: string;
  headers: Record<string, string>;
}

export interface LoadParts {
  sender: PatientSender;
  pool: Pool;
  merchants: readonly TorturePerson[];
  support: Record<string, string>;
  admin: Record<string, string>;
  password: string;
  webhookSecret: string;
  /** The key that the carrier sends with its webhooks. */
  carrierKey: string;
  skus: readonly string[];
}

/** What the server has acknowledged, and must therefore never lose. */
export interface Acknowledged extends AcknowledgedVisits, AcknowledgedOrders, AcknowledgedWork {
  topUps: string[];
  purchases: { merchantId: string; key: string }[];
  adjustments: string[];
  webhooks: string[];
}

const started = z.object({
  data: z.object({ topUp: z.object({ id: z.string() }), checkout: z.object({ orderId: z.string() }) }),
});
const bought = z.object({ data: z.object({ plan: z.object({ key: z.string() }) }) });
const withId = z.object({ data: z.object({ id: z.string() }) });
const refundList = z.object({
  data: z.object({ refunds: z.array(z.object({ id: z.string(), state: z.string() })) }),
});

export interface Load {
  done: Acknowledged;
  /** Waits for the requests in progress. Returns how many requests were answered in all. */
  stop(): Promise<number>;
}

/** Sends random requests from merchants, staff, the payment gateway and visitors until it is stopped. */
export function startLoad(parts: LoadParts, actors: number): Load {
  const { sender, pool, merchants, support, admin, password, webhookSecret, carrierKey, skus } = parts;
  const { send, post } = sender;
  const done: Acknowledged = {
    topUps: [],
    purchases: [],
    adjustments: [],
    webhooks: [],
    tickets: [],
    signUps: [],
    chatKeys: [],
    taken: [],
    uploaded: [],
    paid: [],
    cancelled: [],
    claims: [],
    answers: [],
    handedOver: [],
    approvedClaims: [],
    approvedCancellations: [],
    inspected: [],
    scans: [],
    forgedScans: [],
  };
  let isStopped = false;

  async function topUp({ headers }: TorturePerson): Promise<void> {
    const response = await post(
      '/api/seller/wallet/top-ups',
      { ...headers, 'idempotency-key': randomUUID() },
      { amount: 100 + randomInt(5000) },
    );
    const parsed = started.safeParse(await response.json());
    if (!parsed.success) return;
    const { topUp: made, checkout } = parsed.data.data;
    done.topUps.push(made.id);
    await send(`/sandbox/checkout/${checkout.orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        method: pick(['upi', 'card', 'netbanking']),
        outcome: pick(['success', 'success', 'failure', 'late', 'duplicate', 'reordered', 'closed']),
      }).toString(),
    });
  }

  async function buyPlan({ headers, merchantId }: TorturePerson): Promise<void> {
    const key = randomUUID();
    const planKey = pick(['launchpad', 'orbit', 'unicorn']);
    const response = await post(
      '/api/seller/plan/purchase',
      { ...headers, 'idempotency-key': key },
      { planKey, payWith: 'wallet' },
    );
    const parsed = bought.safeParse(await response.json());
    if (parsed.success && parsed.data.data.plan.key === planKey) done.purchases.push({ merchantId, key });
  }

  async function adjust({ merchantId }: TorturePerson): Promise<void> {
    const proposed = await post('/api/desk/adjustments', support, {
      merchantId,
      amount: pick([-50, -10, 25, 75]),
      reason: 'goodwill',
      note: 'One of many corrections.',
    });
    const parsed = withId.safeParse(await proposed.json());
    if (!parsed.success) return;
    const { id } = parsed.data.data;
    const decided = await post(`/api/desk/adjustments/${id}/decision`, admin, {
      decision: 'approve',
      note: 'Yes.',
    });
    if (decided.status === 200) done.adjustments.push(id);
    await decided.body?.cancel();
  }

  async function refund({ headers }: TorturePerson): Promise<void> {
    await (await post('/api/seller/wallet/refund', headers, { password })).body?.cancel();
    const list = await send('/api/desk/balance-refunds', { headers: admin });
    const parsed = refundList.safeParse(await list.json());
    const open = parsed.success ? parsed.data.data.refunds.filter(({ state }) => state === 'requested') : [];
    for (const { id } of open) {
      const decision = pick(['approve', 'approve', 'reject']);
      const decided = await post(`/api/desk/balance-refunds/${id}/decision`, admin, {
        decision,
        note: 'Seen.',
      });
      await decided.body?.cancel();
    }
  }

  /** Ends a plan period immediately, so that the worker renews the plan or starts its grace period. */
  async function renew({ merchantId }: TorturePerson): Promise<void> {
    await pool.query(
      `update merchant_plans set period_end = greatest(now(), period_start + interval '1 second'), charge_after = null
       where merchant_id = $1 and trial_ends_at is null and status = 'active'`,
      [merchantId],
    );
    await pool.query(`select graphile_worker.add_job('plans:close-periods', job_key => 'torture-periods')`);
  }

  async function postWebhook(body: Buffer, eventId: string, signature: string): Promise<number> {
    const response = await send('/api/hooks/razorpay', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      },
      body: new Uint8Array(body),
    });
    await response.body?.cancel();
    return response.status;
  }

  /** Sends an earlier webhook again: unchanged, under another ID, truncated, altered or with a wrong signature. */
  async function disturb(): Promise<void> {
    const { rows } = await pool.query<{ id: string; body: string }>(
      'select id, body from sandbox_webhooks order by random() limit 1',
    );
    const [webhook] = rows;
    if (!webhook) return;
    const body = Buffer.from(webhook.body);
    const signature = signRazorpay(body, webhookSecret);
    const forgedId = `forged-${randomUUID()}`;
    const altered = Buffer.from(body);
    const at = randomInt(altered.length);
    altered[at] = (altered[at] ?? 0) ^ (1 << randomInt(8));
    const statuses = await Promise.all([
      postWebhook(body.subarray(0, randomInt(body.length)), forgedId, signature),
      postWebhook(altered, forgedId, signature),
      postWebhook(body, forgedId, randomBytes(32).toString('hex')),
    ]);
    if (statuses.some((status) => status !== 401))
      throw new Error(`A forged webhook was answered ${statuses.join()}`);
    for (const id of [webhook.id, `replay-${randomUUID()}`]) {
      if ((await postWebhook(body, id, signature)) === 200) done.webhooks.push(id);
    }
  }

  const acts = [
    ...[topUp, topUp, topUp, buyPlan, adjust, adjust, refund, renew, disturb],
    ...createVisitorActs(sender, done),
    ...createOrderActs(sender, pool, skus, done),
    ...createWarehouseActs({ sender, pool, support, webhookKey: carrierKey }, done),
  ];

  async function act(): Promise<void> {
    while (!isStopped) {
      try {
        await pick(acts)(pick(merchants));
      } catch (error) {
        // The load's own SQL statements fail while PostgreSQL is down, which is expected. A forged webhook must never
        // be accepted, and a repeated order must never be taken twice.
        if (error instanceof Error && /^A (forged|repeated)/.test(error.message)) throw error;
        await sleep(100);
      }
    }
  }

  const running = Promise.all(Array.from({ length: actors }, act));
  running.catch(() => undefined);
  return {
    done,
    stop: async () => {
      isStopped = true;
      await running;
      return sender.answered;
    },
  };
}
