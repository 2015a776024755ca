import { claimTypes } from '@postprocure/contracts/fulfilment/claim-rules';
import type { Claim, Parcel } from '@postprocure/contracts/fulfilment/delivery';
import { maxAttempts } from '@postprocure/contracts/fulfilment/delivery-rules';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { formatDate, formatDateTime } from '@postprocure/contracts/indian-date';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Badge } from '@postprocure/ui/badge';
import { storefrontPageUrl } from '../storefront-url.ts';
import { claimStateNames, claimStateTones, toneOfParcel } from './delivery-words.ts';
import { describeDispute } from './false-attempt.tsx';

/** Parcels in these states are on their way to the customer, or still in the warehouse. */
const expectedStates: readonly Parcel['state'][] = [
  'placed',
  'processing',
  'shipped',
  'in-transit',
  'out-for-delivery',
  'delivery-failed',
];

interface ParcelEntryProps {
  parcel: Omit<Parcel, 'customerLink'>;
  /** Who is reading the page. */
  side: 'merchant' | 'staff';
}

export const ParcelEntry = ({ parcel, side }: ParcelEntryProps) => (
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
    {expectedStates.includes(parcel.state) && parcel.estimatedDelivery !== null && (
      <p className="text-ink-soft">Expected by {formatDate(parcel.estimatedDelivery)}</p>
    )}
    {side === 'staff' &&
      parcel.ndr.map(({ id, attempt, failedAt, remark }) => (
        <p key={id} className="wrap-anywhere">
          Attempt {attempt} of {maxAttempts} failed: {remark}{' '}
          <span className="text-ink-soft">{formatDateTime(failedAt)}</span>
        </p>
      ))}
    {/* While the parcel is waiting for the merchant's answer, `NdrPanel` shows the report. */}
    {(side === 'staff' || parcel.state !== 'delivery-failed') &&
      parcel.ndr.map(
        ({ id, attempt, dispute }) =>
          dispute && (
            <p key={id} className="wrap-anywhere">
              {describeDispute(attempt, dispute, side === 'staff' ? 'The merchant' : 'You')}
            </p>
          ),
      )}
    {parcel.refund !== null && (
      <p className="font-semibold">
        {formatRupees(parcel.refund)} credited to {side === 'staff' ? "the merchant's" : 'your'} wallet
        {parcel.fee !== null && parcel.fee > 0 && (
          <span className="font-normal text-ink-soft">
            {' '}
            · {formatRupees(parcel.fee)} kept as a restocking and handling fee
          </span>
        )}
      </p>
    )}
  </li>
);

export const ClaimEntry = ({ claim }: { claim: Claim }) => (
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
      <p className="text-ink-soft">We will decide by {formatDateTime(claim.decideBy)}.</p>
    ) : (
      claim.decisionNote !== null && <p className="wrap-anywhere">Our decision: {claim.decisionNote}</p>
    )}
  </li>
);
