import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { forgetRemoved } from './forget-removed.ts';

export const subscriptionTasks = (pool: Pool): TaskList => ({
  'subscriptions:forget-removed': () => forgetRemoved(pool),
});

export const subscriptionCrontab = ['15 21 * * * subscriptions:forget-removed ?max=3'];
