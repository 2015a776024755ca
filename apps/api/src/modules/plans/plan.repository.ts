import type { FeatureAccess, FeatureKey, LimitKey, PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';

export interface PlanRecord {
  key: PlanKey;
  name: string;
  pricePaise: number;
  trialDays: number | null;
  isCompared: boolean;
}

export type EntitlementValue =
  | { kind: 'limit'; key: LimitKey; quantity: number | null; access: null }
  | { kind: 'feature'; key: FeatureKey; quantity: null; access: FeatureAccess };

export type EntitlementRecord = EntitlementValue & {
  label: string;
  position: number | null;
  planKey: PlanKey;
};

export async function loadPlans(executor: Executor): Promise<PlanRecord[]> {
  const { rows } = await executor.query<PlanRecord>({
    name: 'plans',
    text: `
      select key, name, price_paise as "pricePaise", trial_days as "trialDays", is_compared as "isCompared"
      from plans order by position`,
  });
  return rows;
}

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

/** The details of a plan that are needed to sell it. */
export interface PlanOffer {
  key: PlanKey;
  name: string;
  pricePaise: number;
  /** Larger plans have larger positions. */
  position: number;
}

export async function findPlanOffer(executor: Executor, planKey: PlanKey): Promise<PlanOffer> {
  const { rows } = await executor.query<PlanOffer>(
    'select key, name, price_paise as "pricePaise", position from plans where key = $1',
    [planKey],
  );
  const [offer] = rows;
  if (!offer) throw new Error(`Plan ${planKey} not found`);
  return offer;
}
