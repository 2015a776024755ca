import type { LegalDetails } from '@postprocure/contracts/legal-details';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { oldestDays } from './demo-order-plan.ts';
import { createDemoOrderSteps } from './demo-orders.ts';
import { demoUsers } from './modules/accounts/index.ts';
import { financialYearOf, indianDay } from './modules/documents/index.ts';
import { createDemoAdjustment } from './modules/ledger/index.ts';
import { listSandboxSettlement } from './modules/payment-sandbox/index.ts';
import { createDemoTopUp, reconcileSettlement, type DemoTopUp } from './modules/payments/index.ts';
import { chargePlan, createPaymentEffects } from './modules/plan-billing/index.ts';
import { findPlanOffer } from './modules/plans/index.ts';

export interface DemoPeople {
  merchantId: string;
  ownerId: string;
  supportId: string;
  adminId: string;
}

export interface DemoStep {
  hoursAgo: number;
  run: (tx: Executor, at: Date, people: DemoPeople) => Promise<unknown>;
}

const dayHours = 24;

/** The client that is recorded in the demo audit log and agreement acceptances. */
export const demoClient = { ipPrefix: '127.0.0.0/24', requestId: 'demo' };

/**
 * Creates the history of the demo merchant: two months of orders, if there is a catalogue, and the wallet movements
 * that pay for them. The real services write everything, and the rows are then backdated. Does nothing if the merchant
 * already has any history.
 */
export async function seedDemoMoney(database: Pool, issuer: LegalDetails, now: Date): Promise<void> {
  const hasSeeded = await withTransaction(database, async (tx) => {
    const people = await findDemoPeople(tx);
    if (!people || (await hasHistory(tx, people.merchantId))) return false;
    const steps = [...createSteps(issuer), ...(await createDemoOrderSteps(tx, issuer, people, now))];
    await dateBackAccount(tx, people, now);
    for (const { hoursAgo, run } of steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
      const at = new Date(now.getTime() - hoursAgo * 3_600_000);
      await run(tx, at, people);
      await dateBack(tx, people, at);
    }
    return true;
  });
  if (hasSeeded) await settlePayments(database);
}

export const paid = (amountPaise: number, method: DemoTopUp['method']) =>
  ({ amountPaise, method, statuses: ['authorized', 'captured'] }) as const;

/** Adds money to the wallet with a sandbox payment. */
export const createTopUpStep = (
  issuer: LegalDetails,
  hoursAgo: number,
  payment: Pick<DemoTopUp, 'amountPaise' | 'method' | 'statuses'>,
): DemoStep => ({
  hoursAgo,
  run: (tx, at, { merchantId, ownerId }) =>
    createDemoTopUp(
      tx,
      createPaymentEffects(issuer, () => at),
      { ...payment, merchantId, createdBy: ownerId, key: `demo-${hoursAgo}-hours-ago` },
    ),
});

function createSteps(issuer: LegalDetails): DemoStep[] {
  const topUp = (hoursAgo: number, payment: Parameters<typeof createTopUpStep>[2]): DemoStep =>
    createTopUpStep(issuer, hoursAgo, payment);
  const planFee = (hoursAgo: number, source: string): DemoStep => ({
    hoursAgo,
    run: async (tx, at, { merchantId }) => {
      await chargePlan(tx, issuer, {
        merchantId,
        offer: await findPlanOffer(tx, 'orbit'),
        source: `${source}:${merchantId}:${at.toISOString()}`,
        actorId: null,
        issuedAt: at,
      });
      // Sets the plan period that this fee pays for. The last fee determines the final dates.
      await tx.query(
        `update merchant_plans set anchored_at = $2, period_start = $2, period_end = month_after($2, 1)
         where merchant_id = $1 and plan_key = 'orbit' and status = 'active'`,
        [merchantId, at],
      );
    },
  });
  return [
    topUp(34 * dayHours + 5, paid(500_000, 'upi')),
    planFee(34 * dayHours + 4, 'plan'),
    topUp(27 * dayHours + 2, paid(1_000_000, 'card')),
    topUp(22 * dayHours + 7, { amountPaise: 250_000, method: 'netbanking', statuses: ['failed'] }),
    topUp(22 * dayHours + 6, paid(250_000, 'netbanking')),
    {
      hoursAgo: 15 * dayHours,
      run: (tx, _at, { merchantId, supportId, adminId }) =>
        createDemoAdjustment(
          tx,
          {
            merchantId,
            amountPaise: 15_000,
            reason: 'courier_compensation',
            note: 'The courier lost a sample parcel.',
            proposedBy: supportId,
          },
          { by: adminId, note: 'The courier has confirmed the loss.' },
        ),
    },
    topUp(9 * dayHours + 3, paid(500_000, 'upi')),
    planFee(4 * dayHours, 'renewal'),
    topUp(2 * dayHours + 5, paid(100_000, 'upi')),
    // A top-up that is still pending: the bank declined the payment at first and has only just authorized it.
    topUp(3, { amountPaise: 200_000, method: 'card', statuses: ['failed', 'authorized'] }),
  ];
}

