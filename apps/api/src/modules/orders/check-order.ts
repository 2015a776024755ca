import { findAddressFaults, readMobileNumber } from '@postprocure/contracts/orders/address-rules';
import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderChannel } from '@postprocure/contracts/orders/order-state';
import { formatRupees } from '@postprocure/money/format-rupees';
import { splitGst } from '@postprocure/money/gst';
import { saleGst } from '@postprocure/money/gst-slab';
import { marginAfterGst } from '@postprocure/money/margin';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Sku } from '../catalogue/index.ts';
import type { AttentionDetails } from './move-order.ts';
import type { NewOrderItem } from './order-item.repository.ts';
import type { OrderAddress } from './order.repository.ts';

export interface KnownSubscription {
  state: 'ACTIVE' | 'PAUSED' | 'FROZEN' | 'REMOVED';
  /** The cost that the merchant last saw. */
  knownSpPaise: number;
}

/** What the rules need to know besides the order itself. */
export interface OrderContext {
  skus: ReadonlyMap<string, Sku>;
  subscriptions: ReadonlyMap<number, KnownSubscription>;
  /** The number of another order that looks like a duplicate of this one. */
  duplicateOf: string | null;
  minMarginBasisPoints: number | null;
  /** PIN codes that no courier delivers to. */
  unservedPincodes: ReadonlySet<string>;
}

export interface CheckedOrder extends OrderAddress {
  channel: OrderChannel;
  items: readonly NewOrderItem[];
  waivedReasons: readonly AttentionReason[];
  /** False for an order that has already been accepted: removing the subscription later does not stop it. */
  needsSubscription: boolean;
}

/** Every reason why an order cannot be paid, each with details. Empty if the order can be paid. */
export function findAttention(order: CheckedOrder, context: OrderContext): AttentionDetails {
  const found: AttentionDetails = {
    ...checkItems(order, context),
    ...findAddressFaults(order),
  };
  if (readMobileNumber(order.customerPhone) === null) {
    found.PHONE_INVALID =
      order.customerPhone === ''
        ? 'The mobile number is missing.'
        : `"${order.customerPhone}" is not an Indian mobile number.`;
  }
  if (context.unservedPincodes.has(order.pincode)) {
    found.PIN_UNSERVICEABLE = `No courier delivers to ${order.pincode}.`;
  }
  if (context.duplicateOf !== null) {
    found.DUPLICATE_SUSPECT = `It looks like a duplicate of order ${context.duplicateOf}.`;
  }
  const margin = findMargin(order.items);
  const floor = context.minMarginBasisPoints;
  if (margin !== null && floor !== null && margin.basisPoints < floor) {
    found.MARGIN_BELOW_FLOOR = `The margin is ${formatPercent(margin.basisPoints)}, below your minimum of ${formatPercent(floor)}.`;
  }
  for (const reason of order.waivedReasons) {
    // COST_ROSE is kept: accepting a cost stores it in the lines, so COST_ROSE is found only if the cost rises again.
    if (reason !== 'COST_ROSE') Reflect.deleteProperty(found, reason);
  }
  return found;
}

function checkItems(
  { items, channel, needsSubscription, waivedReasons }: CheckedOrder,
  { skus, subscriptions }: OrderContext,
): AttentionDetails {
  const found: AttentionDetails = {};
  const add = (reason: AttentionReason, detail: string) => {
    found[reason] = found[reason] === undefined ? detail : `${found[reason]} ${detail}`;
  };
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of items) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  for (const [sku, quantity] of wanted) {
    const sold = skus.get(sku);
    if (!sold) {
      add('SKU_UNMAPPED', `SKU ${sku} is not in our catalogue.`);
      continue;
    }
    const subscription = subscriptions.get(sold.productId);
    if (needsSubscription && !isSubscribed(subscription)) {
      add(
        'NOT_SUBSCRIBED',
        subscription?.state === 'FROZEN'
          ? `${sold.title} is frozen because your plan is full.`
          : `You haven't subscribed to ${sold.title}.`,
      );
    }
    if (sold.status !== 'active') add('OUT_OF_STOCK', `${sku} is discontinued.`);
    else if (sold.quantity < quantity) {
      add('OUT_OF_STOCK', `${sku}: ${quantity} ordered, ${sold.quantity} in stock.`);
    }
    const isAccepted =
      channel === 'manual' || channel === 'storefront' || waivedReasons.includes('COST_ROSE');
    const agreed = agreedCost(items, sold, isAccepted ? undefined : subscription);
    if (sold.spPaise > agreed) {
      add('COST_ROSE', `${sku} cost ${formatPaise(agreed)} and now costs ${formatPaise(sold.spPaise)}.`);
    }
  }
  return found;
}

const isSubscribed = (subscription: KnownSubscription | undefined): boolean =>
  subscription?.state === 'ACTIVE' || subscription?.state === 'PAUSED';

/**
 * The cost that the merchant has agreed to: the cost stored with the order. If the merchant has not accepted that cost,
 * `subscription` is given, and the cost last seen there counts instead if it is lower. Subscriptions do not store the
 * costs of variations.
 */
function agreedCost(
  items: readonly NewOrderItem[],
  { sku, color, size }: Sku,
  subscription: KnownSubscription | undefined,
): number {
  const ordered = Math.min(...items.filter((item) => item.sku === sku).map(({ unitPaise }) => unitPaise));
  if (color !== '' || size !== '' || subscription === undefined) return ordered;
  return Math.min(ordered, subscription.knownSpPaise);
}

/** Margin after GST across all lines, or null if the sale price or the cost of a line is unknown. */
export function findMargin(
  items: readonly Pick<NewOrderItem, 'quantity' | 'unitPaise' | 'saleUnitPaise' | 'hsn' | 'gstBasisPoints'>[],
): { paise: number; basisPoints: number } | null {
  let marginPaise = 0;
  let taxablePaise = 0;
  for (const { quantity, unitPaise, saleUnitPaise, hsn, gstBasisPoints } of items) {
    if (saleUnitPaise === null || saleUnitPaise === 0 || unitPaise === 0) return null;
    const product = { spPaise: unitPaise, hsn, gstBasisPoints };
    marginPaise += marginAfterGst(saleUnitPaise, product).marginPaise * quantity;
    taxablePaise += splitGst(saleUnitPaise, saleGst(product, saleUnitPaise) / 100).taxablePaise * quantity;
  }
  if (items.length === 0 || taxablePaise === 0) return null;
  return { paise: marginPaise, basisPoints: Math.floor((marginPaise * 10_000) / taxablePaise) };
}

const formatPaise = (paise: number): string => formatRupees(paiseToRupees(paise));
const formatPercent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)}%`;
