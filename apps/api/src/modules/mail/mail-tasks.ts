import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deliverMail } from './deliver-mail.ts';
import { purgeOldMails } from './purge-mails.ts';

const payload = z.object({ mailId: z.number().int() });

/** The worker retries deliveries with exponential backoff, for about four days. */
export const mailTasks = (pool: Pool, sender: MailSender): TaskList => ({
  'mail:deliver': (given, { job }) =>
    deliverMail({ database: pool, sender }, payload.parse(given).mailId, {
      isLastAttempt: job.attempts >= job.max_attempts,
    }),
  'mail:purge-old': () => purgeOldMails(pool),
});

/** Runs at 4:45 am in India. The crontab is in UTC. */
export const mailCrontab = ['15 23 * * * mail:purge-old ?max=3'];
