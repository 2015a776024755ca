import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { alertLowBalances } from './low-balance.ts';
import { mailMonthlyStatements } from './monthly-statement.ts';

export const walletTasks = (pool: Pool, sellerAppUrl: string): TaskList => ({
  'wallet:alert-low-balances': () => alertLowBalances(pool),
  'wallet:mail-statements': () => mailMonthlyStatements({ database: pool, sellerAppUrl }, new Date()),
});

/** Statements are sent on the first of the month at 9 am in India. The crontab is in UTC. */
export const walletCrontab = [
  '*/5 * * * * wallet:alert-low-balances ?max=3',
  '30 3 1 * * wallet:mail-statements ?fill=2d&max=5',
];
