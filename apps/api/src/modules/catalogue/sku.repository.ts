import type { Executor } from '@postprocure/db/pool';
import { saleGst } from '@postprocure/money/gst-slab';

/** What is ordered: a variation, or a product without variations. */
export interface Sku {
  sku: string;
  productId: number;
  /** Empty if the product has no colours. */
  color: string;
  /** Empty if the product has no sizes. */
  size: string;
  title: string;
  /** Image key. Null if the product has no images. */
  image: string | null;
  spPaise: number;
  mrpPaise: number;
  /** How many pieces are free to sell. */
  quantity: number;
  gstBasisPoints: number;
  hsn: string;
  weightGrams: number | null;
  warehouse: 'national' | 'international';
  handlingDays: number;
  status: 'active' | 'inactive';
}

interface SkuRow extends Sku {
  productSpPaise: number;
}

const productColumns = `p.title, p.gst_basis_points as "gstBasisPoints", p.hsn, p.weight_grams as "weightGrams",
  p.warehouse, p.handling_days as "handlingDays", p.status, p.sp_paise as "productSpPaise"`;

const selectVariations = `
  select v.sku, p.id as "productId", v.color, v.size, v.image, v.sp_paise as "spPaise",
    v.mrp_paise as "mrpPaise", coalesce(s.quantity, 0) as quantity, ${productColumns}
  from product_variations as v
  join products as p on p.id = v.product_id
  left join variation_stocks as s on s.product_id = v.product_id and s.position = v.position`;

/** The product's GST rate belongs to the product's own price. A variation with another price may be in another slab. */
const toSku = ({ productSpPaise, ...sku }: SkuRow): Sku => ({
  ...sku,
  gstBasisPoints: saleGst({ ...sku, spPaise: productSpPaise }, sku.spPaise),
});

/**
 * Loads SKUs in the order of `skus`, leaving out unknown ones. The SKU of a product with variations is unknown, unless
 * one of its variations has the same SKU.
 */
export async function loadSkus(reads: Executor, skus: readonly string[]): Promise<Sku[]> {
  if (skus.length === 0) return [];
  const { rows } = await reads.query<SkuRow>({
    name: 'skus',
    text: `
      ${selectVariations}
      where v.sku = any ($1)
      union all
      select p.sku, p.id, '', '', (select image from product_images where product_id = p.id order by position limit 1),
        p.sp_paise, p.mrp_paise, coalesce(s.quantity, 0), ${productColumns}
      from products as p
      left join product_stocks as s on s.product_id = p.id
      where p.sku = any ($1) and not exists (select from product_variations as v where v.product_id = p.id)`,
    values: [skus],
  });
  const found = new Map(rows.map((row) => [row.sku, toSku(row)]));
  return [...new Set(skus)].flatMap((sku) => found.get(sku) ?? []);
}

/** Loads the variations of these products, the default first. Products without variations are left out. */
export async function loadVariations(
  reads: Executor,
  productIds: readonly number[],
): Promise<Map<number, Sku[]>> {
  const { rows } = await reads.query<SkuRow>({
    name: 'product-variations',
    text: `${selectVariations} where v.product_id = any ($1::bigint[]) order by v.product_id, v.position`,
    values: [productIds],
  });
  return Map.groupBy(rows.map(toSku), ({ productId }) => productId);
}
