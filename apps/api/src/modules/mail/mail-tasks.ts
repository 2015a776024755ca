import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deliverMail } from './deliver-mail.ts';
import { forgetOldMails } from './forget-mails.ts';

const payload = z.object({ mailId: z.number().int() });

/** Of a delivery the worker tries again with growing pauses, for about four days. */
export const mailTasks = (pool: Pool, sender: MailSender): TaskList => ({
  'mail:deliver': (given, { job }) =>
    deliverMail({ database: pool, sender }, payload.parse(given).mailId, {
      isLastAttempt: job.attempts >= job.max_attempts,
    }),
  'mail:forget-old': () => forgetOldMails(pool),
});

/** A quarter to five in the morning in India; the crontab is read in UTC. */
export const mailCrontab = ['15 23 * * * mail:forget-old ?max=3'];
