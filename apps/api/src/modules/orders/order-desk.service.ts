import { AppError } from '@postprocure/contracts/app-error';
import { deskMoves, type DeskOrder, type DeskOrderDetail } from '@postprocure/contracts/orders/desk-order';
import type { orderDeskEndpoints } from '@postprocure/contracts/orders/endpoints';
import type { BulkOrderOutcome } from '@postprocure/contracts/orders/order';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { cutPage, deskPageSize, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit, recordView } from '../audit/index.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { loadBalance } from '../ledger/index.ts';
import { decideCancellation } from './cancel-order.ts';
import { describeOrder, describeOrders } from './describe-order.ts';
import { moveOrder, type OrderActor } from './move-order.ts';
import { listOrderMerchants, type OrderMerchant } from './order-merchant.repository.ts';
import { orderLifecycle } from './order-lifecycle.ts';
import { countQueues, listDeskOrders } from './order-list.repository.ts';
import { countOpenOrders, findOrder, type OrderRecord } from './order.repository.ts';
import { openStates } from './refund-blockers.ts';

export interface OrderDeskDependencies {
  database: Pool;
  issuer: DocumentIssuer;
}

type Move = (typeof deskMoves)[number];

export const createOrderDeskHandlers = ({
  database,
  issuer,
}: OrderDeskDependencies): Handlers<typeof orderDeskEndpoints> => ({
  'GET /api/desk/orders': async ({ query: { cursor, ...filter } }) => {
    const before = readKeysetCursor(cursor);
    const rows = await listDeskOrders(database, filter, { before, limit: deskPageSize + 1 });
    const { shown, next } = cutPage(rows, deskPageSize, writeKeysetCursor);
    return { orders: await describeDeskOrders(database, shown), next, queues: await countQueues(database) };
  },

  'POST /api/desk/orders/moves': async ({ staff, body: { to, ids } }) => {
    const results: BulkOrderOutcome['results'] = [];
    for (const id of new Set(ids)) {
      const { number } = await requireOrder(database, id);
      try {
        await moveByStaff(database, staff, id, to, '');
        results.push({ id, number, isDone: true, message: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        results.push({ id, number, isDone: false, message: error.message });
      }
    }
    return { done: results.filter(({ isDone }) => isDone).length, results };
  },

  'GET /api/desk/orders/:id': async ({ staff, params }) => {
    const order = await requireOrder(database, params.id);
    await recordView(database, staff, { merchantId: order.merchantId, page: 'order', target: order.number });
    return describeDeskOrder(database, order);
  },

  'POST /api/desk/orders/:id/move': async ({ staff, params, body }) =>
    describeDeskOrder(database, await moveByStaff(database, staff, params.id, body.to, body.note)),

  'POST /api/desk/orders/:id/cancellation': async ({ staff, params, body }) => {
    const isApproved = body.decision === 'approve';
    const order = await withTransaction(database, async (tx) => {
      const decided = await decideCancellation(tx, issuer, params.id, {
        isApproved,
        note: body.note,
        actor: actorOf(staff),
      });
      await recordAudit(tx, { userId: staff.userId, merchantId: decided.merchantId }, staff.client, {
        act: isApproved ? 'order.cancellationApproved' : 'order.cancellationRejected',
        target: decided.number,
      });
      return decided;
    });
    return describeDeskOrder(database, order);
  },
});

const actorOf = ({ userId }: StaffActor): OrderActor => ({ kind: 'staff', userId });

/** Moves an order to another state by hand. The lifecycle rejects a repeated move, and each move is audited. */
const moveByStaff = (
  database: Pool,
  staff: StaffActor,
  orderId: string,
  to: Move,
  note: string,
): Promise<OrderRecord> =>
  withTransaction(database, async (tx) => {
    const { order } = await moveOrder(tx, orderId, {
      to,
      actor: actorOf(staff),
      reason: 'by-hand',
      ...(note !== '' && { note }),
    });
    await recordAudit(tx, { userId: staff.userId, merchantId: order.merchantId }, staff.client, {
      act: 'order.moved',
      target: order.number,
      detail: { to },
    });
    return order;
  });

async function requireOrder(executor: Executor, id: string): Promise<OrderRecord> {
  const order = await findOrder(executor, id);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}

async function describeDeskOrders(executor: Executor, orders: readonly OrderRecord[]): Promise<DeskOrder[]> {
  const summaries = await describeOrders(executor, orders);
  const merchants = await listOrderMerchants(
    executor,
    orders.map(({ merchantId }) => merchantId),
  );
  const now = new Date();
  return orders.flatMap((order, index) => {
    const summary = summaries[index];
    const merchant = merchants.get(order.merchantId);
    return summary && merchant
      ? [{ ...summary, merchant, isOverdue: order.deadlineAt !== null && order.deadlineAt < now }]
      : [];
  });
}

async function describeDeskOrder(executor: Executor, order: OrderRecord): Promise<DeskOrderDetail> {
  const merchants = await listOrderMerchants(executor, [order.merchantId]);
  const merchant: OrderMerchant = merchants.get(order.merchantId) ?? {
    id: order.merchantId,
    name: 'Closed account',
    plan: '',
  };
  const { availablePaise } = await loadBalance(executor, order.merchantId);
  return {
    ...(await describeOrder(executor, order)),
    merchant: {
      ...merchant,
      balance: paiseToRupees(availablePaise),
      openOrders: await countOpenOrders(executor, order.merchantId, openStates),
    },
    moves: deskMoves.filter(
      (to) => orderLifecycle.canChange(order.state, to) && order.state !== 'CANCEL_REQUESTED',
    ),
    isCancelRequested: order.state === 'CANCEL_REQUESTED',
  };
}
