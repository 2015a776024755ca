import { AppError } from '@postprocure/contracts/app-error';
import type { PaymentGateway } from '@postprocure/connectors/payments/payment-gateway';
import type {
  DeskPaymentDetail,
  DeskRefund,
  DeskTopUp,
  WebhookEvent,
} from '@postprocure/contracts/payments/desk-payment';
import type { paymentDeskEndpoints } from '@postprocure/contracts/payments/endpoints';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import {
  cutPage,
  deskPageSize,
  readKeysetCursor,
  readNumberCursor,
  writeKeysetCursor,
  writeNumberCursor,
} from '../../keyset-cursor.ts';
import { enqueueJob } from '../../worker/job-queue.ts';
import { recordAudit, recordView } from '../audit/index.ts';
import { indianDay } from '../documents/index.ts';
import { releaseHold } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { describeMethod } from './apply-payment.ts';
import { holdSourceOf } from './apply-refund.ts';
import { describeRefund } from './balance-refund.service.ts';
import {
  listDeskRefunds,
  listRefundParts,
  lockRefund,
  saveRefundState,
  type RefundRecord,
} from './balance-refund.repository.ts';
import {
  findDeskTopUp,
  findWebhookEvent,
  listTopUpJournals,
  listTopUpPayments,
  listWebhookEvents,
  searchTopUps,
  type DeskTopUpRecord,
  type EventRow,
} from './payment-desk.repository.ts';
import { reconcileSettlement } from './reconcile-settlement.ts';
import { listSettlementDays } from './settlement.repository.ts';
import { describeTopUp } from './top-up.service.ts';
import { queueWebhookEvent } from './webhook.service.ts';

export const createPaymentDeskHandlers = ({
  database,
  gateway,
}: {
  database: Pool;
  gateway: PaymentGateway;
}): Handlers<typeof paymentDeskEndpoints> => ({
  'GET /api/desk/payment-gateway': () => Promise.resolve({ isDemo: gateway.mode === 'sandbox' }),

  'GET /api/desk/payments': async ({ staff, query: { search, merchantId, cursor } }) => {
    const rows = await searchTopUps(database, {
      search: search?.trim() || null,
      merchantId: merchantId ?? null,
      before: readKeysetCursor(cursor),
      limit: deskPageSize + 1,
    });
    const { shown, next } = cutPage(rows, deskPageSize, writeKeysetCursor);
    const [found, ...others] = new Set(shown.map((topUp) => topUp.merchantId));
    if ((search || merchantId) && found !== undefined && others.length === 0) {
      await recordView(database, staff, { merchantId: found, page: 'payments' });
    }
    return { topUps: shown.map(describeDeskTopUp), next };
  },

  'GET /api/desk/payments/:id': async ({ staff, params }) => {
    const detail = await readDetail(database, params.id);
    const { id: merchantId } = detail.topUp.merchant;
    await recordView(database, staff, { merchantId, page: 'payment', target: params.id });
    return detail;
  },

  'GET /api/desk/webhook-events': async ({ query: { outcome, search, cursor } }) => {
    const rows = await listWebhookEvents(database, {
      outcome: outcome ?? null,
      search: search?.trim() || null,
      before: readNumberCursor(cursor),
      limit: deskPageSize + 1,
    });
    const { shown, next } = cutPage(rows, deskPageSize, ({ id }) => writeNumberCursor(id));
    return { events: shown.map(describeEvent), next };
  },

  'GET /api/desk/webhook-events/:id': async ({ params }) => {
    const found = await requireEvent(database, params.id);
    return { ...describeEvent(found), body: found.body.toString() };
  },

  'POST /api/desk/webhook-events/:id/replay': ({ staff, params }) =>
    withTransaction(database, async (tx) => {
      const { id, eventId, source } = await requireEvent(tx, params.id);
      await queueWebhookEvent(tx, { id, source });
      await recordAudit(tx, staff, staff.client, { act: 'payment.eventReplayed', target: eventId });
    }),

  'GET /api/desk/balance-refunds': async () => {
    const refunds = await listDeskRefunds(database);
    return { refunds: await describeRefunds(database, refunds) };
  },

  'POST /api/desk/balance-refunds/:id/decision': async ({ staff, params, body }) => {
    await withTransaction(database, async (tx) => {
      const refund = await requireRefund(tx, params.id);
      if (refund.state !== 'requested')
        throw new AppError('CONFLICT', 'This refund has already been approved or rejected.');
      const isApproved = body.decision === 'approve';
      await saveRefundState(tx, refund.id, isApproved ? 'approved' : 'rejected', {
        by: staff.userId,
        note: body.note,
      });
      if (isApproved) await queueRefund(tx, refund.id);
      else await rejectRefund(tx, refund, body.note, staff.userId);
      await recordAudit(tx, { userId: staff.userId, merchantId: refund.merchantId }, staff.client, {
        act: isApproved ? 'wallet.refundApproved' : 'wallet.refundRejected',
        target: refund.id,
      });
      await notifyMerchant(tx, refund.merchantId, 'wallet');
    });
    return readDeskRefund(database, params.id);
  },

  'GET /api/desk/settlements': async () => ({ days: await listSettlementDays(database) }),

  'POST /api/desk/settlements': ({ body }) =>
    reconcileSettlement({ database, gateway }, body.day ?? indianDay(new Date())),
});

