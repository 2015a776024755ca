import { AppError } from '@postprocure/contracts/app-error';
import type { operationEndpoints } from '@postprocure/contracts/operations/endpoints';
import type { JobPage, JobQuery } from '@postprocure/contracts/operations/operation';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../endpoints/handlers.ts';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../keyset-cursor.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit } from '../audit/index.ts';
import { readOutbox, retryAllMails, retryMail } from '../mail/index.ts';
import { findJob, listJobs, rescheduleJob } from './job.repository.ts';

export const createOperationHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof operationEndpoints> => ({
  'GET /api/desk/mails': ({ query }) => readOutbox(database, query),

  'POST /api/desk/mails/:id/retry': async ({ staff, params }) => ({
    count: await retryMail(database, staff, params.id),
  }),

  'POST /api/desk/mails/retry': async ({ staff }) => ({ count: await retryAllMails(database, staff) }),

  'GET /api/desk/jobs': ({ query }) => readJobs(database, query),

  'POST /api/desk/jobs/:id/retry': ({ staff, params }) => retryJob(database, staff, params.id),
});

async function readJobs(database: Executor, { state, cursor }: JobQuery): Promise<JobPage> {
  const rows = await listJobs(database, {
    state: state ?? null,
    before: readNumberCursor(cursor),
    limit: deskPageSize + 1,
  });
  const { shown, next } = cutPage(rows, deskPageSize, ({ id }) => writeNumberCursor(id));
  return {
    jobs: shown.map(({ runAt, lockedAt, createdAt, ...job }) => ({
      ...job,
      runAt: runAt.toISOString(),
      lockedAt: lockedAt && lockedAt.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
    next,
  };
}

const retryJob = (database: Pool, actor: StaffActor, id: number): Promise<void> =>
  withTransaction(database, async (tx) => {
    const job = await findJob(tx, id);
    if (!job) {
      throw new AppError('CONFLICT', 'This job no longer needs a retry. It may have run in the meantime.');
    }
    // A worker that crashed keeps its lock for four hours. Running the job twice at once would be worse than waiting.
    if (!(await rescheduleJob(tx, id))) {
      throw new AppError(
        'CONFLICT',
        'This job is still locked by a worker. The lock expires four hours after the job started.',
      );
    }
    await recordAudit(tx, actor, actor.client, {
      act: 'job.retried',
      target: String(id),
      detail: { task: job.task, error: job.error && job.error.slice(0, 200).toWellFormed() },
    });
  });
