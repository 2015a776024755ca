import { useState, type SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OrderViewInfo } from '@postprocure/contracts/orders/order';
import { Button } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { readOrderFilter } from './order-query.ts';

interface OrderViewsProps {
  views: readonly OrderViewInfo[];
  canWrite: boolean;
  onChange: () => void;
}

/** Saved filters of the order list, shared by the team. */
export function OrderViews({ views, canWrite, onChange }: OrderViewsProps) {
  const [address] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const { mutate, isPending, error } = useMutation(onChange);
  const query = readOrderFilter(address).toString();
  const isSaved = views.some((view) => view.query === query);
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    if (await mutate(() => api('PUT /api/seller/orders/views', { body: { name, query } }))) setNaming(false);
  };
  const canSave = canWrite && query !== '' && !isSaved;
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="mb-4 grid gap-2">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {views.length > 0 && <p className="text-ink-soft">Saved views:</p>}
        {views.map(({ id, name, query: saved }) => (
          <span key={id} className="inline-flex items-center rounded-full border border-line-strong bg-white">
            <Link
              to={`?${saved}`}
              aria-current={saved === query ? 'page' : undefined}
              className="min-h-9 content-center rounded-full px-3 font-semibold text-peacock hover:underline"
            >
              {name}
            </Link>
            {canWrite && (
              <button
                type="button"
                aria-label={`Delete the view ${name}`}
                className="inline-grid size-9 place-items-center rounded-full hover:bg-paper-deep"
                onClick={() =>
                  void mutate(() => api('DELETE /api/seller/orders/views/:id', { params: { id } }))
                }
              >
                <Icon name="close" className="size-4" />
              </button>
            )}
          </span>
        ))}
        {canSave && !isNaming && (
          <Button tone="outline" size="small" onClick={() => setNaming(true)}>
            Save this view
          </Button>
        )}
        {canSave && isNaming && (
          <form className="flex flex-wrap gap-2" onSubmit={(event) => void save(event)}>
            <input
              name="name"
              aria-label="Name of the view"
              placeholder="Name of the view"
              maxLength={60}
              autoFocus
              className="min-h-10 rounded-md border border-line-strong bg-white px-3"
            />
            <Button type="submit" tone="secondary" size="small" inactive={isPending}>
              Save
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
