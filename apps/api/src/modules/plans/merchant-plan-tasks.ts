import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { closeDuePeriods } from './close-periods.ts';

export const merchantPlanTasks = (pool: Pool): TaskList => ({
  'plans:close-periods': async () => {
    await closeDuePeriods(pool, new Date());
  },
});

export const merchantPlanCrontab = ['*/10 * * * * plans:close-periods ?max=3'];
