import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { forgetChats } from './forget-chats.ts';

export const chatTasks = (pool: Pool): TaskList => ({
  'chat:forget-closed': async () => {
    await forgetChats(pool);
  },
});

/** Half past four in the morning in India; the crontab is read in UTC. */
export const chatCrontab = ['0 23 * * * chat:forget-closed ?max=3'];
