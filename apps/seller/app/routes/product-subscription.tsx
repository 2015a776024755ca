import { useEffect, useRef } from 'react';
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router';
import type { SubscriptionPage } from '@postprocure/contracts/subscriptions/subscription';
import { buttonClasses, LinkButton } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/product-subscription';
import { pageTitle } from '../page-title.ts';
import { api } from '../api.ts';
import { findProductTitle } from '../product-title.ts';
import { useCan } from '../session/session-context.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { storefrontPageUrl } from '../storefront-url.ts';
import { BulkBar } from '../subscriptions/bulk-bar.tsx';
import { ConfirmSubscription, type RequestedProduct } from '../subscriptions/confirm-subscription.tsx';
import { DownloadPanel } from '../subscriptions/download-panel.tsx';
import { ListFilters } from '../subscriptions/list-filters.tsx';
import { firstPage, isFiltered, nextPage, readFilter, readListQuery } from '../subscriptions/list-query.ts';
import { PlanNotice } from '../subscriptions/plan-notice.tsx';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { readFailure } from '../subscriptions/sign-up-result.ts';
import { UsageMeter } from '../subscriptions/usage-meter.tsx';
import { useSelection } from '../subscriptions/use-selection.ts';
import { countProducts, marginHelp } from '../subscriptions/words.ts';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const [page, summary, requested] = await Promise.all([
    api('GET /api/seller/subscriptions', { query: readListQuery(address) }),
    api('GET /api/seller/subscriptions/summary'),
    readRequestedProduct(address.get('product')),
  ]);
  return { page, summary, requested };
}

async function readRequestedProduct(product: string | null): Promise<RequestedProduct | null> {
  if (product === null || !/^\d{1,9}$/.test(product)) return null;
  const productId = Number(product);
  const [{ subscriptions }, title] = await Promise.all([
    api('GET /api/seller/subscriptions/states', { query: { ids: product } }),
    findProductTitle(productId),
  ]);
  return { productId, title, isSubscribed: subscriptions.length > 0 };
}

export default function ProductSubscription({
  loaderData: { page, summary, requested },
}: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const canWrite = useCan('products.write');
  const canExport = useCan('products.export');
  const filter = readFilter(address);
  const isFull = summary.limit !== null && summary.used >= summary.limit;
  const hasAny = Object.values(summary.states).some((count) => count > 0);
  return (
    <>
      <title>{pageTitle('Product subscribe')}</title>
      <PageHeader
        title="Product subscribe"
        actions={
          <Link
            to="/seller/productSubscription/pricing"
            className={buttonClasses({ tone: hasAny ? 'primary' : 'outline', size: 'small' })}
          >
            Pricing rule
          </Link>
        }
      >
        The products you sell, with their costs and your margins.
      </PageHeader>
      <PlanNotice />
      {requested && canWrite && (
        <ConfirmSubscription {...requested} failure={readFailure(state)} onDone={refresh} />
      )}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid w-full max-w-xs gap-2">
          <UsageMeter {...summary} />
          {isFull && canWrite && (
            <Link to="/seller/settings/plan" className="text-sm font-semibold text-peacock hover:underline">
              Choose a larger plan
            </Link>
          )}
        </div>
        {canExport && page.subscriptions.length > 0 && <DownloadPanel filter={filter} />}
      </div>
      {hasAny ? (
        <>
          <ListFilters summary={summary} />
          {/* The key clears the selection when the filter changes. */}
          <ProductList key={JSON.stringify(filter)} page={page} canWrite={canWrite} onChange={refresh} />
        </>
      ) : (
        <NoProducts />
      )}
    </>
  );
}

interface ProductListProps {
  page: SubscriptionPage;
  canWrite: boolean;
  onChange: () => void;
}

function ProductList({ page, canWrite, onChange }: ProductListProps) {
  const [address] = useSearchParams();
  const selection = useSelection();
  const list = useFocusOnPageChange(address.get('cursor'));
  const rows = page.subscriptions;
  return (
    <>
      {canWrite && (
        <BulkBar
          selection={selection}
          filter={readFilter(address)}
          total={page.total}
          onDone={onChange}
          onClear={() => list.current?.focus({ preventScroll: true })}
        />
      )}
      {rows.length === 0 ? (
        isFiltered(address) || address.has('cursor') ? (
          <NothingFound />
        ) : (
          <NoProducts />
        )
      ) : (
        <>
          <div ref={list} tabIndex={-1} className="outline-none">
            <SubscriptionList rows={rows} selection={canWrite ? selection : null} />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm">
            <p role="status" className="text-ink-soft">
              {page.total === null ? `${countProducts(rows.length)} on this page` : countProducts(page.total)}
            </p>
            <div className="flex gap-2">
              {address.has('cursor') && (
                <Link to={firstPage(address)} className={buttonClasses({ tone: 'outline', size: 'small' })}>
                  First page
                </Link>
              )}
              {page.next !== null && (
                <Link
                  to={nextPage(address, page.next)}
                  className={buttonClasses({ tone: 'outline', size: 'small' })}
                >
                  Next page
                </Link>
              )}
            </div>
          </div>
          <p className="mt-4 max-w-3xl text-xs text-ink-soft">{marginHelp}</p>
        </>
      )}
    </>
  );
}

/** Moves the focus to the top of the list when another page opens. */
function useFocusOnPageChange(cursor: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current !== cursor) list.current?.focus({ preventScroll: true });
    shown.current = cursor;
  }, [cursor]);
  return list;
}

const NothingFound = () => (
  <EmptyState
    icon="search"
    announced
    action={
      <Link to="." className={buttonClasses({ tone: 'outline', size: 'small' })}>
        Show all
      </Link>
    }
  >
    No matching products.
  </EmptyState>
);

const NoProducts = () => (
  <EmptyState
    icon="box"
    action={
      <LinkButton size="small" href={storefrontPageUrl('/store')}>
        Go to the store
      </LinkButton>
    }
  >
    You haven't subscribed to any products yet. Click Subscribe Now on a product in the store to add it here.
  </EmptyState>
);
