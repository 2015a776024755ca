import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { purgeRateLimits } from '../../limits/persistent-rate-limiter.ts';
import { deleteExpiredTokens } from './account-token.repository.ts';
import { deleteOldLogins } from './login-history.repository.ts';
import { deleteExpiredChallenges } from './passkey.repository.ts';
import { deleteExpiredHandovers } from './handover.repository.ts';
import { startRecovery } from './password.service.ts';
import { purgeSignUps } from './purge-sign-ups.ts';
import { deleteOldSessions } from './session.repository.ts';

const recovery = z.object({ email: z.string(), sellerAppUrl: z.string() });

export const accountTasks = (pool: Pool): TaskList => ({
  'account:recover': (given) => startRecovery(pool, recovery.parse(given)),
  'account:purge-old': async () => {
    await deleteOldSessions(pool, retention.sessionDays);
    await deleteOldLogins(pool, retention.loginDays);
    await deleteExpiredTokens(pool);
    await deleteExpiredChallenges(pool);
    await deleteExpiredHandovers(pool);
    await purgeRateLimits(pool);
  },
  'account:purge-unconfirmed': async () => {
    await purgeSignUps(pool);
  },
});

/** These tasks start at 3:40 am Indian time. The crontab is in UTC. */
export const accountCrontab = [
  '10 22 * * * account:purge-old ?max=3',
  '20 22 * * * account:purge-unconfirmed ?max=3',
];
