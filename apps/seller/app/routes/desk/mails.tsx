import { useRevalidator } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/mails';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm, type ListChoice } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
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
    ['queued', 'On their way'],
    ['sent', 'Sent'],
  ],
};

export default function Mails({ loaderData: { page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { act, acting, failure } = useAct();
  const run = (work: () => Promise<void>) => void act(work).then(() => revalidate());
  return (
    <>
      <title>{pageTitle('Mails')}</title>
      <PageHeader
        title="Mails"
        actions={
          page.failed > 0 && (
            <Button size="small" disabled={acting} onClick={() => run(() => deskApi.retryAllMails())}>
              Retry all that failed ({page.failed})
            </Button>
          )
        }
      >
        The e-mails we send, and those that could not be sent.
      </PageHeader>
      <ListForm searchLabel="Search by recipient or subject" choices={[statusChoice]} />
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {page.mails.length === 0 ? (
        <Card className="p-6">
          <p role="status">There are no such mails.</p>
        </Card>
      ) : (
        <Card>
          <ul aria-label="Mails" className="divide-y divide-line">
            {page.mails.map(({ id, subject, to, kind, status, attempts, error, createdAt }) => (
              <RetryEntry
                key={id}
                title={subject}
                lines={[to, `${kind}, ${formatMoment(createdAt)}, attempts: ${attempts}`]}
                error={error}
                retryLabel={status === 'failed' ? `Retry the mail to ${to}` : null}
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
