import { AppError } from '@postprocure/contracts/app-error';
import { imageUrl } from '@postprocure/contracts/images/image';
import { attentionRules } from '@postprocure/contracts/orders/attention-reason';
import type { orderEndpoints } from '@postprocure/contracts/orders/endpoints';
import type { CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import type {
  BulkOrderOutcome,
  NewOrder,
  OrderCounts,
  OrderDetail,
} from '@postprocure/contracts/orders/order';
import { orderTabs, statesOfTab, type OrderTab } from '@postprocure/contracts/orders/order-state';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { paiseToRupees } from '@postprocure/money/paise';
import type { MerchantCaller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { cutPage, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import { recordAudit } from '../audit/index.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import { insufficientBalance } from '../ledger/index.ts';
import { reportShortage } from './autopay.ts';
import { listPayableOrders } from './autopay.repository.ts';
import { cancelOrder } from './cancel-order.ts';
import { describeOrder, describeOrders } from './describe-order.ts';
import { editOrder, holdOrder, recheckOrder, toIntakeLine } from './edit-order.ts';
import { sortByPayOrder } from './judge-autopay.ts';
import type { OrderActor } from './move-order.ts';
import { sendOrderFile } from './order-file.ts';
import { countByReason, countByState, listOrders } from './order-list.repository.ts';
import { loadOrderSettings } from './order-settings.repository.ts';
import { addView, changeViewName, readViews, removeView } from './order-views.ts';
import { emptyCart, findOrderableSkus, listCartSkus } from './orderable-sku.repository.ts';
import { findMerchantOrder, type OrderRecord } from './order.repository.ts';
import { sendPaper, sendPapers } from './papers/send-papers.ts';
import { previewPayment } from './preview-payment.ts';
import type { LearnPincodes } from './pincode-service.ts';
import { listOrderPincodes } from './pincode-service.repository.ts';
import { payOrder, type PayParts, type PayResult } from './pay-order.ts';
import { takeOrder } from './take-order.ts';

export interface OrderDependencies {
  database: Pool;
  issuer: DocumentIssuer;
  cancelPolicy: CancelPolicy;
  learnPincodes: LearnPincodes;
}

const pageSize = 50;
const pickerSize = 30;

export const createOrderHandlers = (parts: OrderDependencies): Handlers<typeof orderEndpoints> => {
  const { database, issuer, cancelPolicy, learnPincodes } = parts;
  const describe = (order: OrderRecord): Promise<OrderDetail> => describeOrder(database, order, cancelPolicy);
  return {
    'GET /api/seller/orders': async ({ merchant, query: { cursor, ...filter } }) => {
      const before = readKeysetCursor(cursor);
      const rows = await listOrders(database, merchant.merchantId, filter, { before, limit: pageSize + 1 });
      const { shown, next } = cutPage(rows, pageSize, writeKeysetCursor);
      return { orders: await describeOrders(database, shown), next };
    },

    'GET /api/seller/orders/counts': ({ merchant }) => readCounts(database, merchant.merchantId),

    'GET /api/seller/orders/file': async ({ merchant, client, query }) => {
      await recordAudit(database, merchant, client, { act: 'order.listDownloaded' });
      return sendOrderFile(database, merchant.merchantId, query);
    },

    'GET /api/seller/orders/skus': async ({ merchant, query: { search, cartId } }) => {
      const { merchantId, userId } = merchant;
      const rows =
        cartId === undefined
          ? (await findOrderableSkus(database, merchantId, search, pickerSize)).map((row) => ({
              ...row,
              wanted: 1,
            }))
          : await listCartSkus(database, merchantId, userId, cartId);
      return {
        skus: rows.map(({ image, spPaise, myPricePaise, quantity, wanted, ...sku }) => ({
          ...sku,
          imgUrl: image === null ? null : imageUrl(image),
          cost: paiseToRupees(spPaise),
          myPrice: paiseToRupees(myPricePaise),
          available: quantity,
          quantity: wanted,
        })),
      };
    },

    'GET /api/seller/orders/views': ({ merchant }) => readViews(database, merchant),

    'PUT /api/seller/orders/views': ({ merchant, body }) => addView(database, merchant, body),

    'PATCH /api/seller/orders/views/:id': ({ merchant, params, body }) =>
      changeViewName(database, merchant, params.id, body.name),

    'DELETE /api/seller/orders/views/:id': ({ merchant, params }) =>
      removeView(database, merchant, params.id),

    'POST /api/seller/orders': async ({ merchant, client, body, idempotencyKey }) => {
      await learnPincodes([body.pincode]);
      const { order, isNew } = await withTransaction(database, async (tx) => {
        const taken = await takeManualOrder(tx, merchant, body, idempotencyKey);
        if (taken.isNew) {
          await recordAudit(tx, merchant, client, { act: 'order.taken', target: taken.order.number });
          if (body.cartId !== null) await emptyCart(tx, merchant.userId, body.cartId);
        }
        return taken;
      });
      return { order: await describe(order), isNew };
    },

    'POST /api/seller/orders/bulk': ({ merchant, client, body: { action, ids, reason, tags } }) =>
      forEachOrder(database, merchant, ids, async ({ id, number }) => {
        await withTransaction(database, async (tx) => {
          if (action === 'hold' || action === 'release') await holdOrder(tx, merchant, id, action === 'hold');
          else if (action === 'check') await recheckOrder(tx, merchant, id, []);
          else if (action === 'tag') await editOrder(tx, merchant, client, id, { tags });
          else {
            const actor = actorOf(merchant);
            await cancelOrder(tx, issuer, {
              merchantId: merchant.merchantId,
              orderId: id,
              actor,
              reason: reason === '' ? 'Cancelled by the merchant' : reason,
              policy: cancelPolicy,
            });
            await recordAudit(tx, merchant, client, { act: 'order.cancelled', target: number });
          }
        });
        return null;
      }),

    'POST /api/seller/orders/payments': async ({ merchant, client, body }) => {
      await learnPincodes(await listOrderPincodes(database, merchant.merchantId, body.ids));
      return payMany(parts, merchant, client, body.ids);
    },

    'POST /api/seller/orders/payments/preview': ({ merchant, body }) =>
      previewPayment(database, merchant.merchantId, body.ids),

    'GET /api/seller/orders/papers': async ({ merchant, client, query }) => {
      await recordAudit(database, merchant, client, {
        act: 'order.papersDownloaded',
        detail: { kind: query.kind },
      });
      return sendPapers(database, merchant.merchantId, query.kind, query.ids.split(','));
    },

    'GET /api/seller/orders/:id': async ({ merchant, params }) =>
      describe(await requireOrder(database, merchant.merchantId, params.id)),

    'PATCH /api/seller/orders/:id': async ({ merchant, client, params, body }) =>
      describe(await withTransaction(database, (tx) => editOrder(tx, merchant, client, params.id, body))),

    'POST /api/seller/orders/:id/check': async ({ merchant, client, params, body }) =>
      describe(
        await withTransaction(database, async (tx) => {
          const order = await recheckOrder(tx, merchant, params.id, body.waive);
          await recordAudit(tx, merchant, client, {
            act: 'order.checked',
            target: order.number,
            detail: { waive: body.waive.join(' ') },
          });
          return order;
        }),
      ),

    'POST /api/seller/orders/:id/pay': async ({ merchant, client, params }) => {
      await learnPincodes(await listOrderPincodes(database, merchant.merchantId, [params.id]));
      const result = await payOrder(parts, {
        merchantId: merchant.merchantId,
        orderId: params.id,
        actor: actorOf(merchant),
      });
      await auditPayment(parts, merchant, client, result);
      if (result.kind === 'lowBalance') throw insufficientBalance();
      return describe(result.order);
    },

    'POST /api/seller/orders/:id/cancel': async ({ merchant, client, params, body }) =>
      describe(
        await withTransaction(database, async (tx) => {
          const order = await cancelOrder(tx, issuer, {
            merchantId: merchant.merchantId,
            orderId: params.id,
            actor: actorOf(merchant),
            reason: body.reason,
            policy: cancelPolicy,
          });
          await recordAudit(tx, merchant, client, { act: 'order.cancelled', target: order.number });
          return order;
        }),
      ),

    'GET /api/seller/orders/:id/papers/:kind': async ({ merchant, params }) =>
      sendPaper(database, await requireOrder(database, merchant.merchantId, params.id), params.kind),
  };
};

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const actorOf = ({ userId }: Merchant): OrderActor => ({ kind: 'merchant', userId });

function takeManualOrder(
  tx: Executor,
  merchant: Merchant,
  { lines, shipBy, cartId, customerEmail, externalNumber, ...order }: NewOrder,
  idempotencyKey: string,
) {
  return takeOrder(tx, merchant.merchantId, actorOf(merchant), {
    ...order,
    channel: cartId === null ? 'manual' : 'storefront',
    externalNumber: externalNumber || null,
    intakeKey: idempotencyKey,
    customerEmail: customerEmail || null,
    lines: lines.map(toIntakeLine),
    placedAt: new Date(),
    shipByAt: shipBy === null ? null : new Date(`${shipBy}T18:29:59Z`),
  });
}

async function readCounts(database: Pool, merchantId: string): Promise<OrderCounts> {
  const [states, reasons] = await Promise.all([
    countByState(database, merchantId),
    countByReason(database, merchantId),
  ]);
  const sum = (tab: OrderTab): number =>
    statesOfTab(tab).reduce((total, state) => total + (states[state] ?? 0), 0);
  const tabs = Object.keys(orderTabs) as OrderTab[];
  return {
    tabs: Object.fromEntries(tabs.map((tab) => [tab, sum(tab)])) as Record<OrderTab, number>,
    reasons: reasons.map(({ reason, orders, paise, oldestAt }) => ({
      reason,
      orders,
      amount: paiseToRupees(paise),
      oldestAt: oldestAt.toISOString(),
    })),
  };
}

/**
 * Applies a change to each order separately, so that a failure does not stop the others. Changes nothing if any of the
 * orders does not belong to the merchant.
 */
async function forEachOrder(
  database: Pool,
  { merchantId }: Merchant,
  ids: readonly string[],
  change: (order: OrderRecord) => Promise<string | null>,
): Promise<BulkOrderOutcome> {
  const results: BulkOrderOutcome['results'] = [];
  const orders: OrderRecord[] = [];
  for (const id of new Set(ids)) orders.push(await requireOrder(database, merchantId, id));
  for (const order of orders) {
    const { id } = order;
    try {
      const message = await change(order);
      results.push({ id, number: order.number, isDone: message === null, message });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, number: order.number, isDone: false, message: error.message });
    }
  }
  return { done: results.filter(({ isDone }) => isDone).length, results };
}

/** Pays the orders that the balance covers, in the merchant's payment order, and sends one alert for the rest. */
async function payMany(
  parts: PayParts,
  merchant: MerchantCaller,
  client: ClientContext,
  ids: readonly string[],
): Promise<BulkOrderOutcome> {
  const { database } = parts;
  const { merchantId } = merchant;
  const settings = await loadOrderSettings(database, merchantId);
  const payable = sortByPayOrder(settings, await listPayableOrders(database, merchantId)).map(({ id }) => id);
  const wanted = new Set(ids);
  const sorted = [
    ...payable.filter((id) => wanted.has(id)),
    ...[...wanted].filter((id) => !payable.includes(id)),
  ];
  const unpaid: OrderRecord[] = [];
  const outcome = await forEachOrder(database, merchant, sorted, async ({ id }) => {
    const result = await payOrder(parts, { merchantId, orderId: id, actor: actorOf(merchant) });
    await auditPayment(parts, merchant, client, result);
    if (result.kind === 'paid') return null;
    if (result.kind === 'lowBalance') {
      unpaid.push(result.order);
      return attentionRules.LOW_BALANCE.label;
    }
    return result.order.attentionReasons.map((reason) => attentionRules[reason].label).join(', ');
  });
  if (unpaid.length > 0) await reportShortage(database, merchantId, unpaid, actorOf(merchant));
  return outcome;
}

async function auditPayment(
  { database }: PayParts,
  merchant: MerchantCaller,
  client: ClientContext,
  result: PayResult,
): Promise<void> {
  if (result.kind !== 'paid' || !result.isNew) return;
  const { number, totalPaise } = result.order;
  await recordAudit(database, merchant, client, {
    act: 'order.paid',
    target: number,
    detail: { totalPaise },
  });
}

async function requireOrder(database: Pool, merchantId: string, id: string): Promise<OrderRecord> {
  const order = await findMerchantOrder(database, merchantId, id);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}
