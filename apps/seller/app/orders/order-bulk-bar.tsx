import { useState } from 'react';
import { buildPath } from '@postprocure/api-client/api-client';
import type {
  BulkOrderAction,
  BulkOrderOutcome,
  OrderPaperKind,
  PaymentPreview,
} from '@postprocure/contracts/orders/order';
import { Button, LinkButton } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { useCan } from '../session/session-context.ts';
import type { Selection } from '../subscriptions/use-selection.ts';
import { countOrders } from './order-words.ts';
import { PaymentQuestion } from './payment-question.tsx';

interface OrderBulkBarProps {
  selection: Selection<string>;
  onDone: () => void;
}

const papers: readonly [OrderPaperKind, string][] = [
  ['packing-slip', 'Packing slips'],
  ['tax-invoice', 'Tax invoices'],
];

/** Actions for the selected orders. Hidden while none is selected. */
export function OrderBulkBar({ selection, onDone }: OrderBulkBarProps) {
  const canWrite = useCan('orders.write');
  const canPay = useCan('orders.pay');
  const [outcome, setOutcome] = useState<{ verb: string; result: BulkOrderOutcome }>();
  const [asks, setAsks] = useState<'cancel' | 'tag' | null>(null);
  const [preview, setPreview] = useState<{ ids: readonly string[]; content: PaymentPreview }>();
  const { mutate, isPending, error } = useMutation(onDone);
  const { ids } = selection;
  const run = async (verb: string, send: () => Promise<BulkOrderOutcome>) => {
    setAsks(null);
    setPreview(undefined);
    const isDone = await mutate(async () => setOutcome({ verb, result: await send() }));
    if (isDone) selection.clear();
  };
  const change = (verb: string, action: BulkOrderAction, more: { tags?: string[]; reason?: string } = {}) =>
    run(verb, () => api('POST /api/seller/orders/bulk', { body: { action, ids, ...more } }));
  const askToPay = () => {
    setAsks(null);
    return mutate(async () =>
      setPreview({ ids, content: await api('POST /api/seller/orders/payments/preview', { body: { ids } }) }),
    );
  };
  // A preview of another selection would state the wrong amount.
  const shownPreview = preview?.ids.join() === ids.join() ? preview.content : undefined;
  return (
    <div className="sticky top-17 z-20 mb-4 grid gap-3 empty:hidden lg:top-20">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {outcome && ids.length === 0 && <Outcome {...outcome} />}
      {ids.length > 0 && (
        <div
          role="group"
          aria-label="Actions for the selected orders"
          className="grid gap-3 rounded-lg border border-peacock bg-white p-3 shadow-panel sm:p-4"
        >
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="mr-2 text-sm font-semibold">
              {countOrders(ids.length)} selected
            </p>
            {canPay && (
              <Button size="small" inactive={isPending} onClick={() => void askToPay()}>
                {isPending ? 'Working...' : 'Pay'}
              </Button>
            )}
            {canWrite && (
              <>
                <Button
                  tone="outline"
                  size="small"
                  inactive={isPending}
                  onClick={() => void change('put on hold', 'hold')}
                >
                  Hold
                </Button>
                <Button
                  tone="outline"
                  size="small"
                  inactive={isPending}
                  onClick={() => void change('released', 'release')}
                >
                  Release
                </Button>
                <Button
                  tone="outline"
                  size="small"
                  inactive={isPending}
                  onClick={() => void change('checked', 'check')}
                >
                  Check again
                </Button>
                <Button tone="outline" size="small" inactive={isPending} onClick={() => setAsks('tag')}>
                  Tag
                </Button>
                <Button tone="outline" size="small" inactive={isPending} onClick={() => setAsks('cancel')}>
                  Cancel orders
                </Button>
              </>
            )}
            {papers.map(([kind, name]) => (
              <LinkButton
                key={kind}
                tone="outline"
                size="small"
                download
                href={buildPath('GET /api/seller/orders/papers', { query: { kind, ids: ids.join(',') } })}
              >
                <Icon name="download" className="size-4" />
                {name}
              </LinkButton>
            ))}
            <Button tone="outline" size="small" onClick={() => selection.clear()}>
              Clear selection
            </Button>
          </div>
          {shownPreview && asks === null && (
            <PaymentQuestion
              preview={shownPreview}
              isPending={isPending}
              onPay={() => void run('paid', () => api('POST /api/seller/orders/payments', { body: { ids } }))}
              onClose={() => setPreview(undefined)}
            />
          )}
          {asks === 'cancel' && (
            <Confirmation
              confirmLabel={`Cancel ${countOrders(ids.length)}`}
              isPending={isPending}
              onConfirm={() => void change('cancelled', 'cancel')}
              onCancel={() => setAsks(null)}
            >
              Unpaid orders are cancelled at once. Paid orders are cancelled and refunded at once during the
              cooling window; after that, we review your request.
            </Confirmation>
          )}
          {asks === 'tag' && (
            <form
              className="flex flex-wrap items-center gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                const value = new FormData(event.currentTarget).get('tags');
                void change('tagged', 'tag', { tags: readTags(typeof value === 'string' ? value : '') });
              }}
            >
              <input
                name="tags"
                aria-label="Tags, separated by commas"
                placeholder="Tags, separated by commas"
                autoFocus
                className="min-h-10 rounded-md border border-line-strong bg-white px-3 text-sm"
              />
              <Button type="submit" tone="secondary" size="small" inactive={isPending}>
                Replace tags
              </Button>
            </form>
          )}
        </div>
      )}
    </div>
  );
}

const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const Outcome = ({ verb, result: { done, results } }: { verb: string; result: BulkOrderOutcome }) => {
  const failed = results.filter(({ isDone }) => !isDone);
  return (
    <StatusMessage tone={failed.length === 0 ? 'success' : 'info'}>
      <p>
        {countOrders(done)} {verb}.
        {failed.length > 0 && ` ${countOrders(failed.length)} could not be ${verb}:`}
      </p>
      {failed.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {failed.slice(0, 10).map(({ id, number, message }) => (
            <li key={id}>
              {number}: {message}
            </li>
          ))}
          {failed.length > 10 && <li>and {failed.length - 10} more</li>}
        </ul>
      )}
    </StatusMessage>
  );
};
