import { maintainSearch } from '@postprocure/db/search-index';
import type { Executor, Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { enqueueJob } from '../../worker/job-queue.ts';
import { purgeOldChanges } from './catalogue-changes.repository.ts';
import { refreshDemand } from './demand.repository.ts';

const searchTask = 'catalogue:maintain-search';
/** A named queue runs one job at a time. Concurrent runs would overwrite each other's levels. */
const searchQueue = 'catalogue-search';

/** Background tasks of the catalogue. Their statements may take minutes, so the pool needs a long timeout. */
export const catalogueTasks = (pool: Pool): TaskList => ({
  [searchTask]: async () => {
    await refreshDemand(pool);
    await maintainSearch(pool);
  },
  'catalogue:purge-changes': () => purgeOldChanges(pool),
});

/** Maintains the search at 4:00 am Indian time and purges changes every hour. The crontab is in UTC. */
export const catalogueCrontab = [
  `30 22 * * * ${searchTask} ?max=3&queue=${searchQueue}`,
  '7 * * * * catalogue:purge-changes ?max=3',
];

/** Call this after a large import, so that search statistics are updated without waiting for the nightly run. */
export const requestSearchMaintenance = (tx: Executor): Promise<void> =>
  enqueueJob(tx, searchTask, { key: searchTask, queue: searchQueue, maxAttempts: 3 });
