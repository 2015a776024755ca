import { Link, redirect, useRevalidator, useSearchParams } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import type { OrderSummary } from '@postprocure/contracts/orders/order';
import { buttonClasses, LinkButton } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Icon } from '@postprocure/ui/icon';
import type { Route } from './+types/list';
import { api } from '../../api.ts';
import { ListPager } from '../../desk/list-pager.tsx';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { OrderBulkBar } from '../../orders/order-bulk-bar.tsx';
import { OrderFilters } from '../../orders/order-filters.tsx';
import { OrderList } from '../../orders/order-list.tsx';
import { readOrderFilter, readOrderQuery } from '../../orders/order-query.ts';
import { OrderTabs } from '../../orders/order-tabs.tsx';
import { OrderViews } from '../../orders/order-views.tsx';
import { pageTitle } from '../../page-title.ts';
import { useCan } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { useSelection } from '../../subscriptions/use-selection.ts';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const cart = address.get('cart');
  // The storefront hands its cart over to this address.
  if (cart !== null) return redirect(`/seller/orders/new?cart=${encodeURIComponent(cart)}`);
  const [page, counts, { views }] = await Promise.all([
    api('GET /api/seller/orders', { query: readOrderQuery(address) }),
    api('GET /api/seller/orders/counts'),
    api('GET /api/seller/orders/views'),
  ]);
  return { page, counts, views };
}

export default function Orders({ loaderData: { page, counts, views } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const canWrite = useCan('orders.write');
  useLiveUpdate('orders', refresh);
  const filter = readOrderFilter(address);
  const hasAny = counts.tabs.all > 0;
  return (
    <>
      <title>{pageTitle('My orders')}</title>
      <PageHeader
        title="My orders"
        actions={
          canWrite && (
            <>
              <Link to="/seller/orders/new" className={buttonClasses({ size: 'small' })}>
                New order
              </Link>
              <Link to="/seller/orders/upload" className={buttonClasses({ tone: 'outline', size: 'small' })}>
                Upload orders
              </Link>
            </>
          )
        }
      />
      {hasAny ? (
        <>
          <OrderTabs counts={counts.tabs} />
          <OrderFilters />
          <OrderViews views={views} onChange={refresh} />
          {/* The key clears the selection when the filter changes. */}
          <ListOrEmpty
            key={filter.toString()}
            orders={page.orders}
            tab={address.get('tab')}
            onChange={refresh}
          />
          {page.orders.length > 0 && (
            <LinkButton
              tone="outline"
              size="small"
              download
              className="mt-4"
              href={buildPath('GET /api/seller/orders/file', { query: filter })}
            >
              <Icon name="download" className="size-4" />
              CSV of this list
            </LinkButton>
          )}
          <ListPager next={page.next} />
        </>
      ) : (
        <NoOrders canWrite={canWrite} />
      )}
    </>
  );
}

interface ListOrEmptyProps {
  orders: readonly OrderSummary[];
  tab: string | null;
  onChange: () => void;
}

function ListOrEmpty({ orders, tab, onChange }: ListOrEmptyProps) {
  const selection = useSelection<string>();
  return (
    <>
      <OrderBulkBar selection={selection} onDone={onChange} />
      {orders.length === 0 ? (
        <EmptyState
          icon={tab === 'attention' ? 'check' : 'search'}
          announced
          action={
            <Link to="/seller/orders" className={buttonClasses({ tone: 'outline', size: 'small' })}>
              Show all orders
            </Link>
          }
        >
          {tab === 'attention' ? 'Nothing is waiting on you.' : 'No matching orders.'}
        </EmptyState>
      ) : (
        <OrderList orders={orders} selection={selection} />
      )}
    </>
  );
}

const NoOrders = ({ canWrite }: { canWrite: boolean }) => (
  <EmptyState
    icon="truck"
    action={
      canWrite && (
        <Link to="/seller/orders/new" className={buttonClasses({ size: 'small' })}>
          Create your first order
        </Link>
      )
    }
  >
    You have no orders yet. Enter your customers' orders one by one, upload them as a file, or check out your
    cart in the store.
  </EmptyState>
);
