import { AppError } from '@postprocure/contracts/app-error';
import type { ClientContext } from '../../client-context.ts';
import type { MerchantCaller } from '../../caller.ts';
import { attentionRules, type AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderEdit, OrderLineInput } from '@postprocure/contracts/orders/order';
import { isUnpaid } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { rupeesToPaise } from '@postprocure/money/paise';
import { recordAudit } from '../audit/index.ts';
import { loadSkus } from '../catalogue/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { recordOrderEvent } from './move-order.ts';
import { listOrderItems, toOrderItem } from './order-item.repository.ts';
import { replaceItems } from './replace-items.ts';
import { lockMerchantOrder, saveAddress, saveMarks, type OrderRecord } from './order.repository.ts';
import { hasCustomerInvoice } from './papers/customer-invoice.repository.ts';
import { checkOrder, completeAddress } from './take-order.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

const memberActor = ({ userId }: Merchant) => ({ kind: 'merchant' as const, userId });

export const toIntakeLine = ({ sku, quantity, salePrice }: OrderLineInput) => ({
  sku,
  quantity,
  saleUnitPaise: salePrice === null ? null : rupeesToPaise(salePrice),
});

/**
 * Edits an order. The address and the products can be changed until the order is paid, and every such change triggers a
 * new check.
 */
export async function editOrder(
  tx: Executor,
  merchant: Merchant,
  client: ClientContext,
  orderId: string,
  { address, lines, note, tags, priority }: OrderEdit,
): Promise<OrderRecord> {
  const order = await requireOrder(tx, merchant.merchantId, orderId);
  await saveMarks(tx, orderId, { note, tags, priority });
  if (lines && !address && order.paidAt !== null) {
    await saveSalePrices(tx, order, lines);
    await notifyMerchant(tx, merchant.merchantId, 'orders');
    return requireOrder(tx, merchant.merchantId, orderId);
  }
  if (address || lines) {
    requireUnpaid(order);
    if (address) {
      await saveAddress(
        tx,
        orderId,
        completeAddress({ ...address, customerEmail: address.customerEmail || null }),
      );
    }
    if (lines) {
      const skus = new Map(
        (
          await loadSkus(
            tx,
            lines.map(({ sku }) => sku),
          )
        ).map((one) => [one.sku, one]),
      );
      await replaceItems(
        tx,
        orderId,
        lines.map((line) => toOrderItem(toIntakeLine(line), skus.get(line.sku))),
      );
    }
    await recordOrderEvent(tx, orderId, {
      actor: memberActor(merchant),
      reason: 'edited',
      note: [address && 'Address', lines && 'Products'].filter(Boolean).join(' and '),
    });
  }
  await recordAudit(tx, merchant, client, { act: 'order.edited', target: order.number });
  const edited = await requireOrder(tx, merchant.merchantId, orderId);
  if (address || lines) {
    return checkOrder(tx, edited, memberActor(merchant), await listOrderItems(tx, orderId));
  }
  await notifyMerchant(tx, merchant.merchantId, 'orders');
  return edited;
}

/**
 * The sale price is the merchant's own decision, so it may change after payment, until the customer's invoice has been
 * created.
 */
async function saveSalePrices(
  tx: Executor,
  order: OrderRecord,
  lines: readonly OrderLineInput[],
): Promise<void> {
  const items = await listOrderItems(tx, order.id);
  const isSame =
    items.length === lines.length &&
    items.every(
      ({ sku, quantity }, index) => lines[index]?.sku === sku && lines[index].quantity === quantity,
    );
  if (!isSame) requireUnpaid(order);
  if (await hasCustomerInvoice(tx, order.id)) {
    throw new AppError('CONFLICT', 'The invoice for your customer has been created, so the price is fixed.');
  }
  await replaceItems(
    tx,
    order.id,
    items.map((item, index) => ({
      ...item,
      saleUnitPaise: toIntakeLine(lines[index] ?? { sku: '', quantity: 1, salePrice: null }).saleUnitPaise,
    })),
  );
}

/**
 * Checks an order again. `waive` lists the reasons that the merchant accepts; not every reason can be waived. Accepting
 * a higher cost updates the lines.
 */
export async function recheckOrder(
  tx: Executor,
  merchant: Merchant,
  orderId: string,
  waive: readonly AttentionReason[],
): Promise<OrderRecord> {
  const order = await requireOrder(tx, merchant.merchantId, orderId);
  requireUnpaid(order);
  const refused = waive.find((reason) => !attentionRules[reason].canWaive);
  if (refused)
    throw new AppError('CONFLICT', `${attentionRules[refused].label}: ${attentionRules[refused].fix}`);
  const items = await listOrderItems(tx, orderId);
  if (waive.length > 0) {
    await recordOrderEvent(tx, orderId, {
      actor: memberActor(merchant),
      reason: 'confirmed',
      note: waive.map((reason) => attentionRules[reason].label).join(', '),
    });
  }
  if (waive.length > 0) {
    await saveMarks(tx, orderId, { waivedReasons: [...new Set([...order.waivedReasons, ...waive])] });
  }
  if (waive.includes('COST_ROSE')) {
    const skus = new Map(
      (
        await loadSkus(
          tx,
          items.map(({ sku }) => sku),
        )
      ).map((one) => [one.sku, one]),
    );
    await replaceItems(
      tx,
      orderId,
      items.map((item) => toOrderItem(item, skus.get(item.sku))),
    );
  }
  const waived = await requireOrder(tx, merchant.merchantId, orderId);
  return checkOrder(tx, waived, memberActor(merchant), await listOrderItems(tx, orderId));
}

/** Stops autopay from paying an order, or allows it again. */
export async function holdOrder(
  tx: Executor,
  merchant: Merchant,
  orderId: string,
  isHeld: boolean,
): Promise<OrderRecord> {
  const order = await requireOrder(tx, merchant.merchantId, orderId);
  requireUnpaid(order);
  if (order.isHeld === isHeld) return order;
  await saveMarks(tx, orderId, { isHeld });
  await recordOrderEvent(tx, orderId, {
    actor: memberActor(merchant),
    reason: isHeld ? 'held' : 'released',
  });
  await notifyMerchant(tx, merchant.merchantId, 'orders');
  return requireOrder(tx, merchant.merchantId, orderId);
}

async function requireOrder(tx: Executor, merchantId: string, orderId: string): Promise<OrderRecord> {
  const order = await lockMerchantOrder(tx, merchantId, orderId);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}

function requireUnpaid({ state }: OrderRecord): void {
  if (isUnpaid(state)) return;
  throw new AppError('CONFLICT', 'This order has been paid or has ended, so it can no longer be changed.');
}
