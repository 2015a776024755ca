import type { DemoOutcome } from '@postprocure/contracts/fulfilment/delivery-rules';
import type { DeskParcel, WorkList, WorkListOrder } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import type { DeskStage } from '@postprocure/contracts/fulfilment/desk-stage';
import { shipmentStates } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { listOutcomes } from '../carrier-sandbox/index.ts';
import { listItemsOfOrders, type OrderItemRecord } from '../orders/index.ts';
import { listReportFiles } from './claim.repository.ts';
import { describeLine, describeReport } from './describe-delivery.ts';
import { isAnswerable } from './ndr.ts';
import { listNdrReports } from './ndr.repository.ts';
import { listParcelsOf, type ParcelRecord } from './parcel.repository.ts';
import { warehouseOf } from './plan-parcels.ts';
import { countWork, listWork, type WorkListRow } from './work-list.repository.ts';

const listSize = 100;

/** The orders in a stage, with everything that staff need to work on them. */
export async function readWorkList(executor: Executor, stage: DeskStage, isDemo: boolean): Promise<WorkList> {
  const rows = await listWork(executor, stage, listSize);
  const orderIds = rows.map(({ id }) => id);
  const parcelsOf = await listParcelsOf(executor, orderIds);
  const itemsOf = await listItemsOfOrders(executor, orderIds);
  const parcels = [...parcelsOf.values()].flat();
  const awbs = parcels.flatMap(({ awb }) => awb ?? []);
  const outcomes = isDemo ? await listOutcomes(executor, awbs) : new Map<string, DemoOutcome>();
  const failuresOf = stage === 'ndr' ? await listFailures(executor, parcels) : new Map<string, Failures>();
  const orders = rows.map((row) => ({
    ...describeRow(row, itemsOf.get(row.id) ?? [], parcelsOf.get(row.id) ?? [], outcomes),
    failures: failuresOf.get(row.id) ?? [],
  }));
  return { isDemo, counts: await countWork(executor), orders };
}

type Failures = WorkListOrder['failures'];

/** Failed attempts that are waiting for an answer, or for a decision on whether they were false, by order ID. */
async function listFailures(
  executor: Executor,
  parcels: readonly ParcelRecord[],
): Promise<Map<string, Failures>> {
  const reports = await listNdrReports(
    executor,
    parcels.map(({ id }) => id),
  );
  const waiting = parcels.flatMap((parcel) =>
    (reports.get(parcel.id) ?? [])
      .map((report) => ({ parcel, report, canAnswer: isAnswerable(parcel, report) }))
      .filter(
        ({ report, canAnswer }) =>
          canAnswer || (report.disputedAt !== null && report.disputeDecision === null),
      ),
  );
  const files = await listReportFiles(
    executor,
    waiting.map(({ report }) => report.id),
  );
  const failures = new Map<string, Failures>();
  for (const { parcel, report, canAnswer } of waiting) {
    const failure = {
      ...describeReport(report),
      trackingId: parcel.trackingId,
      canAnswer,
      files: (files.get(report.id) ?? []).map(({ id, name }) => ({ id, name })),
    };
    failures.set(parcel.orderId, [...(failures.get(parcel.orderId) ?? []), failure]);
  }
  return failures;
}

const describeRow = (
  row: WorkListRow,
  items: readonly OrderItemRecord[],
  parcels: readonly ParcelRecord[],
  outcomes: ReadonlyMap<string, DemoOutcome>,
): Omit<WorkList['orders'][number], 'failures'> => ({
  id: row.id,
  number: row.number,
  state: row.state,
  merchant: { id: row.merchantId, name: row.merchantName },
  city: row.city,
  pincode: row.pincode,
  deadline: row.deadlineAt && row.deadlineAt.toISOString(),
  isOverdue: row.deadlineAt !== null && row.deadlineAt < new Date(),
  conflictNote: row.conflictNote,
  lines: items.map(describeLine),
  parcels: parcels.map((parcel) => describeParcel(parcel, items, outcomes)),
});

const describeParcel = (
  parcel: ParcelRecord,
  items: readonly OrderItemRecord[],
  outcomes: ReadonlyMap<string, DemoOutcome>,
): DeskParcel => ({
  id: parcel.id,
  trackingId: parcel.trackingId,
  state: parcel.state,
  status: shipmentStates[parcel.state].status,
  warehouse: parcel.warehouse,
  booking: parcel.booking,
  bookingError: parcel.bookingError,
  courier: parcel.carrier,
  awb: parcel.awb,
  weightGrams: parcel.weightGrams,
  lengthCm: parcel.lengthCm,
  breadthCm: parcel.breadthCm,
  heightCm: parcel.heightCm,
  lines: items.filter((item) => warehouseOf(item) === parcel.warehouse).map(describeLine),
  lastScanAt: parcel.lastScanAt && parcel.lastScanAt.toISOString(),
  returnedAt: parcel.returnedAt && parcel.returnedAt.toISOString(),
  fault: parcel.fault,
  refund: parcel.refundPaise === null ? null : paiseToRupees(parcel.refundPaise),
  fee: parcel.feePaise === null ? null : paiseToRupees(parcel.feePaise),
  condition: parcel.condition,
  demoOutcome: (parcel.awb === null ? undefined : outcomes.get(parcel.awb)) ?? null,
});
