import { jobNames } from '@postprocure/contracts/operations/job-names';
import type { DeskJob } from '@postprocure/contracts/operations/operation';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/jobs';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { RetryEntry } from '../../desk/retry-entry.tsx';
import { RetryNews, useRetry } from '../../desk/retry-news.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const stateNames: Record<DeskJob['state'], string> = {
  failed: 'Failed',
  retrying: 'Being retried',
  stuck: 'Stuck',
};
const stateTones = { failed: 'saving', retrying: 'neutral', stuck: 'accent' } as const;

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/jobs', {
    query: readListQuery(new URL(request.url).searchParams, ['state']),
  }),
});

export default function Jobs({ loaderData: { page } }: Route.ComponentProps) {
  const { mutate, isPending, error, news } = useRetry();
  return (
    <>
      <title>{pageTitle('Background jobs')}</title>
      <PageHeader title="Background jobs">Jobs that have failed or are stuck.</PageHeader>
      <ListForm
        choices={[{ name: 'state', label: 'Status', all: 'All', options: Object.entries(stateNames) }]}
      />
      <RetryNews error={error} news={news} />
      {page.jobs.length === 0 ? (
        <EmptyState icon="check" announced>
          No failed or stuck jobs.
        </EmptyState>
      ) : (
        <Card>
          <ul aria-label="Background jobs" className="divide-y divide-line">
            {page.jobs.map((job) => (
              <RetryEntry
                key={job.id}
                title={
                  <>
                    {nameJob(job)} <Badge tone={stateTones[job.state]}>{stateNames[job.state]}</Badge>
                  </>
                }
                lines={[describeJob(job)]}
                error={job.error}
                retryLabel={`Retry: ${nameJob(job)} (#${job.id})`}
                isPending={isPending}
                onRetry={() =>
                  mutate(async () => {
                    await api('POST /api/desk/jobs/:id/retry', { params: { id: String(job.id) } });
                    return `${nameJob(job)} (#${job.id}): queued again.`;
                  })
                }
              />
            ))}
          </ul>
        </Card>
      )}
      <ListPager next={page.next} />
    </>
  );
}

/** Falls back to the task's key for jobs from an older version. */
const nameJob = ({ task }: DeskJob): string => jobNames[task] ?? task;

function describeJob({
  id,
  task,
  state,
  attempts,
  maxAttempts,
  lockedAt,
  runAt,
  createdAt,
}: DeskJob): string {
  const tried = `${task} #${id}, ${attempts} of ${maxAttempts} attempts`;
  if (lockedAt) return `${tried}, locked since ${formatDateTime(lockedAt)}`;
  // A failed job is never due again, whatever its scheduled time.
  if (state === 'failed') return `${tried}, created ${formatDateTime(createdAt)}`;
  return `${tried}, due ${formatDateTime(runAt)}`;
}
