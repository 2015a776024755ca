import {
  restoreDays,
  type SubscriptionState,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';
import { lockDescriptions } from './kept-description.repository.ts';
import { lockSubscriptions } from './pricing.repository.ts';
import { recordColumns, type SubscriptionRecord } from './subscription-list.repository.ts';
import { expressions, hashOf, subscriptionTables, supplierContent } from './subscription-query.ts';
import { countsTowardsLimit, subscriptionLifecycle, type StoredState } from './subscription-states.ts';

export interface ProductLimit {
  planName: string;
  /** null means unlimited. */
  limit: number | null;
}

const limitText = `
  select pl.name as "planName", e.quantity as limit
  from merchant_plans as m
  join plans as pl on pl.key = m.plan_key
  join plan_entitlements as e on e.plan_key = m.plan_key and e.entitlement_key = 'products.max'
  where m.merchant_id = $1`;

export async function findProductLimit(executor: Executor, merchantId: string): Promise<ProductLimit> {
  const { rows } = await executor.query<ProductLimit>(limitText, [merchantId]);
  return onlyRow(rows);
}

/**
 * Until the transaction ends, no other transaction can add or remove subscriptions of this merchant, or change the
 * plan. Locks first and reads afterwards: a single statement that had to wait for a plan change would find no row.
 */
export async function lockProductLimit(tx: Executor, merchantId: string): Promise<ProductLimit> {
  await lockSubscriptions(tx, merchantId);
  return findProductLimit(tx, merchantId);
}

/** How many products count towards the plan's limit. */
export async function countSubscriptions(executor: Executor, merchantId: string): Promise<number> {
  const { rows } = await executor.query<{ count: number }>({
    name: 'subscription-count',
    text: `select count(*)::int as count from product_subscriptions
           where merchant_id = $1 and ${countsTowardsLimit}`,
    values: [merchantId],
  });
  return rows[0]?.count ?? 0;
}

export async function findOffer(executor: Executor, productId: number): Promise<OfferedProduct | null> {
  const { rows } = await executor.query<OfferedProduct>(
    `select sp_paise as "spPaise", mrp_paise as "mrpPaise", gst_basis_points as "gstBasisPoints", hsn
     from products where id = $1 and status = 'active'`,
    [productId],
  );
  return rows[0] ?? null;
}

export interface ExistingSubscription {
  state: StoredState;
  isRestorable: boolean;
}

/** Also finds removed subscriptions. */
export async function lockSubscription(
  tx: Executor,
  merchantId: string,
  productId: number,
): Promise<ExistingSubscription | null> {
  const { rows } = await tx.query<ExistingSubscription>(
    `select state, coalesce(removed_at > now() - make_interval(days => $3), false) as "isRestorable"
     from product_subscriptions where merchant_id = $1 and product_id = $2 for update`,
    [merchantId, productId, restoreDays],
  );
  return rows[0] ?? null;
}

/** Replaces a removed subscription. */
export async function insertSubscription(
  tx: Executor,
  merchantId: string,
  productId: number,
  pricePaise: number,
): Promise<void> {
  await lockDescriptions(tx);
  await tx.query(
    `with removed as (delete from product_subscriptions where merchant_id = $1 and product_id = $2)
     insert into kept_descriptions (hash, description)
     select ${hashOf("coalesce(c.description, '')")}, coalesce(c.description, '')
     from products as p left join product_contents as c on c.product_id = p.id where p.id = $2
     on conflict do nothing`,
    [merchantId, productId],
  );
  await tx.query(
    `insert into product_subscriptions (merchant_id, product_id, my_price_paise, snapshot_title, snapshot_bullets,
       snapshot_description_hash, snapshot_images, snapshot_sp_paise, snapshot_mrp_paise)
     select $1, s.id, $3, s.title, coalesce(c.bullet_points, '{}'),
       ${hashOf("coalesce(c.description, '')")},
       array(select image from product_images where product_id = s.id order by position),
       s.sp_paise, s.mrp_paise
     from products as s left join product_contents as c on c.product_id = s.id where s.id = $2`,
    [merchantId, productId, pricePaise],
  );
}

/** The merchant's price for a product that they have subscribed to. */
interface SubscribedPrice {
  productId: number;
  pricePaise: number;
  priceSource: 'rule' | 'hand';
}

/** Returns the merchant's prices for the given products that they have subscribed to. */
export async function findSubscribedPrices(
  executor: Executor,
  merchantId: string,
  productIds: number[],
): Promise<SubscribedPrice[]> {
  const { rows } = await executor.query<SubscribedPrice>({
    name: 'subscribed-prices',
    text: `select s.product_id as "productId", least(s.my_price_paise, p.mrp_paise) as "pricePaise",
             s.price_source as "priceSource"
           from product_subscriptions as s join products as p on p.id = s.product_id
           where s.merchant_id = $1 and s.product_id = any ($2::bigint[]) and s.state <> 'REMOVED'`,
    values: [merchantId, productIds],
  });
  return rows;
}

/**
 * The only statement that changes states. Skips products whose state cannot change to this one, and returns how many
 * have changed.
 */
export async function changeState(
  tx: Executor,
  merchantId: string,
  productIds: number[],
  to: StoredState,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update product_subscriptions set state = $4, removed_at = case when $4 = 'REMOVED' then now() end,
       subscribed_at = case when state = 'REMOVED' then now() else subscribed_at end
     where merchant_id = $1 and product_id = any ($2::bigint[]) and state = any ($3::text[])`,
    [merchantId, productIds, subscriptionLifecycle.sourcesOf(to), to],
  );
  return rowCount ?? 0;
}

/** Keeps the order of `productIds`. */
export async function filterByState(
  tx: Executor,
  merchantId: string,
  productIds: number[],
  state: StoredState,
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select w.id from unnest($2::bigint[]) with ordinality as w (id, place)
     join product_subscriptions as s on s.merchant_id = $1 and s.product_id = w.id and s.state = $3
     order by w.place`,
    [merchantId, productIds, state],
  );
  return rows.map(({ id }) => id);
}

