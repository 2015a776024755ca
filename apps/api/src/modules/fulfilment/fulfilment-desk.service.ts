import { Readable } from 'node:stream';
import { CarrierError } from '@postprocure/connectors/carriers/carrier';
import type { FileStore } from '@postprocure/connectors/files/file-store';
import { AppError } from '@postprocure/contracts/app-error';
import type { DeskClaim } from '@postprocure/contracts/fulfilment/desk-fulfilment';
import type { fulfilmentDeskEndpoints } from '@postprocure/contracts/fulfilment/endpoints';
import type { BulkOrderOutcome } from '@postprocure/contracts/orders/order';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { FileDownload, Handlers } from '../../endpoints/handlers.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit } from '../audit/index.ts';
import { saveOutcome } from '../carrier-sandbox/index.ts';
import {
  findOrder,
  listOrderItems,
  listOrderMerchants,
  lockOrder,
  moveOrder,
  sumRefunds,
  type OrderActor,
  type OrderItemRecord,
  type OrderRecord,
} from '../orders/index.ts';
import { queueBookings } from './book-parcel.ts';
import {
  findClaim,
  findClaimFile,
  listClaimFiles,
  listClaims,
  listReportFiles,
  type ClaimFile,
  type ClaimRecord,
} from './claim.repository.ts';
import { decideClaim } from './claims.ts';
import { describeClaim, describeDelivery, describeLine } from './describe-delivery.ts';
import { decideDispute } from './false-attempt.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { handOver } from './hand-over.ts';
import { answerNdr, listAttemptDates } from './ndr.ts';
import { listParcels, listParcelsOf, saveSize } from './parcel.repository.ts';
import { renderPickList } from './pick-list.ts';
import { planParcels } from './plan-parcels.ts';
import { readWorkList } from './read-work-list.ts';
import {
  inspectReturn,
  lockParcel,
  receiveReturn,
  resolveConflict,
  type LockedParcel,
} from './receive-return.ts';

const listSize = 100;

export interface FulfilmentDeskParts extends FulfilmentParts {
  files: FileStore;
}

