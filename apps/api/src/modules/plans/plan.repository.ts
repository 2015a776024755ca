import type { PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';

export interface PlanRecord {
  key: PlanKey;
  name: string;
  pricePaise: number;
  trialDays: number | null;
  isCompared: boolean;
}

export async function loadPlans(executor: Executor): Promise<PlanRecord[]> {
  const { rows } = await executor.query<PlanRecord>({
    name: 'plans',
    text: `
      select key, name, price_paise as "pricePaise", trial_days as "trialDays", is_compared as "isCompared"
      from plans order by position`,
  });
  return rows;
}

/** The details of a plan that are needed to sell it. */
export interface PlanOffer {
  key: PlanKey;
  name: string;
  pricePaise: number;
  /** Larger plans have higher positions. */
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
