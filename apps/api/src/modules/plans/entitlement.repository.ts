import type { FeatureAccess, FeatureKey, LimitKey, PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';

export type EntitlementValue =
  | { kind: 'limit'; key: LimitKey; quantity: number | null; access: null }
  | { kind: 'feature'; key: FeatureKey; quantity: null; access: FeatureAccess };

export type EntitlementRecord = EntitlementValue & {
  label: string;
  position: number | null;
  planKey: PlanKey;
};

export async function loadEntitlements(executor: Executor): Promise<EntitlementRecord[]> {
  const { rows } = await executor.query<EntitlementRecord>({
    name: 'plan-entitlements',
    text: `
      select e.key, e.kind, e.label, e.position, pe.plan_key as "planKey", pe.quantity, pe.access
      from plan_entitlements as pe join entitlements as e on e.key = pe.entitlement_key
      order by e.position nulls last, e.key`,
  });
  return rows;
}

export async function findEntitlement(
  executor: Executor,
  planKey: PlanKey,
  key: LimitKey | FeatureKey,
): Promise<EntitlementValue | null> {
  const { rows } = await executor.query<EntitlementValue>({
    name: 'plan-entitlement',
    text: `
      select entitlement_key as key, kind, quantity, access
      from plan_entitlements where plan_key = $1 and entitlement_key = $2`,
    values: [planKey, key],
  });
  return rows[0] ?? null;
}
