import { useRevalidator, useSearchParams } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/mails';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm, type ListChoice } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { describeMailKind } from '../../desk/mail-words.ts';
import { RetryEntry } from '../../desk/retry-entry.tsx';
import { formatMoment } from '../../format-moment.ts';
import { useAct } from '../../forms/use-act.ts';
import { pageTitle } from '../../page-title.ts';
import { deskApi } from '../../seller-api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await deskApi.listMails(readListQuery(new URL(request.url).searchParams, ['search', 'status'])),
});

const statusChoice: ListChoice = {
  name: 'status',
  label: 'Status',
  options: [
    ['failed', 'Failed'],
    ['queued', 'Waiting to be sent'],
    ['sent', 'Sent'],
  ],
};

export default function Mails({ loaderData: { page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const isFailures = !address.get('search') && (address.get('status') ?? 'failed') === 'failed';
  const { revalidate } = useRevalidator();
  const { act, acting, failure } = useAct();
  const run = (work: () => Promise<void>) => void act(work).then(() => revalidate());
  return (
    <>
      <title>{pageTitle('E-mails')}</title>
      <PageHeader
        title="E-mails"
        actions={
          page.failed > 0 && (
            <Button size="small" inactive={acting} onClick={() => run(() => deskApi.retryAllMails())}>
              Retry all that failed ({page.failed})
            </Button>
          )
        }
      >
        What we have sent, what waits to be sent, and what could not be sent.
      </PageHeader>
      <ListForm searchLabel="Search by recipient or subject" choices={[statusChoice]} />
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {page.mails.length === 0 ? (
        <Card className="p-6">
          <p role="status">{isFailures ? 'No e-mail has failed.' : 'There are no such e-mails.'}</p>
        </Card>
      ) : (
        <Card>
          <ul aria-label="E-mails" className="divide-y divide-line">
            {page.mails.map(({ id, subject, to, kind, status, attempts, error, createdAt }) => (
              <RetryEntry
                key={id}
                title={subject}
                lines={[to, describeMail(kind, createdAt, attempts)]}
                error={error}
                retryLabel={status === 'failed' ? `Retry the e-mail to ${to}` : null}
                acting={acting}
                onRetry={() => run(() => deskApi.retryMail(id))}
              />
            ))}
          </ul>
        </Card>
      )}
      <ListPager next={page.next} />
    </>
  );
}

const describeMail = (kind: string, createdAt: string, attempts: number): string =>
  [describeMailKind(kind), formatMoment(createdAt), ...(attempts > 1 ? [`${attempts} attempts`] : [])].join(
    ' · ',
  );
