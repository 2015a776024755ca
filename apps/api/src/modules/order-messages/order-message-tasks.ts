import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { purgeOrderMessages } from './purge-messages.ts';

export const orderMessageTasks = (database: Pool): TaskList => ({
  'order-messages:purge': async () => {
    await purgeOrderMessages(database);
  },
});

/** The crontab is in UTC. */
export const orderMessageCrontab = ['50 21 * * * order-messages:purge ?max=3'];
