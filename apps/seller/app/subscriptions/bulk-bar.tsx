import { useState, type SubmitEvent } from 'react';
import type {
  BulkAction,
  BulkOutcome,
  BulkRequest,
  SubscriptionFilter,
} from '@postprocure/contracts/subscription';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useAct } from '../forms/use-act.ts';
import { subscriptionsApi } from '../seller-api.ts';
import type { Selection } from './use-selection.ts';
import { countProducts } from './words.ts';

const actionNames: Record<Exclude<BulkAction, 'setPrice'>, string> = {
  pause: 'Pause',
  resume: 'Resume',
  accept: 'Accept changes',
  priceByRule: 'Price by rule',
  freeze: 'Set aside',
  remove: 'Remove',
};

interface BulkBarProps {
  selection: Selection;
  filter: SubscriptionFilter;
  total: number | null;
  onDone: () => void;
}

/** What can be done with the chosen products; there only when some are chosen. */
export function BulkBar({ selection, filter, total, onDone }: BulkBarProps) {
  const { act, acting, failure } = useAct(onDone);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [confirming, setConfirming] = useState(false);
  const count = selection.isWhole ? (total ?? 0) : selection.ids.length;
  const chosen: BulkRequest['selection'] = selection.isWhole ? { filter } : { productIds: selection.ids };
  const run = async (action: BulkAction, price?: number) => {
    setConfirming(false);
    const done = await act(async () => {
      setOutcome(
        await subscriptionsApi.actOnMany({
          selection: chosen,
          action,
          ...(price !== undefined && { price }),
        }),
      );
    });
    if (done) selection.clear();
  };
  const setPrice = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run('setPrice', Number(new FormData(event.currentTarget).get('price')));
  };
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      {outcome && count === 0 && <StatusMessage tone="success">{describeOutcome(outcome)}</StatusMessage>}
      {count > 0 && (
        <div
          role="group"
          aria-label="Act on the selected products"
          className="sticky top-20 z-20 grid gap-3 rounded-lg border border-peacock bg-white p-4 shadow-card"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <p role="status" className="font-semibold">
              {countProducts(count)} selected
            </p>
            {!selection.isWhole && total !== null && total > selection.ids.length && (
              <button
                type="button"
                className="min-h-10 font-semibold text-peacock underline"
                onClick={() => selection.chooseWhole()}
              >
                Select all {countProducts(total)} in this list
              </button>
            )}
            <button
              type="button"
              className="min-h-10 font-semibold text-peacock underline"
              onClick={() => selection.clear()}
            >
              Clear
            </button>
          </div>
          <div className="flex flex-wrap items-end gap-2">
            {(Object.keys(actionNames) as (keyof typeof actionNames)[]).map((action) => (
              <Button
                key={action}
                tone="outline"
                size="small"
                disabled={acting}
                onClick={() => (action === 'remove' ? setConfirming(true) : void run(action))}
              >
                {actionNames[action]}
              </Button>
            ))}
            <form onSubmit={setPrice} className="flex items-end gap-2">
              <label className="text-xs text-ink-soft">
                Price (₹)
                <input
                  name="price"
                  type="number"
                  min="0.01"
                  step="0.01"
                  required
                  className="mt-1 block min-h-10 w-28 rounded-md border border-line-strong px-3 text-sm text-ink"
                />
              </label>
              <Button type="submit" tone="outline" size="small" disabled={acting}>
                Set price
              </Button>
            </form>
          </div>
          {confirming && (
            <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
              <p>
                Remove {countProducts(count)}? Their places in your plan are free at once; what you set is
                kept for 30 days.
              </p>
              <Button size="small" disabled={acting} onClick={() => void run('remove')}>
                Yes, remove
              </Button>
              <Button size="small" tone="outline" onClick={() => setConfirming(false)}>
                No
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

const describeOutcome = ({ changed, skipped }: BulkOutcome): string =>
  skipped === 0
    ? `Done for ${countProducts(changed)}.`
    : `Done for ${countProducts(changed)}; ${countProducts(skipped)} left as they were (another state, a lower MRP, or no room in the plan).`;
