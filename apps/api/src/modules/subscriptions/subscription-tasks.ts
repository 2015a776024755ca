import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { purgeRemoved } from './purge-removed.ts';

export const subscriptionTasks = (pool: Pool): TaskList => ({
  'subscriptions:purge-removed': () => purgeRemoved(pool),
});

export const subscriptionCrontab = ['15 21 * * * subscriptions:purge-removed ?max=3'];
