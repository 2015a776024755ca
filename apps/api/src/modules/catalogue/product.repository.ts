import { imageUrl } from '@postprocure/contracts/images/image';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';

interface CardRow {
  id: number;
  sku: string;
  title: string;
  brand: string;
  category_id: number;
  sp_paise: number;
  mrp_paise: number;
  quantity: number;
  handling_days: number;
  country_of_origin: string;
  gst_basis_points: number;
  hsn: string;
  images: string[];
}

const cardColumns = `
  p.id, p.sku, p.title, p.brand, p.category_id, p.sp_paise, p.mrp_paise, p.handling_days, p.country_of_origin,
  p.gst_basis_points, p.hsn, coalesce(s.quantity, 0) as quantity`;

const toCard = (row: CardRow): ProductCard => ({
  id: row.id,
  title: row.title,
  name: row.title,
  brand: row.brand,
  imgUrl: row.images.map((key) => imageUrl(key)),
  sp: paiseToRupees(row.sp_paise),
  mrp: paiseToRupees(row.mrp_paise),
  categoryId: String(row.category_id),
  quantity: row.quantity,
  handling_days: row.handling_days,
  country_of_origin: row.country_of_origin,
  sku: row.sku,
  gst_rate: row.gst_basis_points / 100,
  hsn: row.hsn,
});

/** Loads cards in the order of `ids`, leaving out missing and inactive products. A card has only the first image. */
export async function loadCards(reads: Executor, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await reads.query<CardRow>({
    name: 'product-cards',
    text: `
      select ${cardColumns}, array(
        select image from product_images where product_id = p.id and position = 0) as images
      from unnest($1::bigint[]) with ordinality as wanted (id, place)
      join products as p using (id)
      left join product_stocks as s on s.product_id = p.id
      where p.status = 'active'
      order by wanted.place`,
    values: [ids],
  });
  return rows.map(toCard);
}

// No image key contains a question mark, so it separates the parts of the URL before and after the key.
const [urlStart = '', urlEnd = ''] = imageUrl('?').split('?');
const imageUrlOf = (key: string) => `'${urlStart}' || ${key} || '${urlEnd}'`;
const rupeesOf = (paise: string) => `${paise} / 100::float8`;

/**
 * Loads products as JSON text in the shape of `productDetail`. The database creates the text: this is the most frequent
 * query, and parsing rows only to serialize them again costs four times as much.
 */
export async function loadDetailTexts(reads: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await reads.query<{ id: number; body: string }>({
    name: 'product-details',
    text: `
      select product.id, row_to_json(product)::text as body
      from (
        select p.id, p.title, p.title as name, p.brand,
          array(select ${imageUrlOf('image')} from product_images
                where product_id = p.id order by position) as "imgUrl",
          ${rupeesOf('p.sp_paise')} as sp, ${rupeesOf('p.mrp_paise')} as mrp, p.category_id::text as "categoryId",
          coalesce(s.quantity, 0) as quantity, p.handling_days, p.country_of_origin, p.sku,
          coalesce(c.bullet_points, '{}') as bullet_points, coalesce(c.description, '') as description,
          array(select json_build_object('color', v.color, 'size', v.size, 'imageUrl', ${imageUrlOf('v.image')},
                                         'sku', v.sku, 'sp', ${rupeesOf('v.sp_paise')},
                                         'mrp', ${rupeesOf('v.mrp_paise')}, 'quantity', coalesce(k.quantity, 0))
                from product_variations as v left join variation_stocks as k using (product_id, position)
                where v.product_id = p.id order by v.position) as variations,
          p.gst_basis_points / 100::float8 as gst_rate, p.hsn, p.weight_grams, p.warehouse,
          p.rating_hundredths / 100::float8 as rating, p.rating_count,
          p.created_at, greatest(p.updated_at, s.updated_at) as updated_at
        from products as p
        left join product_contents as c on c.product_id = p.id
        left join product_stocks as s on s.product_id = p.id
        where p.id = any ($1::bigint[]) and p.status = 'active'
      ) as product`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row.body]));
}

/**
 * Finds the product with this SKU, or with a variation that has it. Tries the SKU as typed, in upper case and in
 * lower case.
 */
export async function findIdBySku(reads: Executor, sku: string): Promise<number | null> {
  const { rows } = await reads.query<{ id: number }>({
    name: 'product-by-sku',
    text: `
      select id from products where sku in ($1, upper($1), lower($1)) and status = 'active'
      union all
      select v.product_id from product_variations as v join products as p on p.id = v.product_id
      where v.sku in ($1, upper($1), lower($1)) and p.status = 'active'
      limit 1`,
    values: [sku],
  });
  return rows[0]?.id ?? null;
}
