import { maintainSearch } from '@postprocure/db/search-index';
import type { Executor, Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { enqueueJob } from '../../worker/job-queue.ts';
import { purgeOldChanges } from './catalogue-changes.repository.ts';

const searchTask = 'catalogue:maintain-search';
/** Two at a time would take each other's levels away. */
const searchQueue = 'catalogue-search';

/** Background tasks of the catalogue. The pool's statements may take minutes. */
export const catalogueTasks = (pool: Pool): TaskList => ({
  [searchTask]: () => maintainSearch(pool),
  'catalogue:purge-changes': () => purgeOldChanges(pool),
});

/** Search at four in the morning in India; the crontab is read in UTC. */
export const catalogueCrontab = [
  `30 22 * * * ${searchTask} ?max=3&queue=${searchQueue}`,
  '7 * * * * catalogue:purge-changes ?max=3',
];

/** After so many changes that search should not wait for the night. */
export const requestSearchMaintenance = (tx: Executor): Promise<void> =>
  enqueueJob(tx, searchTask, { key: searchTask, queue: searchQueue, maxAttempts: 3 });
