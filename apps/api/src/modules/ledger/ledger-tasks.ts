import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { notify } from '../notifications/index.ts';
import { runCheck } from './ledger-check.service.ts';
import type { Invariant } from './ledger-invariants.ts';

export const ledgerTasks = (pool: Pool, invariants: readonly Invariant[]): TaskList => ({
  'ledger:check': async () => {
    const { results, checkedAt } = await runCheck(pool, invariants);
    const broken = results.filter(({ violations }) => violations.length > 0);
    if (broken.length === 0) return;
    await notify(pool, {
      kind: 'money',
      to: { staffPermission: 'money.read' },
      key: `ledger-check:${checkedAt}`,
      title: 'The nightly ledger check found violations',
      body: broken.map(({ name, violations }) => `${name}: ${violations.length}`).join('\n'),
      link: '/desk/ledger',
    });
  },
});

/** 2:30 am in India. */
export const ledgerCrontab = ['0 21 * * * ledger:check ?max=3'];
