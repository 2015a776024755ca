import type { Executor } from '@postprocure/db/pool';

export interface OrderMerchant {
  id: string;
  name: string;
  plan: string;
}

export async function listOrderMerchants(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, OrderMerchant>> {
  const { rows } = await executor.query<OrderMerchant>(
    `select m.id, m.name, coalesce(p.name, '') as plan from merchants m
     left join merchant_plans mp on mp.merchant_id = m.id left join plans p on p.key = mp.plan_key
     where m.id = any ($1)`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
