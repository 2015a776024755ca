import type { SubscriptionState } from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';
import { variationPrice, type PricedProduct } from '@postprocure/money/variation-price';
import { loadVariations } from '../catalogue/index.ts';
import { readRule } from '../subscriptions/index.ts';

/** A variation with the merchant's price. */
export interface ExportVariation {
  sku: string;
  color: string;
  size: string;
  image: string | null;
  spPaise: number;
  mrpPaise: number;
  pricePaise: number;
  gstBasisPoints: number;
  stock: number;
}

/** A subscription with the merchant's own data and the supplier's current prices and stock. */
export interface ExportRow extends PricedProduct {
  productId: number;
  sku: string;
  /** The product's SKU, even in the row of a variation. */
  productSku: string;
  /** Colour and size are empty if the row is not a variation. */
  color: string;
  size: string;
  title: string;
  brand: string;
  /** Empty if the product is only in a merchandising category. */
  category: string;
  subcategory: string | null;
  description: string;
  bullets: string[];
  tags: string[];
  images: string[];
  stock: number;
  stockAt: Date | null;
  handlingDays: number;
  warehouse: 'national' | 'international';
  countryOfOrigin: string;
  weightGrams: number | null;
  state: SubscriptionState;
  /** Empty if the product has no variations. */
  variations: ExportVariation[];
}

/** Ordered by product ID. */
export async function loadExportRows(
  executor: Executor,
  merchantId: string,
  productIds: number[],
): Promise<ExportRow[]> {
  const { rows } = await executor.query<Omit<ExportRow, 'variations'>>({
    name: 'export-rows',
    text: `
      select s.product_id as "productId", p.sku, p.sku as "productSku", '' as color, '' as size, coalesce(s.own_title, s.snapshot_title) as title, p.brand,
        case when c.is_merchandising then '' else coalesce(top.name, c.name) end as category,
        case when top.id is not null and not c.is_merchandising then c.name end as subcategory,
        (select description from kept_descriptions
         where hash = coalesce(s.own_description_hash, s.snapshot_description_hash)) as description,
        coalesce(s.own_bullets, s.snapshot_bullets) as bullets, s.tags,
        coalesce(s.own_images, s.snapshot_images) as images,
        p.sp_paise as "spPaise", p.mrp_paise as "mrpPaise",
        least(s.my_price_paise, p.mrp_paise) as "pricePaise", s.price_source as "priceSource", p.gst_basis_points as "gstBasisPoints", p.hsn,
        coalesce(k.quantity, 0) as stock, k.updated_at as "stockAt", p.handling_days as "handlingDays",
        p.warehouse, p.country_of_origin as "countryOfOrigin", p.weight_grams as "weightGrams",
        case when p.status = 'inactive' then 'DISCONTINUED' else s.state end as state
      from product_subscriptions as s
      join products as p on p.id = s.product_id
      join categories as c on c.id = coalesce(p.goods_category_id, p.category_id)
      left join categories as top on top.id = c.parent_id
      left join product_stocks as k on k.product_id = s.product_id
      where s.merchant_id = $1 and s.product_id = any ($2::bigint[]) and s.state <> 'REMOVED'
      order by s.product_id`,
    values: [merchantId, productIds],
  });
  const variations = await loadVariations(executor, productIds);
  const rule = await readRule(executor, merchantId);
  return rows.map((row) => ({
    ...row,
    variations: (variations.get(row.productId) ?? []).map((variation) => ({
      sku: variation.sku,
      color: variation.color,
      size: variation.size,
      image: variation.image,
      spPaise: variation.spPaise,
      mrpPaise: variation.mrpPaise,
      pricePaise: variationPrice(row, variation, rule),
      gstBasisPoints: variation.gstBasisPoints,
      stock: variation.quantity,
    })),
  }));
}
