import { useState, type SyntheticEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OrderViewInfo } from '@postprocure/contracts/orders/order';
import { Button } from '@postprocure/ui/button';
import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { readOrderFilter } from './order-query.ts';

interface OrderViewsProps {
  views: readonly OrderViewInfo[];
  onChange: () => void;
}

/** The order list filters that the user has saved. The view in use can be renamed or deleted. */
export function OrderViews({ views, onChange }: OrderViewsProps) {
  const [address] = useSearchParams();
  const [names, setNames] = useState<'new' | 'current' | null>(null);
  const { mutate, isPending, error } = useMutation(onChange);
  const query = readOrderFilter(address).toString();
  const current = views.find((view) => view.query === query);
  const canSave = query !== '' && !current;
  if (views.length === 0 && !canSave) return null;
  const save = async (name: string) => {
    const isDone = await mutate(() =>
      names === 'current' && current
        ? api('PATCH /api/seller/orders/views/:id', { params: { id: current.id }, body: { name } })
        : api('PUT /api/seller/orders/views', { body: { name, query } }),
    );
    if (isDone) setNames(null);
  };
  return (
    <div className="mb-4 grid gap-2">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {views.length > 0 && (
          <nav aria-label="Saved views" className="flex flex-wrap items-center gap-2">
            <span className="text-ink-soft">Saved views:</span>
            {views.map(({ id, name, query: saved }) => (
              <Link
                key={id}
                to={saved === query ? '?' : `?${saved}`}
                aria-current={saved === query ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-9 items-center rounded-full border px-3 font-semibold hover:underline',
                  saved === query
                    ? 'border-peacock bg-peacock-soft text-ink'
                    : 'border-line-strong bg-white text-peacock',
                )}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        {current && names === null && (
          <>
            <Button tone="outline" size="small" onClick={() => setNames('current')}>
              Rename
            </Button>
            <Button
              tone="outline"
              size="small"
              inactive={isPending}
              onClick={() =>
                void mutate(() => api('DELETE /api/seller/orders/views/:id', { params: { id: current.id } }))
              }
            >
              <Icon name="close" className="size-4" />
              Delete this view
            </Button>
          </>
        )}
        {canSave && names === null && (
          <Button tone="outline" size="small" onClick={() => setNames('new')}>
            Save this view
          </Button>
        )}
        {((names === 'new' && canSave) || (names === 'current' && current)) && (
          <NameForm
            key={names}
            name={names === 'current' ? (current?.name ?? '') : ''}
            isPending={isPending}
            onSave={(name) => void save(name)}
            onClose={() => setNames(null)}
          />
        )}
      </div>
    </div>
  );
}

interface NameFormProps {
  name: string;
  isPending: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

function NameForm({ name, isPending, onSave, onClose }: NameFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    if (typeof typed === 'string' && typed.trim() !== '') onSave(typed);
  };
  return (
    <form className="flex flex-wrap gap-2" onSubmit={submit}>
      <input
        name="name"
        aria-label="Name of the view"
        placeholder="Name of the view"
        maxLength={60}
        required
        autoFocus
        defaultValue={name}
        className="min-h-10 min-w-0 rounded-md border border-line-strong bg-white px-3"
      />
      <Button type="submit" tone="secondary" size="small" inactive={isPending}>
        Save
      </Button>
      <Button tone="outline" size="small" onClick={onClose}>
        Close
      </Button>
    </form>
  );
}
