import { Link, useSearchParams } from 'react-router';
import type { DeskTopUp } from '@postprocure/contracts/payments/desk-payment';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/payments';
import { api } from '../../../api.ts';
import { readListQuery } from '../../../desk/list-address.ts';
import { ListForm } from '../../../desk/list-form.tsx';
import { ListPager } from '../../../desk/list-pager.tsx';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { pageTitle } from '../../../page-title.ts';
import { topUpStateNames, topUpStateTones } from '../../../wallet/top-up-words.ts';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await api('GET /api/desk/payments', {
    query: readListQuery(new URL(request.url).searchParams, ['search', 'merchantId']),
  }),
});

export default function Payments({ loaderData: { page } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  return (
    <>
      <title>{pageTitle('Payments')}</title>
      {address.get('merchantId') !== null && (
        <p className="mb-4 text-ink-soft">
          The payments of {page.topUps[0]?.merchant.name ?? 'this merchant'}, newest first.{' '}
          <Link to="?" className="font-semibold text-peacock hover:underline">
            Show all merchants
          </Link>
        </p>
      )}
      <ListForm searchLabel="Any ID, reference or email address" kept={['merchantId']} />
      {page.topUps.length === 0 ? (
        <EmptyState icon="wallet" announced>
          No payments found. Try other filters.
        </EmptyState>
      ) : (
        <Card className="overflow-hidden">
          <ul aria-label="Payments" className="divide-y divide-line">
            {page.topUps.map((topUp) => (
              <PaymentEntry key={topUp.id} topUp={topUp} />
            ))}
          </ul>
        </Card>
      )}
      <ListPager next={page.next} />
    </>
  );
}

const PaymentEntry = ({ topUp }: { topUp: DeskTopUp }) => (
  <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-paper md:grid-cols-[11rem_minmax(0,1fr)_8rem_8rem]">
    <div className="min-w-0">
      <Link
        to={`/desk/payments/${topUp.id}`}
        className="font-semibold text-peacock covers-box hover:underline"
      >
        {topUp.reference}
      </Link>
      <p className="text-xs text-ink-soft">{formatDateTime(topUp.createdAt)}</p>
    </div>
    <p className="min-w-0 max-md:order-3 max-md:col-span-2">
      {topUp.merchant.name}
      <span className="block truncate text-xs text-ink-soft">
        {[topUp.method, topUp.failure].filter((text) => text !== null).join(' · ')}
      </span>
    </p>
    <p className="max-md:order-4">
      <Badge tone={topUpStateTones[topUp.state]}>{topUpStateNames[topUp.state]}</Badge>
    </p>
    <p className="text-right font-semibold tabular-nums">{formatRupees(topUp.amount)}</p>
  </li>
);
