import { Link } from 'react-router';
import { claimTypes } from '@postprocure/contracts/fulfilment/claim-rules';
import type { Claim, OrderDelivery, Parcel } from '@postprocure/contracts/fulfilment/delivery';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { useCan } from '../session/session-context.ts';
import { storefrontPageUrl } from '../storefront-url.ts';
import { CarrierDemoNotice } from './carrier-demo-notice.tsx';
import { describeDispute } from './false-attempt.tsx';
import { NdrPanel } from './ndr-panel.tsx';
import { claimStateNames, claimStateTones, toneOfParcel } from './delivery-words.ts';

interface DeliveryPanelProps {
  delivery: OrderDelivery;
  onChange: () => void;
}

/** Parcels, failed deliveries and claims of an order. Empty until the order is packed. */
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
            <ParcelEntry key={parcel.id} parcel={parcel} />
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

const ParcelEntry = ({ parcel }: { parcel: Parcel }) => (
  <li className="grid gap-2 rounded-md border border-line p-4 text-sm">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <a
        href={storefrontPageUrl(`/track-my-order?trackingId=${parcel.trackingId}`)}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-peacock hover:underline"
      >
        {parcel.trackingId}
        <span className="sr-only"> (opens in a new window)</span>
      </a>
      <Badge tone={toneOfParcel(parcel.state)}>{parcel.status}</Badge>
    </div>
    <p className="text-ink-soft">
      {[warehouses[parcel.warehouse].label, parcel.courier, parcel.awb && `AWB ${parcel.awb}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <p className="wrap-anywhere">
      {parcel.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
    </p>
    {parcel.lastScan && (
      <p>
        {[parcel.lastScan.event, parcel.lastScan.location].filter(Boolean).join(', ')}{' '}
        <span className="text-ink-soft">{formatDateTime(parcel.lastScan.at)}</span>
      </p>
    )}
    {parcel.deliveredAt === null && parcel.refund === null && parcel.estimatedDelivery !== null && (
      <p className="text-ink-soft">Expected by {formatDate(parcel.estimatedDelivery)}</p>
    )}
    {/* While the parcel waits for an answer, its own panel shows the report. */}
    {parcel.state !== 'delivery-failed' &&
      parcel.ndr.map(
        ({ id, attempt, dispute }) =>
          dispute && (
            <p key={id} className="wrap-anywhere">
              {describeDispute(attempt, dispute)}
            </p>
          ),
      )}
    {parcel.refund !== null && (
      <p className="font-semibold">
        {formatRupees(parcel.refund)} credited to your wallet
        {parcel.fee !== null && parcel.fee > 0 && (
          <span className="font-normal text-ink-soft">
            {' '}
            · {formatRupees(parcel.fee)} kept as restocking and handling fee
          </span>
        )}
      </p>
    )}
  </li>
);

const ClaimEntry = ({ claim }: { claim: Claim }) => (
  <li className="grid gap-1 rounded-md border border-line p-4 text-sm">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-semibold">{claim.number}</strong>
      <Badge tone={claimStateTones[claim.state]}>{claimStateNames[claim.state]}</Badge>
      {claim.isGrievance && <Badge>Grievance officer</Badge>}
    </div>
    <p>
      {claimTypes[claim.type].label} · {formatRupees(claim.refund ?? claim.claimed)}
    </p>
    {claim.state === 'open' ? (
      <p className="text-ink-soft">We decide by {formatDateTime(claim.decideBy)}.</p>
    ) : (
      claim.decisionNote !== null && <p className="wrap-anywhere">Our decision: {claim.decisionNote}</p>
    )}
  </li>
);
