import { useEffect, useRef } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { AppError } from '@postprocure/contracts/app-error';
import type { SubscriptionPage } from '@postprocure/contracts/subscriptions/subscription';
import { buttonClasses, LinkButton } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import type { Route } from './+types/product-subscription';
import { api } from '../api.ts';
import { pageTitle } from '../page-title.ts';
import { subscriptionsApi } from '../seller-api.ts';
import { useCan } from '../session/session-context.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { readStorefrontUrl } from '../storefront-url.ts';
import { BulkBar } from '../subscriptions/bulk-bar.tsx';
import { ConfirmSubscription, type WishedProduct } from '../subscriptions/confirm-subscription.tsx';
import { DownloadPanel } from '../subscriptions/download-panel.tsx';
import { ListFilters } from '../subscriptions/list-filters.tsx';
import { firstPage, isFiltered, nextPage, readFilter, readListQuery } from '../subscriptions/list-query.ts';
import { PlanNotice } from '../subscriptions/plan-notice.tsx';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { UsageMeter } from '../subscriptions/usage-meter.tsx';
import { useSelection } from '../subscriptions/use-selection.ts';
import { countProducts, marginHelp } from '../subscriptions/words.ts';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const [page, summary, wished] = await Promise.all([
    subscriptionsApi.list(readListQuery(address)),
    subscriptionsApi.summarize(),
    readWish(address.get('product')),
  ]);
  return { page, summary, wished };
}

async function readWish(product: string | null): Promise<WishedProduct | null> {
  if (product === null || !/^\d{1,9}$/.test(product)) return null;
  const productId = Number(product);
  const [subscribed, title] = await Promise.all([
    subscriptionsApi.findSubscribed([productId]),
    findTitle(productId),
  ]);
  return { productId, title, isSubscribed: subscribed.includes(productId) };
}

/** Null if the product does not exist. */
const findTitle = (id: number): Promise<string | null> =>
  api('GET /api/product/:id', { params: { id } }).then(
    ({ title }) => title,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    },
  );

export default function ProductSubscription({ loaderData: { page, summary, wished } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const mayWrite = useCan('products.write');
  const mayExport = useCan('products.export');
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
        The products you sell, with what they cost you and what you earn on them.
      </PageHeader>
      <PlanNotice />
      {wished && mayWrite && <ConfirmSubscription {...wished} onDone={refresh} />}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid w-full max-w-xs gap-2">
          <UsageMeter {...summary} />
          {isFull && mayWrite && (
            <Link to="/seller/settings/plan" className="text-sm font-semibold text-peacock hover:underline">
              Choose a larger plan
            </Link>
          )}
        </div>
        {mayExport && page.subscriptions.length > 0 && <DownloadPanel filter={filter} />}
      </div>
      {hasAny ? (
        <>
          <ListFilters summary={summary} />
          {/* Another filter is another list: what was chosen in the one before is not acted on. */}
          <ProductList key={JSON.stringify(filter)} page={page} mayWrite={mayWrite} onChange={refresh} />
        </>
      ) : (
        <NoProducts />
      )}
    </>
  );
}

interface ProductListProps {
  page: SubscriptionPage;
  mayWrite: boolean;
  onChange: () => void;
}

function ProductList({ page, mayWrite, onChange }: ProductListProps) {
  const [address] = useSearchParams();
  const selection = useSelection();
  const list = useFocusOnTurn(address.get('cursor'));
  const rows = page.subscriptions;
  return (
    <>
      {mayWrite && (
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
            <SubscriptionList rows={rows} selection={mayWrite ? selection : null} />
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

/** Whoever turns the page goes on at the top of the next, not below it, where the link was. */
function useFocusOnTurn(cursor: string | null) {
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
    None of your products match this.
  </EmptyState>
);

const NoProducts = () => (
  <EmptyState
    icon="box"
    action={
      <LinkButton size="small" href={`${readStorefrontUrl()}/store`}>
        Go to the store
      </LinkButton>
    }
  >
    You have not subscribed to any product yet. Press Subscribe Now on a product in the store, and it appears
    here with your price.
  </EmptyState>
);