export const createFulfilmentDeskHandlers = (
  parts: FulfilmentDeskParts,
): Handlers<typeof fulfilmentDeskEndpoints> => {
  const { database, carrier, issuer, files } = parts;

  /** Performs one action on many orders. A failure is reported for that order and does not stop the others. */
  const forEachOrder = async (
    staff: StaffActor,
    ids: readonly string[],
    act: string,
    work: (tx: Executor, order: OrderRecord) => Promise<unknown>,
  ): Promise<BulkOrderOutcome> => {
    const results: BulkOrderOutcome['results'] = [];
    for (const id of new Set(ids)) {
      const { number } = await requireOrder(database, id);
      try {
        await withTransaction(database, async (tx) => {
          const order = await lockOrder(tx, id);
          if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
          await work(tx, order);
          await audit(tx, staff, order, act);
        });
        results.push({ id, number, isDone: true, message: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        results.push({ id, number, isDone: false, message: error.message });
      }
    }
    return { done: results.filter(({ isDone }) => isDone).length, results };
  };

  const changeParcel = (
    staff: StaffActor,
    parcelId: string,
    act: string,
    work: (tx: Executor, locked: LockedParcel) => Promise<unknown>,
  ): Promise<void> =>
    withTransaction(database, async (tx) => {
      const locked = await lockParcel(tx, parcelId);
      await work(tx, locked);
      await audit(tx, staff, locked.order, act, { parcel: locked.parcel.trackingId });
    });

  const sendEvidence = async (file: ClaimFile | null): Promise<FileDownload> => {
    const stream = file && (await files.open(file.storageKey));
    if (!stream) throw new AppError('NOT_FOUND', 'File not found.');
    return { stream, name: file.name, bytes: file.size, type: file.contentType };
  };

  return {
    'GET /api/desk/fulfilment': ({ query }) =>
      readWorkList(database, query.stage, carrier.mode === 'sandbox'),

    'POST /api/desk/fulfilment/packings': ({ staff, body }) =>
      forEachOrder(staff, body.ids, 'order.packed', async (tx, order) => {
        const { order: packed } = await moveOrder(tx, order.id, {
          to: 'PACKED',
          actor: actorOf(staff),
          reason: 'packed',
        });
        await planParcels(tx, packed, new Date());
      }),

    'POST /api/desk/fulfilment/bookings': ({ staff, body }) =>
      forEachOrder(staff, body.ids, 'order.booked', (tx, order) => queueBookings(tx, order, new Date())),

    'POST /api/desk/fulfilment/hand-overs': ({ staff, body }) =>
      forEachOrder(staff, body.ids, 'order.handedOver', (tx, order) =>
        handOver(tx, parts, order, actorOf(staff), new Date()),
      ),

    'GET /api/desk/fulfilment/labels': async ({ query }) => {
      const booked = await listBooked(database, query.ids);
      const labels = await askCarrier(() =>
        carrier.fetchLabels(booked.map(({ carrierShipmentId }) => carrierShipmentId)),
      );
      return toPdf(labels, 'labels.pdf');
    },

    'GET /api/desk/fulfilment/manifest': async ({ query }) => {
      const booked = await listBooked(database, query.ids);
      return toPdf(await askCarrier(() => carrier.fetchManifest(booked)), 'manifest.pdf');
    },

    'GET /api/desk/fulfilment/pick-list': async ({ query }) => {
      const orders: { order: OrderRecord; items: OrderItemRecord[] }[] = [];
      for (const id of new Set(query.ids.split(','))) {
        const order = await requireOrder(database, id);
        orders.push({ order, items: await listOrderItems(database, id) });
      }
      return { stream: renderPickList(orders), name: 'pick-list.pdf', type: 'application/pdf' };
    },

    'PUT /api/desk/parcels/:id/size': ({ staff, params, body }) =>
      changeParcel(staff, params.id, 'parcel.measured', async (tx, { parcel }) => {
        if (parcel.booking === 'booked' || parcel.booking === 'queued') {
          throw new AppError('CONFLICT', 'This parcel is booked. Its size can no longer be changed.');
        }
        await saveSize(tx, parcel.id, body);
      }),

    'PUT /api/desk/parcels/:id/demo-outcome': ({ staff, params, body }) =>
      changeParcel(staff, params.id, 'parcel.demoOutcome', async (tx, { parcel }) => {
        if (carrier.mode !== 'sandbox') throw new AppError('NOT_FOUND', 'This is only for the demo.');
        if (parcel.awb === null || !(await saveOutcome(tx, parcel.awb, body.outcome))) {
          throw new AppError('CONFLICT', 'Choose the outcome after booking and before the handover.');
        }
      }),

    'POST /api/desk/parcels/:id/receipt': ({ staff, params, body }) =>
      changeParcel(staff, params.id, 'parcel.returnReceived', (tx, locked) =>
        receiveReturn(tx, parts, locked, body.fault, actorOf(staff), new Date()),
      ),

    'POST /api/desk/parcels/:id/inspection': ({ staff, params, body }) =>
      changeParcel(staff, params.id, 'parcel.inspected', (tx, locked) =>
        inspectReturn(tx, parts, locked, body, staff.userId),
      ),

    'GET /api/desk/orders/:id/delivery': async ({ params }) =>
      describeDelivery(database, await requireOrder(database, params.id), {
        links: parts.links,
        isDemo: carrier.mode === 'sandbox',
        now: new Date(),
        forStaff: true,
      }),

    'POST /api/desk/orders/:id/conflict': ({ staff, params, body }) =>
      withTransaction(database, async (tx) => {
        const order = await lockOrder(tx, params.id);
        if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
        await resolveConflict(tx, order, body, actorOf(staff), new Date());
        await audit(tx, staff, order, 'order.conflictResolved', { resolution: body.resolution });
      }),

    'POST /api/desk/orders/:id/ndr-answers': ({ staff, params, body }) =>
      withTransaction(database, async (tx) => {
        const order = await lockOrder(tx, params.id);
        if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
        const now = new Date();
        const wishes = {
          date: body.answer === 'reattempt' ? (listAttemptDates(now)[0] ?? null) : null,
          phone: '',
          address: '',
          landmark: '',
          note: body.note,
        };
        const answer = { answer: body.answer, by: 'staff', userId: staff.userId, ...wishes } as const;
        await answerNdr(tx, order, body.reportId, answer, actorOf(staff), now);
        await audit(tx, staff, order, 'delivery.answered', { answer: body.answer });
      }),

    'POST /api/desk/orders/:id/ndr-disputes': ({ staff, params, body }) =>
      withTransaction(database, async (tx) => {
        const order = await lockOrder(tx, params.id);
        if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
        await decideDispute(tx, order, staff.userId, body);
        await audit(tx, staff, order, 'delivery.disputeDecided', { decision: body.decision });
      }),

    'GET /api/desk/ndr-reports/:id/files/:fileId': async ({ params }) => {
      const attached = (await listReportFiles(database, [params.id])).get(params.id) ?? [];
      return sendEvidence(attached.find(({ id }) => id === params.fileId) ?? null);
    },

    'GET /api/desk/claims': async ({ query }) => ({ claims: await readClaims(database, query.state) }),

    'POST /api/desk/claims/:id/decision': ({ staff, params, body }) =>
      withTransaction(database, async (tx) => {
        const claim = await findClaim(tx, params.id);
        const order = claim && (await lockOrder(tx, claim.orderId));
        if (!order) throw new AppError('NOT_FOUND', 'Claim not found.');
        const isApproved = body.decision === 'approve';
        await decideClaim(tx, issuer, order, params.id, {
          isApproved,
          refundPaise: body.refund === null ? null : Math.round(body.refund * 100),
          note: body.note,
          userId: staff.userId,
        });
        const act = isApproved ? 'claim.approved' : 'claim.rejected';
        await audit(tx, staff, order, act, { claim: claim.number });
      }),

    'GET /api/desk/claims/:id/files/:fileId': async ({ params }) => {
      return sendEvidence(await findClaimFile(database, params.id, params.fileId));
    },
  };
};

const actorOf = ({ userId }: StaffActor): OrderActor => ({ kind: 'staff', userId });

const audit = (
  tx: Executor,
  { userId, client }: StaffActor,
  { merchantId, number }: OrderRecord,
  act: string,
  detail: Record<string, string> = {},
): Promise<void> => recordAudit(tx, { userId, merchantId }, client, { act, target: number, detail });

async function requireOrder(executor: Executor, id: string): Promise<OrderRecord> {
  const order = await findOrder(executor, id);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}

const toPdf = (content: Buffer, name: string): FileDownload => ({
  stream: Readable.from([content]),
  name,
  bytes: content.length,
  type: 'application/pdf',
});

async function askCarrier<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof CarrierError)) throw cause;
    throw new AppError('CONFLICT', `The courier could not do that: ${cause.message}.`, { cause });
  }
}

