import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deliverMail } from './deliver-mail.ts';

const payload = z.object({ mailId: z.number().int() });

/** The worker tries again with growing pauses, for about four days. */
export const mailTasks = (pool: Pool, sender: MailSender): TaskList => ({
  'mail:deliver': (given, { job }) =>
    deliverMail({ database: pool, sender }, payload.parse(given).mailId, {
      isLastAttempt: job.attempts >= job.max_attempts,
    }),
});
