import type { Executor } from '@postprocure/db/pool';

export interface RunningTrial {
  merchantId: string;
  trialEndsAt: Date;
}

export async function loadEndingTrials(
  executor: Executor,
  now: Date,
  withinDays: number,
): Promise<RunningTrial[]> {
  const { rows } = await executor.query<RunningTrial>(
    `select p.merchant_id as "merchantId", p.trial_ends_at as "trialEndsAt"
     from merchant_plans as p join merchants as m on m.id = p.merchant_id and m.status = 'active'
     where p.status = 'active' and p.trial_ends_at > $1 and p.trial_ends_at <= $1 + $2 * interval '1 day'`,
    [now, withinDays],
  );
  return rows;
}

export async function listMerchantsBefore(executor: Executor, moment: Date): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    `select id from merchants where status = 'active' and created_at < $1 order by id`,
    [moment],
  );
  return rows.map(({ id }) => id);
}

export async function listMerchantsWithPriceAlerts(executor: Executor): Promise<Set<string>> {
  const { rows } = await executor.query<{ id: string }>(
    `select mp.merchant_id as id from merchant_plans mp
     join plan_entitlements e on e.plan_key = mp.plan_key and e.entitlement_key = 'alerts.price'
     where e.access = 'full' and mp.status = 'active'`,
  );
  return new Set(rows.map(({ id }) => id));
}