export const queueRefund = (tx: Executor, id: string): Promise<void> =>
  enqueueJob(tx, 'payments:send-refund', {
    key: `balance-refund:${id}`,
    queue: 'refunds',
    maxAttempts: 12,
    payload: { id },
  });

async function rejectRefund(
  tx: Executor,
  { id, merchantId, reference }: RefundRecord,
  reason: string,
  staffId: string,
): Promise<void> {
  await releaseHold(tx, holdSourceOf(id), staffId);
  await notify(tx, {
    kind: 'money',
    to: { merchantId, permission: 'wallet.read' },
    key: `refund-rejected:${id}`,
    title: `Your balance refund ${reference} was not approved`,
    body: `${reason} The money is back in your wallet.`,
    link: '/seller/wallet/refund',
  });
}

async function readDetail(database: Pool, id: string): Promise<DeskPaymentDetail> {
  const topUp = await findDeskTopUp(database, id);
  if (!topUp) throw new AppError('NOT_FOUND', 'Payment not found.');
  const [payments, journals] = await Promise.all([
    listTopUpPayments(database, id),
    listTopUpJournals(database, id),
  ]);
  const orderIds = [...new Set(payments.map(({ orderId }) => orderId))];
  const events = await Promise.all(
    orderIds.map((search) => listWebhookEvents(database, { outcome: null, search, before: null, limit: 30 })),
  );
  return {
    topUp: describeDeskTopUp(topUp),
    orders: orderIds.map((orderId) => {
      const ofOrder = payments.filter((payment) => payment.orderId === orderId);
      return {
        id: orderId,
        createdAt: (ofOrder[0]?.orderCreatedAt ?? topUp.createdAt).toISOString(),
        payments: ofOrder.flatMap((payment) =>
          payment.id === null
            ? []
            : [
                {
                  id: payment.id,
                  amount: paiseToRupees(payment.amountPaise),
                  status: payment.status,
                  method: describeMethod(payment.method),
                  fee: payment.feePaise === null ? null : paiseToRupees(payment.feePaise),
                  refunded: paiseToRupees(payment.refundedPaise),
                  failure: payment.failure,
                  madeAt: payment.madeAt.toISOString(),
                  settledOn: payment.settledOn,
                },
              ],
        ),
      };
    }),
    journals: journals.map(({ amountPaise, at, ...journal }) => ({
      ...journal,
      amount: paiseToRupees(amountPaise),
      at: at.toISOString(),
    })),
    events: events.flat().map(describeEvent),
  };
}

const describeDeskTopUp = (topUp: DeskTopUpRecord): DeskTopUp => ({
  ...describeTopUp(topUp),
  merchant: { id: topUp.merchantId, name: topUp.merchantName },
});

const describeEvent = ({ receivedAt, processedAt, ...event }: EventRow): WebhookEvent => ({
  id: event.id,
  source: event.source,
  eventId: event.eventId,
  event: event.event,
  receivedAt: receivedAt.toISOString(),
  processedAt: processedAt?.toISOString() ?? null,
  attempts: event.attempts,
  outcome: event.outcome,
  error: event.error,
});

async function requireEvent(executor: Executor, id: number): Promise<EventRow & { body: Buffer }> {
  const found = await findWebhookEvent(executor, id);
  if (!found) throw new AppError('NOT_FOUND', 'Event not found.');
  return found;
}

async function requireRefund(tx: Executor, id: string): Promise<RefundRecord> {
  const refund = await lockRefund(tx, id);
  if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
  return refund;
}

async function readDeskRefund(database: Pool, id: string): Promise<DeskRefund> {
  const refunds = await listDeskRefunds(database, id);
  const [refund] = await describeRefunds(database, refunds);
  if (!refund) throw new AppError('NOT_FOUND', 'Refund not found.');
  return refund;
}

async function describeRefunds(
  database: Pool,
  refunds: readonly (RefundRecord & { merchantName: string })[],
): Promise<DeskRefund[]> {
  const parts = await listRefundParts(
    database,
    refunds.map(({ id }) => id),
  );
  return refunds.map((refund) => ({
    ...describeRefund(
      refund,
      parts.filter(({ refundId }) => refundId === refund.id),
    ),
    merchant: { id: refund.merchantId, name: refund.merchantName },
  }));
}
