import { useState, type SyntheticEvent } from 'react';
import type { DeskParcel } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';

const fields = [
  ['weightGrams', 'Weight in g', 100_000],
  ['lengthCm', 'Length in cm', 300],
  ['breadthCm', 'Breadth in cm', 300],
  ['heightCm', 'Height in cm', 300],
] as const;

/** Corrects the estimated size of a parcel before it is booked. */
export function SizeForm({ parcel, onSaved }: { parcel: DeskParcel; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation(() => {
    setOpen(false);
    onSaved();
  });
  if (!isOpen) {
    return (
      <div>
        <Button tone="outline" size="small" onClick={() => setOpen(true)}>
          Change the size<span className="sr-only"> of {parcel.trackingId}</span>
        </Button>
      </div>
    );
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [weightGrams = 0, lengthCm = 0, breadthCm = 0, heightCm = 0] = fields.map(([name]) =>
      Number(values.get(name)),
    );
    void mutate(() =>
      api('PUT /api/desk/parcels/:id/size', {
        params: { id: parcel.id },
        body: { weightGrams, lengthCm, breadthCm, heightCm },
      }),
    );
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-5">
      {fields.map(([name, label, max]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type="number"
          required
          min={1}
          max={max}
          defaultValue={parcel[name]}
        />
      ))}
      <Button type="submit" tone="secondary" inactive={isPending}>
        Save
      </Button>
      {error && (
        <div className="col-span-full">
          <StatusMessage tone="error">{error}</StatusMessage>
        </div>
      )}
    </form>
  );
}
