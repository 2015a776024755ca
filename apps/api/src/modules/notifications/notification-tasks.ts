import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { gatherMails } from './gather-mails.ts';
import { deleteOldNotifications } from './notification.repository.ts';
import {
  tellOfEndingTrials,
  tellOfFullPlans,
  tellOfPolicyChanges,
  tellOfSupplierChanges,
} from './watch-accounts.ts';

const keptDays = 180;

export const notificationTasks = (pool: Pool, sellerAppUrl: string): TaskList => ({
  'notifications:mail': async () => {
    await gatherMails({ pool, sellerAppUrl }, new Date());
  },
  'notifications:watch': async () => {
    const now = new Date();
    await tellOfEndingTrials(pool, now);
    await tellOfFullPlans(pool, now);
    await tellOfPolicyChanges(pool, now);
  },
  'notifications:supplier-changes': () => tellOfSupplierChanges(pool, new Date()),
  'notifications:forget-old': () => deleteOldNotifications(pool, keptDays),
});

/** In UTC: yesterday's changes are told at a quarter past eight in India, in time for the digest of nine. */
export const notificationCrontab = [
  '*/5 * * * * notifications:mail ?max=3',
  '10 * * * * notifications:watch ?max=3',
  '45 2 * * * notifications:supplier-changes ?fill=12h&max=3',
  '30 21 * * * notifications:forget-old ?max=3',
];
