import { Link } from 'react-router';
import type { OrderDelivery } from '@postprocure/contracts/fulfilment/delivery';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { useCan } from '../session/session-context.ts';
import { CarrierDemoNotice } from './carrier-demo-notice.tsx';
import { NdrPanel } from './ndr-panel.tsx';
import { ClaimEntry, ParcelEntry } from './parcel-entry.tsx';

interface DeliveryPanelProps {
  delivery: OrderDelivery;
  onChange: () => void;
}

/** Shows an order's parcels, failed deliveries and claims. Empty until the order is packed. */
export function DeliveryPanel({ delivery, onChange }: DeliveryPanelProps) {
  const { parcels, claims, claimable, order } = delivery;
  const canAct = useCan('deliveries.write');
  if (parcels.length === 0) return null;
  return (
    <>
      {parcels.flatMap((parcel) => {
        const [report] = parcel.ndr;
        return report && parcel.state === 'delivery-failed'
          ? [<NdrPanel key={report.id} {...{ delivery, parcel, report, canAct, onChange }} />]
          : [];
      })}
      <Card className="min-w-0 p-5 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Delivery</h2>
          {claimable && canAct && (
            <Link
              to={`/seller/orders/${order.id}/claim`}
              className={buttonClasses({ tone: 'outline', size: 'small' })}
            >
              Make a claim
            </Link>
          )}
        </div>
        {delivery.isDemo && (
          <div className="mb-4">
            <CarrierDemoNotice />
          </div>
        )}
        <ul className="grid gap-4">
          {parcels.map((parcel) => (
            <ParcelEntry key={parcel.id} parcel={parcel} side="merchant" />
          ))}
        </ul>
        {!delivery.hasLiveTracking && (
          <p className="mt-4 text-sm text-ink-soft">
            You see the state of each parcel and its tracking page. Live scans here, and alerts when scans
            stop, are part of the Unicorn plan.
          </p>
        )}
        {claims.length > 0 && (
          <section aria-labelledby="claims-heading" className="mt-6">
            <h3 id="claims-heading" className="mb-3 text-base">
              Claims
            </h3>
            <ul className="grid gap-4">
              {claims.map((claim) => (
                <ClaimEntry key={claim.id} claim={claim} />
              ))}
            </ul>
          </section>
        )}
      </Card>
    </>
  );
}
