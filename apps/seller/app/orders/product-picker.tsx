import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { OrderableSku } from '@postprocure/contracts/orders/order';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Image } from '@postprocure/ui/image';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { describeError, useLoginOnExpiry } from '../forms/use-mutation.ts';

interface ProductPickerProps {
  chosen: readonly string[];
  onChoose: (sku: OrderableSku) => void;
}

const searchDebounceMs = 250;

/** Finds SKUs among the merchant's subscriptions. */
export function ProductPicker({ chosen, onChoose }: ProductPickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<{ skus: OrderableSku[] } | { error: string }>();
  const loginIfExpired = useLoginOnExpiry();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api('GET /api/seller/orders/skus', { query: { search }, signal: controller.signal }).then(
        setFound,
        (error: unknown) => {
          if (!controller.signal.aborted && !loginIfExpired(error)) setFound({ error: describeError(error) });
        },
      );
    }, searchDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // `loginIfExpired` is a new function on every render, but it always does the same thing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search]);
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Find a product
      </label>
      <input
        id={id}
        type="search"
        placeholder="Title or SKU"
        maxLength={100}
        value={search}
        className="min-h-12 w-full rounded-md border border-line-strong bg-white px-4"
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the whole order.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found && 'error' in found && <StatusMessage tone="error">{found.error}</StatusMessage>}
      {found && 'skus' in found && found.skus.length === 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {search === ''
            ? "You haven't subscribed to any products yet. "
            : 'No matching product in your subscriptions. '}
          <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
            Product subscribe
          </Link>
        </p>
      )}
      {found && 'skus' in found && found.skus.length > 0 && (
        <ul
          aria-label="Products found"
          className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {found.skus.map((sku) => (
            <li key={sku.sku} className="flex items-center gap-3 px-3 py-2 text-sm">
              <div className="w-11 shrink-0">
                <Image
                  src={sku.imgUrl ?? undefined}
                  alt=""
                  sizes="44px"
                  widest={160}
                  className="rounded-sm"
                />
              </div>
              <div className="grid min-w-0 grow items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
                <div>
                  <p className="line-clamp-2 font-semibold sm:line-clamp-1">{sku.title}</p>
                  <p className="text-xs wrap-anywhere text-ink-soft sm:truncate">
                    {[sku.color, sku.size, sku.sku].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <p className="flex gap-2 text-xs sm:grid sm:gap-0 sm:text-right">
                  <span className="font-semibold tabular-nums">{formatRupees(sku.cost)}</span>
                  <span className="text-ink-soft">
                    {sku.available > 0 ? `${sku.available} in stock` : 'Out of stock'}
                  </span>
                </p>
              </div>
              <Button
                tone="outline"
                size="compact"
                aria-label={`${chosen.includes(sku.sku) ? 'Added' : 'Add'} ${sku.title} ${sku.sku}`}
                inactive={chosen.includes(sku.sku)}
                onClick={() => onChoose(sku)}
              >
                {chosen.includes(sku.sku) ? 'Added' : 'Add'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
