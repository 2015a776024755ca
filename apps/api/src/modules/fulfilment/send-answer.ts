import { CarrierError, type Carrier } from '@postprocure/connectors/carriers/carrier';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import { withTransaction } from '@postprocure/db/transaction';
import { notify } from '../notifications/index.ts';
import { findOrder, lockOrder, recordOrderEvent, type OrderRecord } from '../orders/index.ts';
import { applyTracking } from './apply-tracking.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { findNdrReport, markAnswerSent, type NdrRecord } from './ndr.repository.ts';
import { findParcel, type ParcelRecord } from './parcel.repository.ts';

/** Sends the answer to a failed delivery to the carrier. */
export async function sendAnswer(parts: FulfilmentParts, reportId: string): Promise<void> {
  const { database, carrier } = parts;
  const report = await findNdrReport(database, reportId);
  const parcel = report && (await findParcel(database, report.parcelId));
  const order = parcel && (await findOrder(database, parcel.orderId));
  if (!report || !order || parcel.awb === null || report.answer === null || report.sentAt !== null) return;
  if (!isWaiting(parcel, report)) return;
  try {
    await requestAnswer(carrier, parcel.awb, report, order);
  } catch (error) {
    if (!(error instanceof CarrierError) || !error.isFinal) throw error;
    await handleRefusal(parts, parcel.awb, report, error.message);
    return;
  }
  await markAnswerSent(database, report.id);
}

/** False if the courier did not wait for the answer. */
const isWaiting = (parcel: ParcelRecord, report: NdrRecord): boolean =>
  parcel.state === 'delivery-failed' && parcel.attempts === report.attempt;

async function requestAnswer(
  carrier: Carrier,
  awb: string,
  { answer, note, wantedDate, phone, address, landmark }: NdrRecord,
  order: OrderRecord,
): Promise<void> {
  if (answer === 'return') await carrier.requestReturn(awb, note || 'Return requested');
  else {
    await carrier.requestReattempt(awb, {
      comment: note || 'Please try again',
      date: wantedDate ?? toIndianDate(new Date()),
      phone: phone || order.customerPhone,
      address: address || order.addressLine1,
      landmark: landmark || order.landmark,
    });
  }
}

/**
 * Carriers refuse an answer for a parcel that is already on its way again, for example because they accepted an earlier
 * call just before this process crashed. If the carrier still shows the failed attempt, staff must call the courier.
 */
async function handleRefusal(
  parts: FulfilmentParts,
  awb: string,
  report: NdrRecord,
  refusal: string,
): Promise<void> {
  const update = await parts.carrier.track(awb);
  await withTransaction(parts.database, async (tx) => {
    await applyTracking(tx, parts, update);
    const parcel = await findParcel(tx, report.parcelId);
    const order = parcel && (await lockOrder(tx, parcel.orderId));
    if (!order || !isWaiting(parcel, report)) return;
    await recordOrderEvent(tx, order.id, {
      actor: { kind: 'system', userId: null },
      reason: 'answer-refused',
      note: 'The courier rejected the answer. We are calling the courier.',
      source: `ndr-refused:${report.id}`,
    });
    await notify(tx, {
      kind: 'orders',
      to: { staffPermission: 'fulfilment.write' },
      key: `ndr-refused:${report.id}`,
      title: `The courier rejected the answer for order ${order.number}`,
      body: `Call the courier about parcel ${parcel.trackingId}. The courier's system says: ${refusal}`,
      link: `/desk/orders/${order.id}`,
    });
  });
}
