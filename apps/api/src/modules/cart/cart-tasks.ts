import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { idleCartDays } from './cart-cookie.ts';
import { deleteIdleDeviceCarts } from './cart.repository.ts';

export const cartTasks = (pool: Pool): TaskList => ({
  'cart:purge-idle': () => deleteIdleDeviceCarts(pool, idleCartDays),
});

/** Runs at 3:30 am Indian time. The crontab is in UTC. */
export const cartCrontab = ['0 22 * * * cart:purge-idle ?max=3'];
