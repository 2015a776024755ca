import { checkInvariants } from '@postprocure/api/modules/ledger/index';
import { moneyInvariants } from '@postprocure/api/money-invariants';
import type { Pool } from '@postprocure/db/pool';
import type { Acknowledged } from './torture-load.ts';

/** Lists acknowledged money movements that are lost, movements that happened twice, and broken invariants. */
export async function verifyMoney(pool: Pool, done: Acknowledged): Promise<string[]> {
  const broken = (await checkInvariants(pool, moneyInvariants)).flatMap(({ name, violations }) =>
    violations.map((violation) => `${name}: ${violation}`),
  );
  const find = async (text: string, values: unknown[] = []): Promise<string[]> => {
    const { rows } = await pool.query<{ detail: string }>(text, values);
    return rows.map(({ detail }) => detail);
  };
  return [
    ...broken,
    ...(await find(
      `select 'acknowledged top-up lost: ' || given.id as detail from unnest($1::uuid[]) as given (id)
       where not exists (select from topups t where t.id = given.id)`,
      [done.topUps],
    )),
    ...(await find(
      `select 'acknowledged purchase not in the ledger: ' || given.source as detail from unnest($1::text[]) as given (source)
       where not exists (select from ledger_journals j where j.kind = 'PLAN_CHARGE' and j.source = given.source)`,
      [done.purchases.map(({ merchantId, key }) => `plan:${merchantId}:${key}`)],
    )),
    ...(await find(
      `select 'acknowledged adjustment not in the ledger: ' || given.id as detail from unnest($1::text[]) as given (id)
       where not exists (select from ledger_journals j where j.kind = 'ADJUSTMENT' and j.source = given.id)`,
      [done.adjustments],
    )),
    ...(await find(
      `select 'acknowledged webhook lost: ' || given.id as detail from unnest($1::text[]) as given (id)
       where not exists (select from webhook_events e where e.event_id = given.id)`,
      [done.webhooks],
    )),
    ...(await find(
      `select 'forged webhook stored: ' || event_id as detail from webhook_events where event_id like 'forged-%'`,
    )),
    ...(await find(
      `select format('payment %s is captured at the gateway and not credited', s.id) as detail
       from sandbox_payments s where s.status = 'captured'
         and not exists (select from ledger_journals j where j.kind = 'TOPUP' and j.source = s.id)`,
    )),
    ...(await find(
      `select format('the gateway refunded %s paise of %s, our records say %s', s.sum, s.payment_id, p.refunded_paise)
         as detail
       from (select payment_id, sum(amount_paise) from sandbox_refunds where status = 'processed' group by payment_id) s
       join payments p on p.id = s.payment_id where p.refunded_paise <> s.sum`,
    )),
    ...(await find(
      `select format('%s refunds for one part', count(*)) as detail from sandbox_refunds group by receipt
       having count(*) > 1`,
    )),
    ...(await find(
      `select format('task %s gave up: %s', task_identifier, last_error) as detail from graphile_worker.jobs
       where attempts >= max_attempts and last_error is not null`,
    )),
  ];
}
