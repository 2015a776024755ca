import { useState } from 'react';
import type { WorkListOrder } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { TextAreaField } from '@postprocure/ui/text-area-field';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';

/** Staff write down what really happened to a parcel with conflicting scans. */
export function ConflictForm({ order, onDone }: { order: WorkListOrder; onDone: () => void }) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation(onDone);
  const resolve = (resolution: 'keep' | 'delivered') =>
    void mutate(() =>
      api('POST /api/desk/orders/:id/conflict', { params: { id: order.id }, body: { resolution, note } }),
    );
  const isMissing = note.trim().length < 3;
  return (
    <div role="group" aria-label={`Resolve ${order.number}`} className="grid gap-3">
      <TextAreaField
        label="What did you find out?"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          inactive={isPending || isMissing}
          onClick={() => resolve('keep')}
        >
          Our status is correct
        </Button>
        <Button
          tone="outline"
          size="small"
          inactive={isPending || isMissing}
          onClick={() => resolve('delivered')}
        >
          It was delivered
        </Button>
      </div>
    </div>
  );
}
