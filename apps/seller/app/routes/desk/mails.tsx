import { useSearchParams } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/mails';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm, type ListChoice } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { describeMailKind } from '../../desk/mail-words.ts';
import { RetryEntry } from '../../desk/retry-entry.tsx';
import { RetryNews, useRetry } from '../../desk/retry-news.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { ReferenceText } from '../../reference-text.tsx';
import { api } from '../../api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/mails', {
    query: readListQuery(new URL(request.url).searchParams, ['search', 'status']),
  }),
});

const statusChoice: ListChoice = {
  name: 'status',
  label: 'Status',
  options: [
    ['failed', 'Failed'],
    ['queued', 'Queued'],
    ['sent', 'Sent'],
  ],
};

export default function Mails({ loaderData: { page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const isFailures = !address.get('search') && (address.get('status') ?? 'failed') === 'failed';
  const { mutate, isPending, error, news } = useRetry();
  return (
    <>
      <title>{pageTitle('Emails')}</title>
      <PageHeader
        title="Emails"
        actions={
          page.failed > 0 && (
            <Button size="small" inactive={isPending} onClick={() => mutate(retryAll)}>
              Retry all failed emails ({page.failed})
            </Button>
          )
        }
      >
        Emails that were sent, are waiting to be sent or have failed.
      </PageHeader>
      <ListForm searchLabel="Search by recipient or subject" choices={[statusChoice]} />
      <RetryNews error={error} news={news} />
      {page.mails.length === 0 ? (
        <EmptyState icon={isFailures ? 'check' : 'mail'} announced>
          {isFailures ? 'No failed emails.' : 'No emails found.'}
        </EmptyState>
      ) : (
        <Card>
          <ul aria-label="Emails" className="divide-y divide-line">
            {page.mails.map(({ id, subject, to, kind, status, attempts, error, createdAt }) => (
              <RetryEntry
                key={id}
                title={<ReferenceText text={subject} />}
                lines={[to, describeMail(kind, createdAt, attempts)]}
                error={error}
                retryLabel={status === 'failed' ? `Retry the email to ${to}` : null}
                isPending={isPending}
                onRetry={() =>
                  mutate(async () => {
                    await api('POST /api/desk/mails/:id/retry', { params: { id: String(id) } });
                    return `The email to ${to} is queued again.`;
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

async function retryAll(): Promise<string> {
  const { count } = await api('POST /api/desk/mails/retry');
  return count === 1 ? '1 email is queued again.' : `${count} emails are queued again.`;
}

const describeMail = (kind: string, createdAt: string, attempts: number): string =>
  [describeMailKind(kind), formatDateTime(createdAt), ...(attempts > 1 ? [`${attempts} attempts`] : [])].join(
    ' · ',
  );
