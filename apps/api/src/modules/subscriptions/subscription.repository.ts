import {
  restoreDays,
  type SubscriptionState,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';
import { holdDescriptions } from './kept-description.repository.ts';
import { lockPrices } from './pricing.repository.ts';
import { recordColumns, type SubscriptionRecord } from './subscription-list.repository.ts';
import { expressions, hashOf, subscriptionTables, supplierContent } from './subscription-query.ts';

export interface PlanPlaces {
  planName: string;
  /** Null is no limit. */
  limit: number | null;
}

const placesText = `
  select pl.name as "planName", e.quantity as limit
  from merchant_plans as m
  join plans as pl on pl.key = m.plan_key
  join plan_entitlements as e on e.plan_key = m.plan_key and e.entitlement_key = 'products.max'
  where m.merchant_id = $1`;

export async function findPlaces(executor: Executor, merchantId: string): Promise<PlanPlaces> {
  const { rows } = await executor.query<PlanPlaces>(placesText, [merchantId]);
  return onlyRow(rows);
}

/**
 * Until the transaction ends nobody else takes or frees a place of this merchant, nor changes the plan. Locked first
 * and read afterwards: a row that changed its plan while it was waited for would join neither plan.
 */
export async function lockPlaces(tx: Executor, merchantId: string): Promise<PlanPlaces> {
  await lockPrices(tx, merchantId);
  return findPlaces(tx, merchantId);
}

export async function countHeld(executor: Executor, merchantId: string): Promise<number> {
  const { rows } = await executor.query<{ count: number }>({
    name: 'subscriptions-held',
    text: `select count(*)::int as count from product_subscriptions
           where merchant_id = $1 and state in ('ACTIVE', 'PAUSED')`,
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

export interface Standing {
  state: SubscriptionState;
  isRestorable: boolean;
}

/** How a product stands with a merchant; locks it. */
export async function findStanding(
  tx: Executor,
  merchantId: string,
  productId: number,
): Promise<Standing | null> {
  const { rows } = await tx.query<Standing>(
    `select state, coalesce(removed_at > now() - make_interval(days => $3), false) as "isRestorable"
     from product_subscriptions where merchant_id = $1 and product_id = $2 for update`,
    [merchantId, productId, restoreDays],
  );
  return rows[0] ?? null;
}

/** Replaces what is left of an earlier subscription. */
export async function insertSubscription(
  tx: Executor,
  merchantId: string,
  productId: number,
  pricePaise: number,
): Promise<void> {
  await holdDescriptions(tx);
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

export async function restoreSubscription(
  tx: Executor,
  merchantId: string,
  productId: number,
): Promise<void> {
  await tx.query(
    `update product_subscriptions set state = 'ACTIVE', removed_at = null, subscribed_at = now()
     where merchant_id = $1 and product_id = $2`,
    [merchantId, productId],
  );
}

/** Which of these products the merchant has subscribed to. */
export async function findSubscribedIds(
  executor: Executor,
  merchantId: string,
  productIds: number[],
): Promise<number[]> {
  const { rows } = await executor.query<{ id: number }>({
    name: 'subscribed-ids',
    text: `select product_id as id from product_subscriptions
           where merchant_id = $1 and product_id = any ($2::bigint[]) and state <> 'REMOVED'`,
    values: [merchantId, productIds],
  });
  return rows.map(({ id }) => id);
}

/** Changes the state of those that are in one of the states before; tells which. */
export async function changeState(
  tx: Executor,
  merchantId: string,
  productIds: number[],
  from: readonly SubscriptionState[],
  to: Exclude<SubscriptionState, 'DISCONTINUED'>,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update product_subscriptions set state = $4, removed_at = case when $4 = 'REMOVED' then now() end
     where merchant_id = $1 and product_id = any ($2::bigint[]) and state = any ($3::text[])`,
    [merchantId, productIds, from, to],
  );
  return rowCount ?? 0;
}

/** Of these, those in the given state, in the order given. */
export async function keepInState(
  tx: Executor,
  merchantId: string,
  productIds: number[],
  state: SubscriptionState,
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select w.id from unnest($2::bigint[]) with ordinality as w (id, place)
     join product_subscriptions as s on s.merchant_id = $1 and s.product_id = w.id and s.state = $3
     order by w.place`,
    [merchantId, productIds, state],
  );
  return rows.map(({ id }) => id);
}

/** Freezes the newest of what is over the limit, or thaws the oldest of what fits under it again; tells how many froze. */
export async function fitStates(tx: Executor, merchantId: string, limit: number | null): Promise<number> {
  const { rows } = await tx.query<{ state: SubscriptionState }>(
    `with ranked as (
       select product_id, state, row_number() over (
         order by (state = 'FROZEN'), subscribed_at, product_id) as place
       from product_subscriptions where merchant_id = $1 and state in ('ACTIVE', 'PAUSED', 'FROZEN')
     )
     update product_subscriptions as s
     set state = case when ranked.state = 'FROZEN' then 'ACTIVE' else 'FROZEN' end
     from ranked
     where s.merchant_id = $1 and s.product_id = ranked.product_id
       and (ranked.state = 'FROZEN') = ($2::int is null or ranked.place <= $2)
     returning s.state`,
    [merchantId, limit],
  );
  return rows.filter(({ state }) => state === 'FROZEN').length;
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
  if (rows[0] === undefined) throw new Error('A merchant without a plan');
  return rows[0];
}
