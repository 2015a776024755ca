import type { ReactNode } from 'react';
import { formatDateTime, formatWeekday } from '@postprocure/contracts/indian-date';
import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import { Badge } from '@postprocure/ui/badge';
import { Card } from '@postprocure/ui/card';
import { ParcelJourney } from './parcel-journey.tsx';

export function TrackingResult({ shipment }: { shipment: Shipment }) {
  const { trackingId, status, state, lastUpdate, location, estimatedDelivery } = shipment;
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-start justify-between gap-4 border-b border-line p-5 sm:p-8">
        <div>
          <p className="text-sm text-ink-soft">{trackingId}</p>
          <h3 className="mt-1 text-2xl">{status}</h3>
          {shipment.isSample && (
            <p className="mt-2">
              <Badge tone="accent">Sample, not a real parcel</Badge>
            </p>
          )}
        </div>
        {estimatedDelivery !== null && (
          <p className="sm:text-right">
            <span className="block text-sm text-ink-soft">
              {state === 'delivered' ? 'Original estimate' : 'Estimated delivery'}
            </span>
            <span className="text-lg font-semibold">{formatWeekday(estimatedDelivery)}</span>
          </p>
        )}
      </div>
      <div className="border-b border-line bg-paper p-5 sm:p-8">
        <ParcelJourney shipment={shipment} />
      </div>
      <div className="grid grid-cols-1 gap-8 p-5 sm:p-8 lg:grid-cols-[1fr_2fr]">
        <dl className="grid grid-cols-2 content-start gap-4 lg:grid-cols-1">
          <Fact term="Last update">{lastUpdate === null ? 'None yet' : formatDateTime(lastUpdate)}</Fact>
          <Fact term="Last seen">{location ?? 'Not scanned yet'}</Fact>
          <Fact term="Route">
            {shipment.origin} to {shipment.destination}
          </Fact>
          <Fact term="Courier">
            {shipment.carrier}, {shipment.service}
          </Fact>
        </dl>
        <History history={shipment.history} />
      </div>
    </Card>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

function History({ history }: Pick<Shipment, 'history'>) {
  if (history.length === 0) return <p className="text-ink-soft">No tracking updates yet.</p>;
  return (
    <div>
      <h4 className="font-semibold">History</h4>
      <ol className="mt-3 border-l-2 border-line">
        {history.map(({ date, event, location }) => (
          <li key={`${date} ${event}`} className="relative pb-5 pl-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[0.4375rem] size-3 rounded-full border-2 border-white bg-peacock"
            />
            <p className="font-semibold">{event}</p>
            <p className="text-sm text-ink-soft">
              <time dateTime={date}>{formatDateTime(date)}</time>
              {location !== null && `, ${location}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
