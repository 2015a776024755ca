import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { closeDuePeriods, type PayPeriod } from './close-periods.ts';

export const merchantPlanTasks = (pool: Pool, payPeriod: PayPeriod): TaskList => ({
  'plans:close-periods': async () => {
    await closeDuePeriods(pool, new Date(), payPeriod);
  },
});

export const merchantPlanCrontab = ['*/10 * * * * plans:close-periods ?max=3'];
