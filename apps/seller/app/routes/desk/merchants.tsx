import { Link } from 'react-router';
import type { DeskMerchantRow } from '@postprocure/contracts/merchants/desk-merchant';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/merchants';
import { readListQuery } from '../../desk/list-address.ts';
import { ListForm, type ListChoice } from '../../desk/list-form.tsx';
import { ListPager } from '../../desk/list-pager.tsx';
import {
  merchantStatusNames,
  merchantStatusTones,
  planNames,
  planStatusNames,
} from '../../desk/merchant-words.ts';
import { formatDay } from '../../format-moment.ts';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const filterNames = ['search', 'status', 'plan', 'requested'];

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/merchants', {
    query: readListQuery(new URL(request.url).searchParams, filterNames),
  }),
});

const choices: ListChoice[] = [
  {
    name: 'requested',
    label: 'Plan request',
    all: 'All',
    options: [['yes', 'Plan requested']],
  },
  { name: 'plan', label: 'Plan', all: 'All plans', options: planNames },
  { name: 'status', label: 'Account', all: 'All', options: Object.entries(merchantStatusNames) },
];

export default function Merchants({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Merchants')}</title>
      <PageHeader title="Merchants">Businesses that sell with us, newest first.</PageHeader>
      <ListForm searchLabel="Search by business, person or email" choices={choices} />
      {page.merchants.length === 0 ? (
        <EmptyState icon="user" announced>
          No matching merchants.
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <ul aria-label="Merchants" className="divide-y divide-line">
            {page.merchants.map((merchant) => (
              <MerchantEntry key={merchant.id} merchant={merchant} />
            ))}
          </ul>
        </Card>
      )}
      <ListPager next={page.next} />
    </>
  );
}

const MerchantEntry = ({ merchant }: { merchant: DeskMerchantRow }) => {
  const { id, name, status, owner, plan, requestedPlan, createdAt } = merchant;
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-paper md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_8rem]">
      <p className="flex min-w-0 flex-wrap content-start items-start gap-x-2 gap-y-1">
        <Link
          to={`/desk/merchants/${id}`}
          className="font-semibold wrap-anywhere text-peacock covers-box hover:underline"
        >
          {name}
        </Link>
        {status !== 'active' && (
          <Badge tone={merchantStatusTones[status]}>{merchantStatusNames[status]}</Badge>
        )}
      </p>
      <p className="min-w-0">
        {owner?.name ?? 'No owner'}
        <span className="block truncate text-xs text-ink-soft">{owner?.email}</span>
      </p>
      <div className="flex flex-wrap content-start gap-x-2 gap-y-1">
        {plan && <p>{describePlan(plan)}</p>}
        {requestedPlan && <Badge tone="accent">Requested {requestedPlan}</Badge>}
      </div>
      <p className="text-xs text-ink-soft md:text-right">Joined {formatDay(createdAt)}</p>
    </li>
  );
};

const describePlan = ({ name, status, isTrial }: NonNullable<DeskMerchantRow['plan']>): string =>
  `${name}${isTrial ? ' trial' : ''}${status === 'active' ? '' : `, ${planStatusNames[status].toLowerCase()}`}`;
