import type { DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import type { DeskParcel } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import { demoOutcomes, type DemoOutcome } from '@postprocure/contracts/fulfilment/delivery-rules';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { SelectField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { toneOfParcel } from './delivery-words.ts';
import { ReturnForm } from './return-form.tsx';
import { SizeForm } from './size-form.tsx';

interface ParcelWorkProps {
  stage: DeskStage;
  parcel: DeskParcel;
  canWrite: boolean;
  onChange: () => void;
}

const bookingNames = {
  planned: 'Not booked',
  queued: 'Being booked',
  booked: 'Booked',
  failed: 'Booking failed',
} as const;

export const ParcelWork = ({ stage, parcel, canWrite, onChange }: ParcelWorkProps) => (
  <div className="grid gap-3 rounded-md border border-line bg-paper p-3">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-semibold">{parcel.trackingId}</strong>
      {stage === 'book' ? (
        <Badge tone={parcel.booking === 'failed' ? 'saving' : 'neutral'}>
          {bookingNames[parcel.booking]}
        </Badge>
      ) : (
        <Badge tone={toneOfParcel(parcel.state)}>{parcel.status}</Badge>
      )}
      <span className="text-ink-soft">
        {[warehouses[parcel.warehouse].label, parcel.awb && `${parcel.courier} ${parcel.awb}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="text-ink-soft">
        {parcel.weightGrams} g, {parcel.lengthCm} × {parcel.breadthCm} × {parcel.heightCm} cm
      </span>
    </div>
    {parcel.bookingError !== null && <p className="text-kumkum">{parcel.bookingError}</p>}
    {stage === 'stale' && parcel.lastScanAt !== null && <p>Last scan {formatDateTime(parcel.lastScanAt)}</p>}
    {parcel.refund !== null && (
      <p>
        {formatRupees(parcel.refund)} refunded, {formatRupees(parcel.fee ?? 0)} kept
      </p>
    )}
    {canWrite && stage === 'book' && parcel.booking !== 'queued' && parcel.booking !== 'booked' && (
      <SizeForm parcel={parcel} onSaved={onChange} />
    )}
    {canWrite && stage === 'handOver' && parcel.demoOutcome !== null && (
      <OutcomeChoice parcelId={parcel.id} trackingId={parcel.trackingId} outcome={parcel.demoOutcome} />
    )}
    {canWrite && stage === 'returns' && parcel.condition === null && (
      <ReturnForm parcel={parcel} onDone={onChange} />
    )}
  </div>
);

function OutcomeChoice({
  parcelId,
  trackingId,
  outcome,
}: {
  parcelId: string;
  trackingId: string;
  outcome: DemoOutcome;
}) {
  const { mutate, error } = useMutation();
  return (
    <div className="max-w-md">
      <SelectField
        label={`What the demo courier does with ${trackingId}`}
        defaultValue={outcome}
        onChange={({ target }) =>
          void mutate(() =>
            api('PUT /api/desk/parcels/:id/demo-outcome', {
              params: { id: parcelId },
              body: { outcome: target.value as DemoOutcome },
            }),
          )
        }
      >
        {Object.entries(demoOutcomes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
    </div>
  );
}
