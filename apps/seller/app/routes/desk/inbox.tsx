import { Link, useSearchParams } from 'react-router';
import type { InboxItem, StaffName } from '@postprocure/contracts/inbox/inbox';
import { deskStatusNames, inboxKindNames } from '@postprocure/contracts/inbox/ticket-status';
import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/inbox';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm, type ListChoice } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import { ReplyClock } from '../../desk/reply-clock.tsx';
import { StatusBadge } from '../../desk/status-badge.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const filterNames = ['search', 'kind', 'status', 'assignee', 'sort'];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, filterNames);
  // By default, the inbox lists only what staff still have to handle, starting with what has waited longest.
  if (!query.has('status')) query.set('status', 'todo');
  if (!query.has('sort')) query.set('sort', 'waiting');
  const [page, { staff }] = await Promise.all([
    api('GET /api/desk/inbox', { query }),
    api('GET /api/desk/staff'),
  ]);
  return { page, staff };
}

export default function Inbox({ loaderData: { page, staff } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const isFiltered = filterNames.some((name) => address.get(name));
  const everywhere = new URLSearchParams(address);
  everywhere.set('status', 'all');
  everywhere.delete('cursor');
  return (
    <>
      <title>{pageTitle('Inbox')}</title>
      <PageHeader title="Inbox">
        Tickets, chats and messages about orders. We promise a reply within 24-48 working hours.
      </PageHeader>
      <ListForm searchLabel="Search by name, email, reference or text" choices={listChoices(staff)} />
      {page.items.length === 0 ? (
        <EmptyState
          icon={isFiltered ? 'search' : 'check'}
          announced
          action={
            !address.get('status') && (
              <Link
                to={`?${everywhere.toString()}`}
                className={buttonClasses({ tone: 'outline', size: 'small' })}
              >
                Show everything except spam
              </Link>
            )
          }
        >
          {isFiltered ? 'No results. Try other filters.' : 'Nobody is waiting for a reply.'}
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <ul aria-label="Inbox" className="divide-y divide-line">
            {page.items.map((item) => (
              <InboxEntry key={item.id} item={item} />
            ))}
          </ul>
        </Card>
      )}
      <ListPager next={page.next} />
    </>
  );
}

const addressOf = ({ kind, id }: InboxItem): string => {
  if (kind === 'order') return `/desk/orders/${id}#messages`;
  return kind === 'chat' ? `/desk/chats/${id}` : `/desk/tickets/${id}`;
};

const InboxEntry = ({ item }: { item: InboxItem }) => (
  <li className="relative grid gap-x-4 gap-y-1 px-5 py-4 text-sm hover:bg-paper sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
    <div className="flex flex-wrap content-start items-start gap-1.5 sm:flex-col">
      <StatusBadge status={item.status} />
      <Badge>{inboxKindNames[item.kind]}</Badge>
    </div>
    <div className="min-w-0">
      <p className="truncate">
        <Link to={addressOf(item)} className="font-semibold text-peacock covers-box hover:underline">
          {item.subject || 'No subject'}
        </Link>
      </p>
      <p className="truncate">
        {item.name ?? 'Visitor'} <span className="text-ink-soft">{item.email}</span>
      </p>
      {!item.excerpt.startsWith(item.subject.replace(/…$/, '')) && (
        <p className="truncate text-ink-soft">{item.excerpt}</p>
      )}
      {item.kind !== 'order' && <p className="text-xs text-ink-soft">{item.reference}</p>}
    </div>
    <div className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft sm:block sm:text-right">
      <p>{item.waiting && <ReplyClock waiting={item.waiting} />}</p>
      <p>
        <time dateTime={item.at}>{formatDateTime(item.at)}</time>
      </p>
      <p>{item.assignee ? item.assignee.name : 'Not assigned'}</p>
    </div>
  </li>
);

const listChoices = (staff: readonly StaffName[]): ListChoice[] => [
  { name: 'kind', label: 'Kind', all: 'Everything', options: Object.entries(inboxKindNames) },
  {
    name: 'status',
    label: 'Status',
    all: 'To do',
    options: [['all', 'All but spam'], ...Object.entries(deskStatusNames)],
  },
  {
    name: 'assignee',
    label: 'Assigned to',
    all: 'Anyone',
    options: [['me', 'Me'], ['none', 'No one'], ...staff.map(({ id, name }) => [id, name] as const)],
  },
  { name: 'sort', label: 'Order', all: 'Longest wait', options: [['newest', 'Newest']] },
];
