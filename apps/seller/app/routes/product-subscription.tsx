import { Link, useRevalidator, useSearchParams } from 'react-router';
import { createHttpCatalogue } from '@postprocure/api-client/http-catalogue';
import { buttonClasses, LinkButton } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import type { Route } from './+types/product-subscription';
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
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { UsageMeter } from '../subscriptions/usage-meter.tsx';
import { useSelection } from '../subscriptions/use-selection.ts';
import { countProducts, marginHelp } from '../subscriptions/words.ts';
import type { SellerPageHandle } from './seller-page.tsx';

const catalogue = createHttpCatalogue({ baseUrl: '' });

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
  const [subscribed, found] = await Promise.all([
    subscriptionsApi.findSubscribed([productId]),
    catalogue.getProduct(productId),
  ]);
  return { productId, title: found?.title ?? null, isSubscribed: subscribed.includes(productId) };
}

export default function ProductSubscription({ loaderData: { page, summary, wished } }: Route.ComponentProps) {
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const mayWrite = useCan('products.write');
  const mayExport = useCan('products.export');
  const selection = useSelection();
  const rows = page.subscriptions;
  return (
    <>
      <title>{pageTitle('Product subscribe')}</title>
      <PageHeader
        title="Product subscribe"
        actions={
          <Link to="/seller/productSubscription/pricing" className={buttonClasses({ size: 'small' })}>
            Pricing rule
          </Link>
        }
      >
        The products you sell, with what they cost you and what you earn on them.
      </PageHeader>
      {wished && mayWrite && <ConfirmSubscription {...wished} onDone={refresh} />}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <UsageMeter {...summary} />
        {mayExport && rows.length > 0 && <DownloadPanel filter={readFilter(address)} />}
      </div>
      <ListFilters summary={summary} />
      {mayWrite && (
        <BulkBar selection={selection} filter={readFilter(address)} total={page.total} onDone={refresh} />
      )}
      {rows.length === 0 ? (
        <Empty filtered={isFiltered(address)} />
      ) : (
        <>
          <SubscriptionList rows={rows} selection={mayWrite ? selection : null} />
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

const Empty = ({ filtered }: { filtered: boolean }) => (
  <Card className="grid justify-items-start gap-4 p-6">
    {filtered ? (
      <>
        <p>None of your products match this.</p>
        <Link to="." className={buttonClasses({ tone: 'outline', size: 'small' })}>
          Show all
        </Link>
      </>
    ) : (
      <>
        <p>
          You have not subscribed to any product yet. Press Subscribe Now on a product in the store, and it
          appears here with your price.
        </p>
        <LinkButton size="small" href={`${readStorefrontUrl()}/store`}>
          Go to the store
        </LinkButton>
      </>
    )}
  </Card>
);