export async function findDemoPeople(tx: Executor): Promise<DemoPeople | null> {
  const ids = new Map<string, string>();
  for (const { email, role } of demoUsers) {
    const { rows } = await tx.query<{ id: string }>('select id from users where lower(email) = $1', [email]);
    if (rows[0]) ids.set(role, rows[0].id);
  }
  const [ownerId, supportId, adminId] = ['merchant', 'support', 'admin'].map((role) => ids.get(role));
  if (ownerId === undefined || supportId === undefined || adminId === undefined) return null;
  const { rows } = await tx.query<{ id: string }>(
    `select merchant_id as id from memberships where user_id = $1 and role = 'owner' order by created_at limit 1`,
    [ownerId],
  );
  return rows[0] ? { merchantId: rows[0].id, ownerId, supportId, adminId } : null;
}

async function hasHistory(tx: Executor, merchantId: string): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (select from ledger_journals where merchant_id = $1)
       or exists (select from topups where merchant_id = $1) as found`,
    [merchantId],
  );
  return rows[0]?.found === true;
}

/** The tables a step writes to, with the timestamp columns to backdate. */
const datedColumns: Record<string, readonly string[]> = {
  audit_events: ['at'],
  agreement_acceptances: ['accepted_at'],
  ledger_journals: ['created_at'],
  ledger_entries: ['created_at'],
  ledger_adjustments: ['proposed_at', 'decided_at'],
  topups: ['created_at', 'updated_at', 'paid_at'],
  payment_orders: ['created_at'],
  payments: ['made_at', 'captured_at'],
  webhook_events: ['received_at', 'processed_at'],
  sandbox_orders: ['created_at'],
  sandbox_payments: ['created_at', 'captured_at'],
};

/**
 * Backdates the rows that a step has just written. Triggers forbid updates to the ledger, so this transaction
 * disables them, which only the owner of the embedded database may do.
 */
export async function dateBack(tx: Executor, { ownerId }: DemoPeople, at: Date): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  for (const [table, columns] of Object.entries(datedColumns)) {
    const [first = ''] = columns;
    const assignments = columns.map(
      (column) => `${column} = case when ${column} is not null then $1::timestamptz end`,
    );
    // Sandbox times are in whole seconds, so they may be slightly earlier than the start of the transaction.
    await tx.query(
      `update ${table} set ${assignments.join(', ')} where ${first} >= now() - interval '2 seconds'`,
      [at],
    );
  }
  // Document numbers contain the financial year, so a date in another year would contradict them.
  await tx.query(
    `update documents set issued_at = $1 where issued_at >= now() - interval '2 seconds' and financial_year = $2`,
    [at, financialYearOf(at)],
  );
  await tx.query('set local session_replication_role = origin');
  // Sends no emails for backdated notifications. Staff have not yet read those from the last day.
  await tx.query(
    `update notifications set created_at = $2, mail_state = 'none',
       read_at = case when user_id = $1 or $2 < now() - interval '1 day' then $2 end
     where created_at >= now()`,
    [ownerId, at],
  );
}

/** Backdates the accounts to before the first payment and the first order. */
async function dateBackAccount(
  tx: Executor,
  { merchantId, ownerId, supportId, adminId }: DemoPeople,
  now: Date,
): Promise<void> {
  const joinedAt = new Date(now.getTime() - (oldestDays + 3) * dayHours * 3_600_000);
  await tx.query('update merchants set created_at = $2, updated_at = $2 where id = $1', [
    merchantId,
    joinedAt,
  ]);
  await tx.query('update memberships set created_at = $2 where merchant_id = $1', [merchantId, joinedAt]);
  await tx.query('update users set created_at = $2 where id = any ($1)', [
    [ownerId, supportId, adminId],
    joinedAt,
  ]);
}

/** Reconciles all sandbox settlements up to today, so that the daily reconciliation finds nothing missing. */
async function settlePayments(database: Pool): Promise<void> {
  const { rows } = await database.query<{ capturedAt: Date }>(
    `select captured_at as "capturedAt" from payments where captured_at is not null order by captured_at`,
  );
  const gateway = { listSettledItems: (day: string) => listSandboxSettlement(database, day) };
  const days = new Set(
    rows.map(({ capturedAt }) => indianDay(new Date(capturedAt.getTime() + dayHours * 3_600_000))),
  );
  const today = indianDay(new Date());
  for (const day of days) if (day <= today) await reconcileSettlement({ database, gateway }, day);
}
