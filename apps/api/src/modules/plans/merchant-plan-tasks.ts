import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { turnDuePeriods, type PayPeriod } from './merchant-plan.service.ts';

export const merchantPlanTasks = (pool: Pool, payPeriod: PayPeriod): TaskList => ({
  'plans:turn-periods': async () => {
    await turnDuePeriods(pool, new Date(), payPeriod);
  },
});

export const merchantPlanCrontab = ['*/10 * * * * plans:turn-periods ?max=3'];
