import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { purgeChats } from './purge-chats.ts';

export const chatTasks = (pool: Pool): TaskList => ({
  'chat:purge-closed': async () => {
    await purgeChats(pool);
  },
});

/** Runs at 4:30 am Indian time. The crontab is in UTC. */
export const chatCrontab = ['0 23 * * * chat:purge-closed ?max=3'];
