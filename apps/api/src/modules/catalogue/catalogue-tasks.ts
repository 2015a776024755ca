import { maintainSearch } from '@postprocure/db/search-index';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { forgetOldChanges } from './catalogue-changes.repository.ts';

/** Background tasks of the catalogue. The pool's statements may take minutes. */
export const catalogueTasks = (pool: Pool): TaskList => ({
  'catalogue:maintain-search': () => maintainSearch(pool),
  'catalogue:forget-changes': () => forgetOldChanges(pool),
});

/** Search at four in the morning in India; the crontab is read in UTC. */
export const catalogueCrontab = [
  '30 22 * * * catalogue:maintain-search ?max=3',
  '7 * * * * catalogue:forget-changes ?max=3',
];
