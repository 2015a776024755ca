import type { PricingRule, PricingState } from '@postprocure/contracts/subscriptions/pricing-rule';
import type { Executor } from '@postprocure/db/pool';
import type { OfferedProduct } from '@postprocure/money/price-by-rule';

export async function findRule(executor: Executor, merchantId: string): Promise<PricingRule | null> {
  const { rows } = await executor.query<{ rule: PricingRule }>({
    name: 'pricing-rule',
    text: 'select rule from pricing_rules where merchant_id = $1',
    values: [merchantId],
  });
  return rows[0]?.rule ?? null;
}

export async function saveRule(tx: Executor, merchantId: string, rule: PricingRule | null): Promise<void> {
  if (rule === null) {
    await tx.query('delete from pricing_rules where merchant_id = $1', [merchantId]);
    return;
  }
  await tx.query(
    `insert into pricing_rules (merchant_id, rule) values ($1, $2)
     on conflict (merchant_id) do update set rule = excluded.rule, updated_at = now()`,
    [merchantId, rule],
  );
}

/**
 * Locks the merchant's plan. Everything that changes many subscriptions of a merchant takes this lock, to avoid
 * deadlocks.
 */
export async function lockSubscriptions(tx: Executor, merchantId: string): Promise<void> {
  await tx.query('select from merchant_plans where merchant_id = $1 for no key update', [merchantId]);
}

export interface PricedProduct extends OfferedProduct {
  productId: number;
  title: string;
  pricePaise: number;
  isHandSet: boolean;
}

/** Ordered by ID, starting after `afterId`. `productIds` null loads all products. */
export async function loadPricedProducts(
  executor: Executor,
  merchantId: string,
  { afterId, limit, productIds }: { afterId: number; limit: number; productIds: number[] | null },
): Promise<PricedProduct[]> {
  const { rows } = await executor.query<PricedProduct>({
    name: 'priced-products',
    text: `
      select s.product_id as "productId", coalesce(s.own_title, s.snapshot_title) as title,
        p.sp_paise as "spPaise", p.mrp_paise as "mrpPaise", p.gst_basis_points as "gstBasisPoints", p.hsn,
        s.my_price_paise as "pricePaise",
        s.price_source = 'hand' as "isHandSet"
      from product_subscriptions as s join products as p on p.id = s.product_id
      where s.merchant_id = $1 and s.product_id > $2 and s.state <> 'REMOVED'
        and ($4::bigint[] is null or s.product_id = any ($4))
      order by s.product_id limit $3`,
    values: [merchantId, afterId, limit, productIds],
  });
  return rows;
}

export interface NewChange {
  kind: 'rule' | 'bulk';
  changedBy: string;
  previousRule: PricingRule | null;
}

/** Only the latest change can be undone, so this deletes the previous one. */
export async function startChange(tx: Executor, merchantId: string, change: NewChange): Promise<number> {
  await tx.query('delete from price_changes where merchant_id = $1', [merchantId]);
  const { rows } = await tx.query<{ id: number }>(
    `insert into price_changes (merchant_id, kind, changed_by, previous_rule) values ($1, $2, $3, $4) returning id`,
    [merchantId, change.kind, change.changedBy, change.previousRule],
  );
  return (rows[0] as { id: number }).id;
}

export interface NewPrice {
  productId: number;
  pricePaise: number;
}

/** With `changeId`, also stores the previous prices for undo. */
export async function savePrices(
  tx: Executor,
  merchantId: string,
  prices: NewPrice[],
  { source, changeId }: { source: 'rule' | 'hand'; changeId: number | null },
): Promise<void> {
  const lists = [prices.map(({ productId }) => productId), prices.map(({ pricePaise }) => pricePaise)];
  if (changeId !== null) {
    await tx.query(
      `insert into price_change_items (change_id, product_id, previous_paise, previous_source, new_paise)
       select $4, s.product_id, s.my_price_paise, s.price_source, n.price
       from unnest($2::bigint[], $3::bigint[]) as n (id, price)
       join product_subscriptions as s on s.merchant_id = $1 and s.product_id = n.id`,
      [merchantId, ...lists, changeId],
    );
  }
  await tx.query(
    `update product_subscriptions as s set my_price_paise = n.price, price_source = $4
     from unnest($2::bigint[], $3::bigint[]) as n (id, price)
     where s.merchant_id = $1 and s.product_id = n.id`,
    [merchantId, ...lists, source],
  );
}

export async function findLastChange(
  executor: Executor,
  merchantId: string,
): Promise<
  (NonNullable<PricingState['lastChange']> & { id: number; previousRule: PricingRule | null }) | null
> {
  const { rows } = await executor.query<{
    id: number;
    kind: 'rule' | 'bulk';
    changedAt: Date;
    products: number;
    previousRule: PricingRule | null;
  }>(
    `select id, kind, changed_at as "changedAt", previous_rule as "previousRule",
       (select count(*)::int from price_change_items where change_id = price_changes.id) as products
     from price_changes where merchant_id = $1`,
    [merchantId],
  );
  const found = rows[0];
  return found ? { ...found, changedAt: found.changedAt.toISOString() } : null;
}

/** Restores the previous prices, except those that have been changed again since. */
export async function revertChange(tx: Executor, merchantId: string, changeId: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update product_subscriptions as s set my_price_paise = i.previous_paise, price_source = i.previous_source
     from price_change_items as i
     where i.change_id = $2 and s.merchant_id = $1 and s.product_id = i.product_id
       and s.my_price_paise = i.new_paise`,
    [merchantId, changeId],
  );
  await tx.query('delete from price_changes where id = $1', [changeId]);
  return rowCount ?? 0;
}
