import { readShiprocketWebhook } from '@postprocure/connectors/carriers/shiprocket-schemas';
import { answerHours } from '@postprocure/contracts/fulfilment/delivery-rules';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { indianStates } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';
import {
  addDemoScan,
  demoScans,
  insertSandboxParcel,
  markManifested,
  saveAwb,
} from '../carrier-sandbox/index.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { lockOrder, type OrderRecord } from '../orders/index.ts';
import { applyTracking } from './apply-tracking.ts';
import { makeClaim } from './claims.ts';
import { decideDispute, disputeAttempt } from './false-attempt.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';
import { listNdrReports } from './ndr.repository.ts';
import { listParcels, saveBooking } from './parcel.repository.ts';
import { planParcels } from './plan-parcels.ts';
import { inspectReturn, lockParcel } from './receive-return.ts';

export type DemoScan = keyof typeof demoScans;

async function requireOrder(tx: Executor, orderId: string): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('The order does not exist');
  return order;
}

/** Books the parcels of a packed demo order with the sandbox carrier. */
export async function bookDemoParcels(tx: Executor, orderId: string, at: Date): Promise<void> {
  const order = await requireOrder(tx, orderId);
  for (const { id, trackingId, warehouse, weightGrams } of await planParcels(tx, order, at)) {
    const parcel = await insertSandboxParcel(tx, trackingId, {
      pickup_location: warehouses[warehouse].pickupLocation,
      billing_customer_name: order.customerName,
      billing_last_name: '',
      billing_address: order.addressLine1,
      billing_address_2: order.landmark,
      billing_city: order.city,
      billing_pincode: order.pincode,
      billing_state: order.stateCode === null ? '' : indianStates[order.stateCode],
      billing_phone: order.customerPhone,
      weight: weightGrams / 1000,
    });
    const carrierId = String(parcel.id);
    await saveBooking(tx, id, {
      awb: await saveAwb(tx, parcel.id, `DEMO${trackingId.replaceAll(/\D/g, '')}`),
      courier: 'Demo Courier',
      carrierOrderId: carrierId,
      carrierShipmentId: carrierId,
    });
    await markManifested(tx, [parcel.id]);
  }
}

/** Demo customers have no email address, so nobody gets a link. */
const demoParts = (issuer: DocumentIssuer): DeliveryParts => ({
  issuer,
  links: { write: () => '', read: () => null },
  storefrontUrl: '',
});

/** Reports the same scan for all parcels of an order, as the courier would have done at that time. */
export async function scanDemoParcels(
  tx: Executor,
  issuer: DocumentIssuer,
  orderId: string,
  scan: DemoScan,
  at: Date,
): Promise<void> {
  const parts = demoParts(issuer);
  for (const { id, awb } of await listParcels(tx, orderId)) {
    if (awb === null) continue;
    const webhook = await addDemoScan(tx, awb, demoScans[scan], at);
    await applyTracking(tx, parts, readShiprocketWebhook(JSON.parse(webhook)));
    await tx.query('update shipments set last_scan_at = $2 where id = $1', [id, at]);
    await tx.query(
      'update ndr_reports set respond_by = failed_at + make_interval(hours => $2) where shipment_id = $1',
      [id, answerHours],
    );
  }
}

async function requireReportId(tx: Executor, orderId: string): Promise<string> {
  const [parcel] = await listParcels(tx, orderId);
  const report = parcel && (await listNdrReports(tx, [parcel.id])).get(parcel.id)?.[0];
  if (!report) throw new Error('The order has no failed delivery');
  return report.id;
}

/** Disputes the latest delivery attempt of a demo order on behalf of the merchant. */
export async function disputeDemoAttempt(
  tx: Executor,
  orderId: string,
  userId: string,
  note: string,
  at: Date,
): Promise<void> {
  const reportId = await requireReportId(tx, orderId);
  await disputeAttempt(tx, await requireOrder(tx, orderId), userId, { reportId, note, fileIds: [] });
  await tx.query('update ndr_reports set disputed_at = $2 where id = $1', [reportId, at]);
}

export async function decideDemoDispute(
  tx: Executor,
  orderId: string,
  staffId: string,
  decision: 'upheld' | 'rejected',
  note: string,
): Promise<void> {
  const reportId = await requireReportId(tx, orderId);
  await decideDispute(tx, await requireOrder(tx, orderId), staffId, { reportId, decision, note });
}

/** Records that staff found the parcels of a returned demo order in good condition. */
export async function inspectDemoReturn(
  tx: Executor,
  issuer: DocumentIssuer,
  orderId: string,
  staffId: string,
): Promise<void> {
  for (const { id } of await listParcels(tx, orderId)) {
    await inspectReturn(
      tx,
      demoParts(issuer),
      await lockParcel(tx, id),
      { condition: 'resellable', fault: 'customer', note: '' },
      staffId,
    );
  }
}

/** Makes a claim for the demo merchant, for staff to decide. */
export async function makeDemoClaim(tx: Executor, orderId: string, userId: string, at: Date): Promise<void> {
  const claim = await makeClaim(
    tx,
    await requireOrder(tx, orderId),
    userId,
    {
      type: 'missing',
      description: 'The customer says that the parcel was open and empty.',
      lines: [{ line: 1, quantity: 1 }],
      fileIds: [],
      toGrievanceOfficer: false,
    },
    at,
  );
  await tx.query('update claims set created_at = $2 where id = $1', [claim.id, at]);
}