/** Which products to freeze (the newest above the limit) or to unfreeze (the oldest that fit) after a plan change. */
export async function findLimitChanges(
  tx: Executor,
  merchantId: string,
  limit: number | null,
): Promise<{ freeze: number[]; unfreeze: number[] }> {
  const { rows } = await tx.query<{ productId: number; isFrozen: boolean }>(
    `select product_id as "productId", "isFrozen" from (
       select product_id, state = 'FROZEN' as "isFrozen",
         row_number() over (order by state = 'FROZEN', subscribed_at, product_id) as place
       from product_subscriptions where merchant_id = $1 and state <> 'REMOVED'
     ) as ranked
     where "isFrozen" = ($2::int is null or place <= $2)`,
    [merchantId, limit],
  );
  const idsOf = (isFrozen: boolean) =>
    rows.filter((row) => row.isFrozen === isFrozen).map(({ productId }) => productId);
  return { freeze: idsOf(false), unfreeze: idsOf(true) };
}

export interface DetailRecord extends Omit<SubscriptionRecord, 'sortValue'> {
  ownTitle: string | null;
  snapshotTitle: string;
  supplierTitle: string;
  ownBullets: string[] | null;
  snapshotBullets: string[];
  supplierBullets: string[];
  ownDescription: string | null;
  snapshotDescription: string;
  supplierDescription: string;
  ownImages: string[] | null;
  snapshotImages: string[];
  supplierImages: string[];
  tags: string[];
  snapshotAt: Date;
}

export async function findDetail(
  executor: Executor,
  merchantId: string,
  productId: number,
): Promise<DetailRecord | null> {
  const { rows } = await executor.query<DetailRecord>(
    `select ${recordColumns},
       s.own_title as "ownTitle", s.snapshot_title as "snapshotTitle", p.title as "supplierTitle",
       s.own_bullets as "ownBullets", s.snapshot_bullets as "snapshotBullets",
       ${supplierContent.bullets} as "supplierBullets",
       (select description from kept_descriptions where hash = s.own_description_hash) as "ownDescription",
       (select description from kept_descriptions where hash = s.snapshot_description_hash) as "snapshotDescription",
       ${supplierContent.description} as "supplierDescription",
       s.own_images as "ownImages", s.snapshot_images as "snapshotImages",
       ${expressions.images} as "supplierImages", s.tags, s.snapshot_at as "snapshotAt"
     from ${subscriptionTables}
     where s.merchant_id = $1 and s.product_id = $2 and s.state <> 'REMOVED'`,
    [merchantId, productId],
  );
  return rows[0] ?? null;
}

export interface OwnValues {
  title?: string | null;
  bullets?: string[] | null;
  description?: null;
  images?: string[] | null;
  tags?: string[];
  pricePaise?: number;
  priceSource?: 'rule' | 'hand';
}

const ownColumns: Record<keyof OwnValues, string> = {
  title: 'own_title',
  bullets: 'own_bullets',
  description: 'own_description_hash',
  images: 'own_images',
  tags: 'tags',
  pricePaise: 'my_price_paise',
  priceSource: 'price_source',
};

export async function saveOwnValues(
  tx: Executor,
  merchantId: string,
  productId: number,
  own: OwnValues,
): Promise<void> {
  const entries = Object.entries(own) as [keyof OwnValues, unknown][];
  if (entries.length === 0) return;
  await tx.query(
    `update product_subscriptions set ${entries.map(([name], index) => `${ownColumns[name]} = $${index + 3}`).join(', ')}
     where merchant_id = $1 and product_id = $2`,
    [merchantId, productId, ...entries.map(([, value]) => value)],
  );
}

export async function countStates(
  executor: Executor,
  merchantId: string,
): Promise<{ state: SubscriptionState; count: number }[]> {
  const { rows } = await executor.query<{ state: SubscriptionState; count: number }>(
    `select ${expressions.state} as state, count(*)::int as count
     from ${subscriptionTables} where s.merchant_id = $1 group by 1`,
    [merchantId],
  );
  return rows;
}

export async function countCategories(
  executor: Executor,
  merchantId: string,
): Promise<{ id: number; name: string; count: number }[]> {
  const { rows } = await executor.query<{ id: number; name: string; count: number }>(
    `select c.id, c.name, n.count
     from (select coalesce(own.parent_id, own.id) as id, count(*)::int as count
           from product_subscriptions as s join products as p on p.id = s.product_id
           join categories as own on own.id = p.category_id
           where s.merchant_id = $1 and s.state <> 'REMOVED' group by 1) as n
     join categories as c using (id) order by c.name`,
    [merchantId],
  );
  return rows;
}

function onlyRow<T>(rows: T[]): T {
  if (rows[0] === undefined) throw new Error('The merchant has no plan');
  return rows[0];
}
