import type { SubscriptionFilter } from '@postprocure/contracts/subscriptions/subscription';
import type {
  ChangeField,
  SubscriptionSort,
  SubscriptionState,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';
import {
  changed,
  expressions,
  filterCondition,
  sortPage,
  subscriptionTables,
  Values,
  type Cursor,
} from './subscription-query.ts';

export interface SubscriptionRecord extends OfferedProduct {
  productId: number;
  title: string;
  sku: string;
  brand: string;
  image: string | null;
  categoryId: number;
  categoryName: string;
  warehouse: 'national' | 'international';
  handlingDays: number;
  spWasPaise: number;
  mrpWasPaise: number;
  setPricePaise: number;
  pricePaise: number;
  priceSource: 'rule' | 'hand';
  stock: number;
  stockAt: Date | null;
  state: SubscriptionState;
  subscribedAt: Date;
  changes: ChangeField[];
  own: ('title' | 'bullets' | 'description' | 'images' | 'tags')[];
  variationCount: number;
  sortValue: string;
}

const changeList = Object.entries(changed)
  .map(([field, condition]) => `case when ${condition} then '${field}' end`)
  .join(', ');

export const recordColumns = `
  s.product_id as "productId", ${expressions.title} as title, p.sku, p.brand,
  coalesce(s.own_images[1], s.snapshot_images[1]) as image,
  p.category_id as "categoryId", (select name from categories where id = p.category_id) as "categoryName",
  p.warehouse, p.handling_days as "handlingDays", p.gst_basis_points as "gstBasisPoints", p.hsn,
  p.sp_paise as "spPaise", s.snapshot_sp_paise as "spWasPaise",
  p.mrp_paise as "mrpPaise", s.snapshot_mrp_paise as "mrpWasPaise",
  s.my_price_paise as "setPricePaise", ${expressions.price} as "pricePaise", s.price_source as "priceSource",
  ${expressions.stock} as stock, k.updated_at as "stockAt", ${expressions.state} as state,
  s.subscribed_at as "subscribedAt",
  array_remove(array[${changeList}], null) as changes,
  array_remove(array[
    case when s.own_title is not null then 'title' end, case when s.own_bullets is not null then 'bullets' end,
    case when s.own_description_hash is not null then 'description' end,
    case when s.own_images is not null then 'images' end, case when s.tags <> '{}' then 'tags' end
  ], null) as own,
  (select count(*)::int from product_variations where product_id = s.product_id) as "variationCount"`;

export interface PageRequest {
  filter: SubscriptionFilter;
  sort: SubscriptionSort;
  cursor: Cursor | null;
  limit: number;
}

/** Finds the page first and loads its columns afterwards, so that sorting does not compute them for every product. */
export async function loadPage(
  executor: Executor,
  merchantId: string,
  { filter, sort, cursor, limit }: PageRequest,
): Promise<SubscriptionRecord[]> {
  const values = new Values();
  const condition = filterCondition(values, merchantId, filter);
  const { value, after, orderBy } = sortPage(values, sort, cursor);
  const { rows } = await executor.query<SubscriptionRecord>(
    `with page as materialized (
       select s.product_id, (${value})::text as sort_value
       from ${subscriptionTables}
       where ${condition}${after}
       order by ${orderBy} limit ${values.add(limit, 'int')}
     )
     select ${recordColumns}, page.sort_value as "sortValue"
     from page join (${subscriptionTables}) on s.merchant_id = $1::uuid and s.product_id = page.product_id
     order by ${orderBy}`,
    values.list,
  );
  return rows;
}

export async function countMatches(
  executor: Executor,
  merchantId: string,
  filter: SubscriptionFilter,
): Promise<number> {
  const values = new Values();
  const condition = filterCondition(values, merchantId, filter);
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from ${subscriptionTables} where ${condition}`,
    values.list,
  );
  return rows[0]?.count ?? 0;
}

/** The products that a bulk action or an export selects, oldest subscription first. Leaves out removed products. */
export async function findChosenIds(
  executor: Executor,
  merchantId: string,
  selection: { productIds: number[] } | { filter: SubscriptionFilter },
): Promise<number[]> {
  const values = new Values();
  const condition =
    'filter' in selection
      ? filterCondition(values, merchantId, selection.filter)
      : `s.merchant_id = ${values.add(merchantId, 'uuid')} and s.product_id = any (${values.add(selection.productIds, 'bigint[]')})`;
  const { rows } = await executor.query<{ id: number }>(
    `select s.product_id as id from ${subscriptionTables}
     where ${condition} and s.state <> 'REMOVED' order by s.subscribed_at, s.product_id`,
    values.list,
  );
  return rows.map(({ id }) => id);
}
