import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deleteExpiredTokens } from './account-token.repository.ts';
import { forgetSignUps } from './forget-sign-ups.ts';
import { startRecovery } from './recovery.service.ts';
import { deleteOldSessions } from './session.repository.ts';

const recovery = z.object({ email: z.string(), sellerAppUrl: z.string() });
const keepSessionsDays = 30;

export const accountTasks = (pool: Pool): TaskList => ({
  'account:recover': (given) => startRecovery(pool, recovery.parse(given)),
  'account:forget-old': async () => {
    await deleteOldSessions(pool, keepSessionsDays);
    await deleteExpiredTokens(pool);
  },
  'account:forget-unconfirmed': async () => {
    await forgetSignUps(pool);
  },
});

/** Twenty to four in the morning in India, and later; the crontab is read in UTC. */
export const accountCrontab = [
  '10 22 * * * account:forget-old ?max=3',
  '20 22 * * * account:forget-unconfirmed ?max=3',
];
