import { claimDeadline, claimTypes, type ClaimType } from '@postprocure/contracts/fulfilment/claim-rules';
import type { Claim, NdrReport, OrderDelivery, Parcel } from '@postprocure/contracts/fulfilment/delivery';
import { shipmentStates } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { listOrderItems, type OrderItemRecord, type OrderRecord } from '../orders/index.ts';
import { listClaimFiles, listOrderClaims, type ClaimFile, type ClaimRecord } from './claim.repository.ts';
import { findClaimable } from './claims.ts';
import type { CustomerLinks } from './customer-link.ts';
import { includesLiveTracking } from './live-tracking.ts';
import { isAnswerable, linkExpiry, listAttemptDates } from './ndr.ts';
import { listNdrReports, type NdrRecord } from './ndr.repository.ts';
import { listLastScans, listParcels, type LastScan, type ParcelRecord } from './parcel.repository.ts';
import { warehouseOf } from './plan-parcels.ts';

const toText = (date: Date | null): string | null => date && date.toISOString();
const toRupees = (paise: number | null): number | null => (paise === null ? null : paiseToRupees(paise));

interface DeliveryView {
  links: CustomerLinks;
  isDemo: boolean;
  now: Date;
  /** Staff see the last scan whatever the merchant's plan includes. */
  forStaff?: boolean;
}

export async function describeDelivery(
  executor: Executor,
  order: OrderRecord,
  { links, isDemo, now, forStaff = false }: DeliveryView,
): Promise<OrderDelivery> {
  const parcels = await listParcels(executor, order.id);
  const ids = parcels.map(({ id }) => id);
  const hasLiveTracking = forStaff || (await includesLiveTracking(executor, order.merchantId));
  const [items, scans, reports, claims, claimable] = [
    await listOrderItems(executor, order.id),
    hasLiveTracking ? await listLastScans(executor, ids) : new Map<string, LastScan>(),
    await listNdrReports(executor, ids),
    await listOrderClaims(executor, order.id),
    await findClaimable(executor, order),
  ];
  const files = await listClaimFiles(
    executor,
    claims.map(({ id }) => id),
  );
  return {
    order: {
      id: order.id,
      number: order.number,
      customerPhone: order.customerPhone,
      addressLine1: order.addressLine1,
      landmark: order.landmark,
    },
    isDemo,
    hasLiveTracking,
    parcels: parcels.map((parcel) =>
      describeParcel(parcel, {
        items: items.filter((item) => warehouseOf(item) === parcel.warehouse),
        scan: scans.get(parcel.id),
        reports: reports.get(parcel.id) ?? [],
        links,
      }),
    ),
    attemptDates: listAttemptDates(now),
    claims: claims.map((claim) => describeClaim(claim, files.get(claim.id) ?? [])),
    claimable: claimable && {
      deliveredAt: claimable.deliveredAt.toISOString(),
      types: (Object.keys(claimTypes) as ClaimType[]).map((type) => {
        const deadline = claimDeadline(type, claimable.deliveredAt);
        return { type, deadline: deadline.toISOString(), isLate: now > deadline };
      }),
      lines: claimable.items.map((item) => ({ ...describeLine(item), unit: paiseToRupees(item.unitPaise) })),
      remaining: paiseToRupees(claimable.remainingPaise),
    },
  };
}

export const describeLine = ({ line, sku, title, quantity }: OrderItemRecord) => ({
  line,
  sku,
  title,
  quantity,
});

interface ParcelContext {
  items: readonly OrderItemRecord[];
  scan: LastScan | undefined;
  reports: readonly NdrRecord[];
  links: CustomerLinks;
}

function describeParcel(parcel: ParcelRecord, { items, scan, reports, links }: ParcelContext): Parcel {
  const waiting = reports.find((report) => isAnswerable(parcel, report));
  return {
    id: parcel.id,
    trackingId: parcel.trackingId,
    state: parcel.state,
    status: shipmentStates[parcel.state].status,
    warehouse: parcel.warehouse,
    courier: parcel.carrier,
    awb: parcel.awb,
    estimatedDelivery: parcel.estimatedDelivery,
    handedOverAt: toText(parcel.handedOverAt),
    deliveredAt: toText(parcel.deliveredAt),
    lastScan: scan ? { at: scan.at.toISOString(), event: scan.event, location: scan.location } : null,
    attempts: parcel.attempts,
    lines: items.map(describeLine),
    goods: paiseToRupees(parcel.goodsPaise),
    refund: toRupees(parcel.refundPaise),
    fee: toRupees(parcel.feePaise),
    ndr: reports.map(describeReport),
    customerLink: waiting ? links.write(waiting.id, linkExpiry(waiting)) : null,
  };
}

export const describeReport = (report: NdrRecord): NdrReport => ({
  id: report.id,
  attempt: report.attempt,
  failedAt: report.failedAt.toISOString(),
  remark: report.remark,
  respondBy: report.respondBy.toISOString(),
  answer:
    report.answer === null || report.answeredBy === null || report.answeredAt === null
      ? null
      : {
          kind: report.answer,
          by: report.answeredBy,
          at: report.answeredAt.toISOString(),
          date: report.wantedDate,
          isSent: report.sentAt !== null,
        },
  dispute:
    report.disputedAt === null
      ? null
      : {
          note: report.disputeNote ?? '',
          at: report.disputedAt.toISOString(),
          decision: report.disputeDecision,
          decisionNote: report.disputeAnswer,
        },
});

export const describeClaim = (claim: ClaimRecord, files: readonly ClaimFile[]): Claim => ({
  id: claim.id,
  number: claim.number,
  type: claim.type,
  description: claim.description,
  lines: claim.lines,
  claimed: paiseToRupees(claim.claimedPaise),
  isGrievance: claim.isGrievance,
  state: claim.state,
  createdAt: claim.createdAt.toISOString(),
  decideBy: claim.decideBy.toISOString(),
  decidedAt: toText(claim.decidedAt),
  decisionNote: claim.decisionNote,
  refund: toRupees(claim.refundPaise),
  files: files.map(({ id, name, contentType, size }) => ({ id, name, contentType, size })),
});
