import type { Executor } from '@postprocure/db/pool';
import { loadSkus } from '../catalogue/index.ts';
import type { KnownSubscription, OrderContext } from './check-order.ts';
import { listUnservedPincodes } from './pincode-service.repository.ts';
import { loadOrderSettings } from './order-settings.repository.ts';

/** Loads what the rules need to check orders for these SKUs to these PIN codes. */
export async function loadOrderContext(
  executor: Executor,
  merchantId: string,
  skus: readonly string[],
  pincodes: readonly string[],
): Promise<Omit<OrderContext, 'duplicateOf'>> {
  const found = await loadSkus(executor, skus);
  const { minMarginBasisPoints } = await loadOrderSettings(executor, merchantId);
  return {
    skus: new Map(found.map((one) => [one.sku, one])),
    subscriptions: await loadSubscriptions(executor, merchantId, [
      ...new Set(found.map(({ productId }) => productId)),
    ]),
    minMarginBasisPoints,
    unservedPincodes: await listUnservedPincodes(executor, pincodes),
  };
}

async function loadSubscriptions(
  executor: Executor,
  merchantId: string,
  productIds: readonly number[],
): Promise<Map<number, KnownSubscription>> {
  const { rows } = await executor.query<KnownSubscription & { productId: number }>(
    `select product_id as "productId", state, snapshot_sp_paise as "knownSpPaise" from product_subscriptions
     where merchant_id = $1 and product_id = any ($2)`,
    [merchantId, productIds],
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

interface PossibleDuplicate {
  /** Null for an order that is not stored yet. */
  orderId: string | null;
  externalNumber: string | null;
  customerPhone: string;
  pincode: string;
  skus: readonly string[];
}

const duplicateHours = 48;

/**
 * Returns the number of an earlier order that is probably the same one: it has the same external number in another
 * channel, or it was placed within two days for the same products to the same phone number and PIN code.
 */
export async function findDuplicate(
  executor: Executor,
  merchantId: string,
  order: PossibleDuplicate,
): Promise<string | null> {
  const { rows } = await executor.query<{ number: string }>(
    `with given as (select coalesce((select created_at from orders where id = $2), now()) as created_at),
     found as (
       -- Two queries, so that each can use its own index.
       select o.* from orders o where o.merchant_id = $1 and lower(o.external_number) = lower($3) and o.external_number = $3
       union all
       select o.* from orders o, given
       where o.merchant_id = $1 and o.customer_phone = $4 and o.customer_phone <> '' and o.pincode = $5
         and o.created_at > given.created_at - make_interval(hours => $7)
         and (select array_agg(sku order by sku collate "C") from order_items where order_id = o.id) = $6::text[]
     )
     select f.number from found f, given
     where f.id is distinct from $2 and f.state not in ('CANCELLED', 'EXPIRED', 'CANCELLED_REFUNDED')
       and f.created_at <= given.created_at
     order by f.created_at desc limit 1`,
    [
      merchantId,
      order.orderId,
      order.externalNumber,
      order.customerPhone,
      order.pincode,
      [...order.skus].toSorted(),
      duplicateHours,
    ],
  );
  return rows[0]?.number ?? null;
}
