import { useRef, useState, type SubmitEvent } from 'react';
import type {
  BulkAction,
  BulkOutcome,
  BulkRequest,
  SubscriptionFilter,
} from '@postprocure/contracts/subscriptions/subscription';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Confirmation } from '../forms/confirmation.tsx';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import type { Selection } from './use-selection.ts';
import { countProducts } from './words.ts';

const actionNames: Record<Exclude<BulkAction, 'setPrice'>, string> = {
  pause: 'Pause',
  resume: 'Resume',
  accept: 'Accept changes',
  priceByRule: 'Use pricing rule',
  freeze: 'Freeze',
  remove: 'Remove',
};

interface BulkBarProps {
  selection: Selection;
  filter: SubscriptionFilter;
  total: number | null;
  onDone: () => void;
  /** Called when the selection is cleared. Must move the focus, because the bar disappears. */
  onClear: () => void;
}

/** Actions for the selected products. Hidden while none is selected. */
export function BulkBar({ selection, filter, total, onDone, onClear }: BulkBarProps) {
  const { mutate, isPending, error } = useMutation(onDone);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [confirming, setConfirming] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const count = selection.isWhole ? (total ?? 0) : selection.ids.length;
  const chosen: BulkRequest['selection'] = selection.isWhole ? { filter } : { productIds: selection.ids };
  const run = async (action: BulkAction, price?: number) => {
    setConfirming(false);
    const done = await mutate(async () => {
      setOutcome(
        await api('POST /api/seller/subscriptions/bulk', {
          body: { selection: chosen, action, ...(price !== undefined && { price }) },
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
    <div className="sticky top-17 z-20 mb-4 grid gap-3 empty:hidden lg:top-20">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      {outcome && count === 0 && (
        <StatusMessage tone={outcome.changed > 0 ? 'success' : 'info'}>
          {describeOutcome(outcome)}
        </StatusMessage>
      )}
      {count > 0 && (
        <div
          role="group"
          aria-label="Actions for the selected products"
          className="grid min-w-0 gap-2 rounded-lg border border-peacock bg-white p-3 shadow-panel sm:gap-3 sm:p-4"
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
              onClick={() => {
                selection.clear();
                onClear();
              }}
            >
              Clear
            </button>
          </div>
          <div className="-m-1.5 flex items-end gap-2 p-1.5 max-sm:overflow-x-auto sm:flex-wrap">
            {(Object.keys(actionNames) as (keyof typeof actionNames)[]).map((action) => (
              <Button
                key={action}
                tone="outline"
                size="small"
                inactive={isPending}
                ref={action === 'remove' ? removeButton : undefined}
                className="shrink-0"
                onClick={() => (action === 'remove' ? setConfirming(true) : void run(action))}
              >
                {actionNames[action]}
              </Button>
            ))}
            <form onSubmit={setPrice} className="flex shrink-0 items-center gap-2">
              <input
                name="price"
                type="number"
                aria-label="Price in rupees"
                placeholder="₹ price"
                min="0.01"
                step="0.01"
                required
                className="min-h-10 w-28 rounded-md border border-line-strong px-3 text-sm text-ink placeholder:text-ink-soft"
              />
              <Button type="submit" tone="outline" size="small" inactive={isPending}>
                Set price
              </Button>
            </form>
          </div>
          {confirming && (
            <Confirmation
              confirmLabel="Yes, remove"
              isPending={isPending}
              onConfirm={() => void run('remove')}
              onCancel={() => {
                setConfirming(false);
                removeButton.current?.focus();
              }}
            >
              Remove {countProducts(count)}? They no longer count towards your plan. If you subscribe again
              within 30 days, your settings are restored.
            </Confirmation>
          )}
        </div>
      )}
    </div>
  );
}

const describeOutcome = ({ changed, skipped }: BulkOutcome): string => {
  const updated = changed === 0 ? 'No products were updated.' : `${countProducts(changed)} updated.`;
  return skipped === 0
    ? updated
    : `${updated} ${countProducts(skipped)} skipped: already up to date, price above the MRP, or no room in your plan.`;
};
