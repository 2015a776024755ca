import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { turnDuePeriods } from './merchant-plan.service.ts';

export const merchantPlanTasks = (pool: Pool): TaskList => ({
  'plans:turn-periods': async () => {
    await turnDuePeriods(pool, new Date());
  },
});

export const merchantPlanCrontab = ['*/10 * * * * plans:turn-periods ?max=3'];