async function listBooked(
  executor: Executor,
  ids: string,
): Promise<{ carrierOrderId: string; carrierShipmentId: string }[]> {
  const parcels = await listParcelsOf(executor, ids.split(','));
  const booked = [...parcels.values()]
    .flat()
    .flatMap(({ carrierOrderId, carrierShipmentId }) =>
      carrierOrderId !== null && carrierShipmentId !== null ? [{ carrierOrderId, carrierShipmentId }] : [],
    );
  if (booked.length === 0) throw new AppError('NOT_FOUND', 'None of these orders is booked yet.');
  return booked;
}

async function readClaims(executor: Pool, state: ClaimRecord['state']): Promise<DeskClaim[]> {
  const claims = await listClaims(executor, state, listSize);
  const files = await listClaimFiles(
    executor,
    claims.map(({ id }) => id),
  );
  const merchants = await listOrderMerchants(
    executor,
    claims.map(({ merchantId }) => merchantId),
  );
  const described: DeskClaim[] = [];
  for (const claim of claims) {
    const name = merchants.get(claim.merchantId)?.name ?? 'Closed account';
    described.push(await describeDeskClaim(executor, claim, name, files.get(claim.id) ?? []));
  }
  return described;
}

async function describeDeskClaim(
  executor: Executor,
  claim: ClaimRecord,
  merchantName: string,
  files: readonly ClaimFile[],
): Promise<DeskClaim> {
  const order = await requireOrder(executor, claim.orderId);
  const delivered = (await listParcels(executor, order.id)).flatMap(({ deliveredAt }) => deliveredAt ?? []);
  const items = await listOrderItems(executor, order.id);
  return {
    ...describeClaim(claim, files),
    order: {
      id: order.id,
      number: order.number,
      deliveredAt: delivered.toSorted((a, b) => b.getTime() - a.getTime())[0]?.toISOString() ?? null,
    },
    merchant: { id: claim.merchantId, name: merchantName },
    isOverdue: claim.state === 'open' && claim.decideBy < new Date(),
    remaining: paiseToRupees(order.totalPaise - (await sumRefunds(executor, order.id))),
    items: items.map((item) => ({ ...describeLine(item), unit: paiseToRupees(item.unitPaise) })),
  };
}
