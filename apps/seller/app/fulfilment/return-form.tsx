import { useState } from 'react';
import type { DeskParcel } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import {
  conditions,
  faults,
  type Fault,
  type ParcelCondition,
} from '@postprocure/contracts/fulfilment/delivery-rules';
import { Button } from '@postprocure/ui/button';
import { SelectField, TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';

/** Records that a returned parcel has arrived, and then what condition it is in. */
export function ReturnForm({ parcel, onDone }: { parcel: DeskParcel; onDone: () => void }) {
  const isBack = parcel.returnedAt !== null;
  const [fault, setFault] = useState<Fault>(parcel.fault);
  const [condition, setCondition] = useState<ParcelCondition>('resellable');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation(onDone);
  const params = { id: parcel.id };
  const receive = () => api('POST /api/desk/parcels/:id/receipt', { params, body: { fault } });
  const inspect = () =>
    api('POST /api/desk/parcels/:id/inspection', { params, body: { fault, condition, note } });
  return (
    <div
      role="group"
      aria-label={`Return ${parcel.trackingId}`}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField
        label="Who caused the return?"
        value={fault}
        onChange={({ target }) => setFault(target.value as Fault)}
      >
        {Object.entries(faults).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {isBack && (
        <>
          <SelectField
            label="What condition is it in?"
            value={condition}
            onChange={({ target }) => setCondition(target.value as ParcelCondition)}
          >
            {Object.entries(conditions).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Note"
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      <Button
        tone="secondary"
        inactive={isPending}
        onClick={() => void mutate(() => (isBack ? inspect() : receive()))}
      >
        {isBack ? 'Finish the inspection' : 'The parcel has arrived'}
      </Button>
      {error && (
        <div className="col-span-full">
          <StatusMessage tone="error">{error}</StatusMessage>
        </div>
      )}
    </div>
  );
}
