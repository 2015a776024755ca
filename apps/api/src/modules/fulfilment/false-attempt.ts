import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import { notify } from '../notifications/index.ts';
import { recordOrderEvent, type OrderRecord } from '../orders/index.ts';
import { attachFilesToReport } from './claim.repository.ts';
import { findNdrReport, saveDispute, saveDisputeDecision, type NdrRecord } from './ndr.repository.ts';
import { findParcel, saveFault, type ParcelRecord } from './parcel.repository.ts';

/**
 * Records the merchant's report that the courier never tried to deliver, for staff to investigate. The order must be
 * locked.
 */
export async function disputeAttempt(
  tx: Executor,
  order: OrderRecord,
  userId: string,
  { reportId, note, fileIds }: { reportId: string; note: string; fileIds: readonly string[] },
): Promise<void> {
  const { report, parcel } = await requireReport(tx, order, reportId);
  if (report.disputedAt !== null) throw new AppError('CONFLICT', 'You have already reported this attempt.');
  if (parcel.refundPaise !== null || parcel.state === 'delivered') {
    throw new AppError('CONFLICT', 'This parcel has already arrived. Make a claim instead.');
  }
  await saveDispute(tx, reportId, userId, note);
  const unique = [...new Set(fileIds)];
  const evidence = { id: reportId, orderId: order.id, merchantId: order.merchantId };
  if ((await attachFilesToReport(tx, evidence, unique)) !== unique.length) {
    throw new AppError('INVALID_REQUEST', 'A file is missing. Please upload it again.');
  }
  await recordOrderEvent(tx, order.id, {
    actor: { kind: 'merchant', userId },
    reason: 'attempt-disputed',
    note: note.slice(0, 500),
    source: `ndr-dispute:${reportId}`,
  });
  await notify(tx, {
    kind: 'orders',
    to: { staffPermission: 'fulfilment.write' },
    key: `ndr-dispute:${reportId}`,
    title: `False delivery attempt? Order ${order.number}`,
    body: note.slice(0, 200),
    link: '/desk/fulfilment?stage=ndr',
  });
}

/**
 * Records the decision of staff, who have asked the courier. If the attempt was false and the parcel is returned, the
 * courier pays for that, and the merchant gets a full refund. The order must be locked.
 */
export async function decideDispute(
  tx: Executor,
  order: OrderRecord,
  userId: string,
  { reportId, decision, note }: { reportId: string; decision: 'upheld' | 'rejected'; note: string },
): Promise<void> {
  const { report, parcel } = await requireReport(tx, order, reportId);
  if (report.disputedAt === null || report.disputeDecision !== null) {
    throw new AppError('CONFLICT', 'This attempt is not waiting for a decision.');
  }
  await saveDisputeDecision(tx, reportId, { decision, note, userId });
  if (decision === 'upheld' && parcel.refundPaise === null) await saveFault(tx, parcel.id, 'courier');
  await recordOrderEvent(tx, order.id, {
    actor: { kind: 'staff', userId },
    reason: `dispute-${decision}`,
    note: note.slice(0, 500),
    source: `ndr-dispute-decision:${reportId}`,
  });
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'deliveries.write' },
    key: `ndr-dispute-decision:${reportId}`,
    title:
      decision === 'upheld'
        ? `The delivery attempt for order ${order.number} was false`
        : `The delivery attempt for order ${order.number} was real`,
    body: decision === 'upheld' ? `${note} If the parcel is returned, you get the full price back.` : note,
    link: `/seller/orders/${order.id}`,
  });
}

async function requireReport(
  tx: Executor,
  order: OrderRecord,
  reportId: string,
): Promise<{ report: NdrRecord; parcel: ParcelRecord }> {
  const report = await findNdrReport(tx, reportId);
  const parcel = report && (await findParcel(tx, report.parcelId));
  if (!report || parcel?.orderId !== order.id) throw new AppError('NOT_FOUND', 'Delivery attempt not found.');
  return { report, parcel };
}
