import type { JobPage, JobQuery } from '@postprocure/contracts/operations/operation';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { StaffActor } from '../../staff-actor.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import { findJob, listJobs, rescheduleJob } from './job.repository.ts';

export async function readJobs(database: Executor, { state, cursor }: JobQuery): Promise<JobPage> {
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

export const retryJob = (database: Pool, actor: StaffActor, id: number): Promise<void> =>
  withTransaction(database, async (tx) => {
    const job = await findJob(tx, id);
    if (!job)
      throw new AppError('CONFLICT', 'This job is no longer in trouble; perhaps it has run meanwhile.');
    // A worker that died keeps its job for four hours: to run it twice at once would be worse than to wait.
    if (!(await rescheduleJob(tx, id))) {
      throw new AppError(
        'CONFLICT',
        'A worker still holds this job. It is given up four hours after it was taken.',
      );
    }
    await recordAudit(tx, actor, actor.client, {
      act: 'job.retried',
      target: String(id),
      detail: { task: job.task, error: job.error && job.error.slice(0, 200).toWellFormed() },
    });
  });
