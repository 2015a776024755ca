import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { accountCrontab, accountTasks } from '../modules/accounts/account-tasks.ts';
import { cartCrontab, cartTasks } from '../modules/cart/cart-tasks.ts';
import { catalogueCrontab, catalogueTasks } from '../modules/catalogue/catalogue-tasks.ts';
import { chatCrontab, chatTasks } from '../modules/chat/chat-tasks.ts';
import { ticketCrontab, ticketTasks } from '../modules/tickets/ticket-tasks.ts';
import { exportCrontab, exportTasks } from '../modules/exports/export-tasks.ts';
import { mailCrontab, mailTasks } from '../modules/mail/mail-tasks.ts';
import { merchantPlanCrontab, merchantPlanTasks } from '../modules/plans/merchant-plan-tasks.ts';
import { notificationCrontab, notificationTasks } from '../modules/notifications/notification-tasks.ts';
import { privacyCrontab, privacyTasks } from '../modules/privacy/privacy-tasks.ts';
import { shipmentCrontab, shipmentTasks } from '../modules/shipments/shipment-tasks.ts';
import { subscriptionCrontab, subscriptionTasks } from '../modules/subscriptions/subscription-tasks.ts';

export interface WorkerParts {
  pool: Pool;
  mail: MailSender;
  exportDirectory: string;
  /** For links in files and emails. */
  storefrontUrl: string;
  sellerAppUrl: string;
  files: FileStore;
}

/** The background tasks of all modules, by name. */
export const workerTasks = ({
  pool,
  mail,
  files,
  exportDirectory,
  storefrontUrl,
  sellerAppUrl,
}: WorkerParts): TaskList => ({
  ...accountTasks(pool),
  ...cartTasks(pool),
  ...catalogueTasks(pool),
  ...chatTasks(pool),
  ...ticketTasks(pool, files),
  ...exportTasks({ database: pool, directory: exportDirectory, storefrontUrl }),
  ...mailTasks(pool, mail),
  ...merchantPlanTasks(pool),
  ...notificationTasks(pool, sellerAppUrl),
  ...privacyTasks(pool),
  ...shipmentTasks(pool),
  ...subscriptionTasks(pool),
});

/** Recurring tasks, one crontab line each, in UTC. */
export const workerCrontab: string[] = [
  ...accountCrontab,
  ...cartCrontab,
  ...catalogueCrontab,
  ...chatCrontab,
  ...ticketCrontab,
  ...exportCrontab,
  ...mailCrontab,
  ...merchantPlanCrontab,
  ...notificationCrontab,
  ...privacyCrontab,
  ...shipmentCrontab,
  ...subscriptionCrontab,
];
