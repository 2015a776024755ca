import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import {
  notifyOfEndingTrials,
  notifyOfPlanLimits,
  notifyOfPolicyChanges,
  notifyOfSupplierChanges,
} from './account-alerts.ts';
import { deleteOldNotifications } from './notification.repository.ts';
import { queueNotificationMails } from './queue-notification-mails.ts';

const retentionDays = 180;

export const notificationTasks = (pool: Pool, sellerAppUrl: string): TaskList => ({
  'notifications:mail': async () => {
    await queueNotificationMails({ pool, sellerAppUrl }, new Date());
  },
  'notifications:watch': async () => {
    const now = new Date();
    await notifyOfEndingTrials(pool, now);
    await notifyOfPlanLimits(pool, now);
    await notifyOfPolicyChanges(pool, now);
  },
  'notifications:supplier-changes': () => notifyOfSupplierChanges(pool, new Date()),
  'notifications:purge-old': () => deleteOldNotifications(pool, retentionDays),
});

/** The crontab is in UTC. Supplier changes are collected at 8:15 am in India, in time for the digest at 9 am. */
export const notificationCrontab = [
  '*/5 * * * * notifications:mail ?max=3',
  '10 * * * * notifications:watch ?max=3',
  '45 2 * * * notifications:supplier-changes ?fill=12h&max=3',
  '30 21 * * * notifications:purge-old ?max=3',
];
