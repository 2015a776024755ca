import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/webhook-events';
import { api } from '../../../api.ts';
import { readListQuery } from '../../../desk/list-address.ts';
import { ListForm } from '../../../desk/list-form.tsx';
import { ListPager } from '../../../desk/list-pager.tsx';
import { EventList } from '../../../desk/money/event-list.tsx';
import { outcomeNames } from '../../../desk/money/event-words.ts';
import { pageTitle } from '../../../page-title.ts';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/webhook-events', {
    query: readListQuery(new URL(request.url).searchParams, ['search', 'outcome']),
  }),
});

export default function WebhookEvents({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Webhook events')}</title>
      <ListForm
        searchLabel="Event ID, event name, or any ID in the event"
        choices={[
          { name: 'outcome', label: 'Outcome', all: 'All outcomes', options: Object.entries(outcomeNames) },
        ]}
      />
      {page.events.length === 0 ? (
        <EmptyState icon="sync" announced>
          No events found. Try other filters.
        </EmptyState>
      ) : (
        <EventList events={page.events} />
      )}
      <ListPager next={page.next} />
    </>
  );
}
