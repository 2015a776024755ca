import { useEffect, useEffectEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import { buildPath } from '@postprocure/api-client/api-client';
import type {
  OrderUploadDetail,
  UploadRow,
  UploadRowState,
} from '@postprocure/contracts/orders/order-upload';
import { Badge } from '@postprocure/ui/badge';
import { Button, buttonClasses, LinkButton } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { ProgressBar } from '@postprocure/ui/progress-bar';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Card } from '@postprocure/ui/card';
import type { Route } from './+types/upload-result';
import { api } from '../../api.ts';
import { useMutation } from '../../forms/use-mutation.ts';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { BackLink } from '../../desk/back-link.tsx';
import { countOrders } from '../../orders/order-words.ts';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.read' };

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  upload: await api('GET /api/seller/order-uploads/:id', { params: { id: params.id } }),
});

const stateNames: Record<
  UploadRowState,
  { name: string; tone: 'success' | 'accent' | 'neutral' | 'saving' }
> = {
  ready: { name: 'Ready', tone: 'success' },
  attention: { name: 'Needs attention', tone: 'accent' },
  duplicate: { name: 'Already imported', tone: 'neutral' },
  error: { name: 'Error', tone: 'saving' },
  taken: { name: 'Imported', tone: 'success' },
};

const pollMs = 2000;

export default function UploadResult({ loaderData: { upload } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const poll = useEffectEvent(refresh);
  const isTaking = upload.state === 'TAKING';
  useLiveUpdate('orders', refresh);
  useEffect(() => {
    if (!isTaking) return;
    const timer = setInterval(() => poll(), pollMs);
    return () => clearInterval(timer);
  }, [isTaking]);
  const { counts } = upload;
  return (
    <>
      <title>{pageTitle('Upload')}</title>
      <BackLink to="/seller/orders">My orders</BackLink>
      <PageHeader title={upload.fileName}>{describeCounts(upload)}</PageHeader>
      <div className="grid gap-6">
        <Progress upload={upload} onChange={refresh} />
        {upload.ignoredColumns.length > 0 && (
          <p className="text-sm text-ink-soft">Columns we did not use: {upload.ignoredColumns.join(', ')}</p>
        )}
        {upload.problems.length > 0 && (
          <section className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg">Rows with remarks</h2>
              <LinkButton
                tone="outline"
                size="small"
                download
                href={buildPath('GET /api/seller/order-uploads/:id/report', { params: { id: upload.id } })}
              >
                <Icon name="download" className="size-4" />
                Report (CSV)
              </LinkButton>
            </div>
            <Rows label="Rows with remarks" rows={upload.problems} />
            {counts.error > 0 && (
              <p className="text-sm text-ink-soft">
                Rows with errors are not imported. Correct them in your file and upload it again: orders that
                are already imported are left out.
              </p>
            )}
          </section>
        )}
        {upload.preview.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-lg">Rows without remarks</h2>
            <Rows label="Rows without remarks" rows={upload.preview} />
            {counts.ready + counts.taken > upload.preview.length && (
              <p className="text-sm text-ink-soft">
                and {counts.ready + counts.taken - upload.preview.length} more
              </p>
            )}
          </section>
        )}
      </div>
    </>
  );
}

function Progress({ upload, onChange }: { upload: OrderUploadDetail; onChange: () => void }) {
  const { mutate, isPending, error } = useMutation(onChange);
  const { id, state, orders, taken } = upload;
  if (state === 'DONE') {
    return (
      <StatusMessage tone="success">
        {countOrders(taken)} imported.{' '}
        <Link to="/seller/orders?channel=upload" className="font-semibold text-peacock hover:underline">
          Show them
        </Link>
      </StatusMessage>
    );
  }
  if (state === 'TAKING') {
    return (
      <div role="status" className="grid gap-2 text-sm">
        <p id="upload-progress">
          Importing: {taken} of {countOrders(orders)}
        </p>
        <ProgressBar
          aria-labelledby="upload-progress"
          max={orders}
          value={taken}
          className="w-full max-w-md"
        />
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {orders === 0 ? (
        <div className="grid justify-items-start gap-3">
          <StatusMessage>This file contains no orders that can be imported.</StatusMessage>
          <Link to="/seller/orders/upload" className={buttonClasses({ tone: 'outline', size: 'small' })}>
            Choose another file
          </Link>
        </div>
      ) : (
        <Button
          className="justify-self-start"
          inactive={isPending}
          onClick={() =>
            void mutate(() => api('POST /api/seller/order-uploads/:id/accept', { params: { id } }))
          }
        >
          {isPending ? 'Starting...' : `Import ${countOrders(orders)}`}
        </Button>
      )}
    </div>
  );
}

function describeCounts({ rows, counts }: OrderUploadDetail): string {
  const parts = [
    counts.ready > 0 && `${counts.ready} ready`,
    counts.attention > 0 && `${counts.attention} will need attention`,
    counts.error > 0 && `${counts.error} with errors`,
    counts.duplicate > 0 && `${counts.duplicate} already imported`,
    counts.taken > 0 && `${counts.taken} imported`,
  ].filter(Boolean);
  return `${rows === 1 ? '1 row' : `${rows} rows`}: ${parts.join(', ')}`;
}

/** A list instead of a table, because on a phone a table would push the remarks out of view. */
const Rows = ({ label, rows }: { label: string; rows: readonly UploadRow[] }) => (
  <Card role="region" aria-label={label}>
    <ul className="divide-y divide-line text-sm">
      {rows.map(({ line, orderNumber, customer, sku, quantity, state, messages, order }) => (
        <li
          key={line}
          className="grid gap-2 px-5 py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:gap-x-6"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="text-xs text-ink-soft">Row {line}</p>
            <p className="font-semibold">{orderNumber === '' ? 'No order number' : orderNumber}</p>
            {customer !== '' && <p>{customer}</p>}
            <p className="text-ink-soft">{sku === '' ? 'No SKU' : `${quantity} × ${sku}`}</p>
          </div>
          <div className="min-w-0 wrap-anywhere">
            <Badge tone={stateNames[state].tone}>{stateNames[state].name}</Badge>
            {order && (
              <Link
                to={`/seller/orders/${order.id}`}
                className="ml-2 font-semibold text-peacock hover:underline"
              >
                {order.number}
              </Link>
            )}
            {messages.map((message) => (
              <p key={message} className="mt-1 max-w-prose">
                {message}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
