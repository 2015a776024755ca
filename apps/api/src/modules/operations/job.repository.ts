import type { JobState } from '@postprocure/contracts/operations/operation';
import type { Executor } from '@postprocure/db/pool';

export interface JobRow {
  id: number;
  task: string;
  queue: string | null;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  error: string | null;
  runAt: Date;
  lockedAt: Date | null;
  createdAt: Date;
}

/** Uses the documented view and functions of graphile-worker: its tables are private. */
const troubledJobs = `
  select id, task_identifier as task, queue_name as queue, attempts, max_attempts as "maxAttempts",
    last_error as error, run_at as "runAt", locked_at as "lockedAt", created_at as "createdAt",
    case
      when locked_at is null and attempts >= max_attempts then 'failed'
      when locked_at < now() - interval '30 minutes' then 'stuck'
      when locked_at is null and run_at < now() - interval '15 minutes' then 'stuck'
      when locked_at is null and last_error is not null then 'retrying'
    end as state
  from graphile_worker.jobs`;

export async function listJobs(
  executor: Executor,
  { state, before, limit }: { state: JobState | null; before: number | null; limit: number },
): Promise<JobRow[]> {
  const { rows } = await executor.query<JobRow>(
    `select * from (${troubledJobs}) as job
     where state is not null and ($1::text is null or state = $1) and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [state, before, limit],
  );
  return rows;
}

export async function findJob(executor: Executor, id: number): Promise<JobRow | null> {
  const { rows } = await executor.query<JobRow>(
    `select * from (${troubledJobs}) as job where id = $1 and state is not null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Reschedules the job to run now and resets its attempts. Returns false while a worker has it locked. */
export async function rescheduleJob(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await executor.query(
    'select id from graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => 0)',
    [id],
  );
  return rows.length > 0;
}
