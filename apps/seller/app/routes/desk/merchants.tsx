import { Link } from 'react-router';
import type { DeskMerchantRow } from '@postprocure/contracts/desk-merchant';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
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
import { formatMoment } from '../../format-moment.ts';
import { pageTitle } from '../../page-title.ts';
import { deskApi } from '../../seller-api.ts';
import { PageHeader } from '../../shell/page-header.tsx';

const filterNames = ['search', 'status', 'plan', 'requested'];

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await deskApi.listMerchants(readListQuery(new URL(request.url).searchParams, filterNames)),
});

const choices: ListChoice[] = [
  {
    name: 'requested',
    label: 'Plan request',
    all: 'With or without',
    options: [['yes', 'Waiting for a plan']],
  },
  { name: 'plan', label: 'Plan', all: 'All plans', options: planNames },
  { name: 'status', label: 'Account', all: 'All', options: Object.entries(merchantStatusNames) },
];

export default function Merchants({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('Merchants')}</title>
      <PageHeader title="Merchants">The businesses that sell with us, newest first.</PageHeader>
      <ListForm searchLabel="Search by business, person or e-mail" choices={choices} />
      {page.merchants.length === 0 ? (
        <Card className="p-6">
          <p role="status">No merchant matches this.</p>
        </Card>
      ) : (
        <Table label="Merchants">
          <TableHead>
            <HeaderCell>Business</HeaderCell>
            <HeaderCell>Owner</HeaderCell>
            <HeaderCell>Plan</HeaderCell>
            <HeaderCell>Since</HeaderCell>
          </TableHead>
          <TableBody>
            {page.merchants.map((merchant) => (
              <MerchantRow key={merchant.id} merchant={merchant} />
            ))}
          </TableBody>
        </Table>
      )}
      <ListPager next={page.next} />
    </>
  );
}

const MerchantRow = ({ merchant }: { merchant: DeskMerchantRow }) => {
  const { id, name, status, owner, plan, requestedPlan, createdAt } = merchant;
  return (
    <tr className="align-top">
      <Cell>
        <Link to={`/desk/merchants/${id}`} className="font-semibold text-peacock hover:underline">
          {name}
        </Link>
        {status !== 'active' && (
          <p className="mt-1">
            <Badge tone={merchantStatusTones[status]}>{merchantStatusNames[status]}</Badge>
          </p>
        )}
      </Cell>
      <Cell>
        {owner?.name}
        <p className="text-xs break-all text-ink-soft">{owner?.email}</p>
      </Cell>
      <Cell>
        {plan && `${plan.name}${plan.isTrial ? ' (trial)' : ''}`}
        {plan && plan.status !== 'active' && `, ${planStatusNames[plan.status].toLowerCase()}`}
        {requestedPlan && (
          <p className="mt-1">
            <Badge tone="accent">Asks for {requestedPlan}</Badge>
          </p>
        )}
      </Cell>
      <Cell className="whitespace-nowrap">{formatMoment(createdAt)}</Cell>
    </tr>
  );
};
