import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';

export interface OrderableSkuRow {
  sku: string;
  productId: number;
  title: string;
  color: string;
  size: string;
  image: string | null;
  spPaise: number;
  myPricePaise: number;
  quantity: number;
}

const columns = `k.sku, p.id as "productId", coalesce(s.own_title, p.title) as title, k.color, k.size, k.image,
  k.sp_paise as "spPaise", least(s.my_price_paise, k.mrp_paise) as "myPricePaise", k.quantity`;

/** The variations of a product, or the product itself if it has none. */
const skuRows = `cross join lateral (
    select v.sku, v.color, v.size, v.image, v.sp_paise, v.mrp_paise, coalesce(vs.quantity, 0) as quantity, v.position
    from product_variations v
    left join variation_stocks vs on vs.product_id = v.product_id and vs.position = v.position
    where v.product_id = p.id
    union all
    select p.sku, '', '', (select image from product_images where product_id = p.id order by position limit 1),
      p.sp_paise, p.mrp_paise,
      coalesce((select quantity from product_stocks where product_id = p.id), 0), 0
    where not exists (select from product_variations v where v.product_id = p.id)
  ) k`;

/** SKUs of the products that the merchant has subscribed to, newest subscription first. */
export async function findOrderableSkus(
  executor: Executor,
  merchantId: string,
  search: string,
  limit: number,
): Promise<OrderableSkuRow[]> {
  const pattern = search.trim() === '' ? null : likePattern(search.trim());
  const { rows } = await executor.query<OrderableSkuRow>(
    `select ${columns}
     from product_subscriptions s join products p on p.id = s.product_id and p.status = 'active'
     ${skuRows}
     where s.merchant_id = $1 and s.state in ('ACTIVE', 'PAUSED')
       and ($2::text is null or p.title ilike $2 or s.own_title ilike $2 or k.sku ilike $2)
     order by s.subscribed_at desc, p.id, k.position limit $3`,
    [merchantId, pattern, limit],
  );
  return rows;
}

/**
 * The SKUs in a user's cart. Includes products without a subscription, so that the merchant can subscribe to them
 * first.
 */
export async function listCartSkus(
  executor: Executor,
  merchantId: string,
  userId: string,
  cartId: string,
): Promise<(OrderableSkuRow & { wanted: number })[]> {
  const { rows } = await executor.query<OrderableSkuRow & { wanted: number }>(
    `select k.sku, p.id as "productId", coalesce(s.own_title, p.title) as title, k.color, k.size, k.image,
       k.sp_paise as "spPaise", least(coalesce(s.my_price_paise, k.mrp_paise), k.mrp_paise) as "myPricePaise",
       k.quantity, l.quantity as wanted
     from carts c join cart_lines l on l.cart_id = c.id join products p on p.id = l.product_id and p.status = 'active'
     left join product_subscriptions s on s.merchant_id = $1 and s.product_id = p.id and s.state in ('ACTIVE', 'PAUSED')
     ${skuRows}
     where c.id = $3 and c.user_id = $2 and k.sku = l.sku order by l.id`,
    [merchantId, userId, cartId],
  );
  return rows;
}

export async function emptyCart(tx: Executor, userId: string, cartId: string): Promise<void> {
  await tx.query(
    'delete from cart_lines where cart_id = (select id from carts where id = $1 and user_id = $2)',
    [cartId, userId],
  );
}
