import { pictureUrl } from '@postprocure/contracts/picture';
import type { ProductCard, ProductDetail } from '@postprocure/contracts/product';
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
  pictures: string[];
}

interface DetailRow extends CardRow {
  gst_basis_points: number;
  hsn: string;
  weight_grams: number | null;
  warehouse: 'national' | 'international';
  created_at: Date;
  updated_at: Date;
  bullet_points: string[];
  description: string;
  variations: { color: string; picture: string; sku: string; sp_paise: number; mrp_paise: number }[];
}

const cardColumns = `
  p.id, p.sku, p.title, p.brand, p.category_id, p.sp_paise, p.mrp_paise, p.handling_days, p.country_of_origin,
  coalesce(s.quantity, 0) as quantity`;

const toCard = (row: CardRow): ProductCard => ({
  id: row.id,
  title: row.title,
  name: row.title,
  brand: row.brand,
  imgUrl: row.pictures.map((key) => pictureUrl(key)),
  sp: paiseToRupees(row.sp_paise),
  mrp: paiseToRupees(row.mrp_paise),
  categoryId: String(row.category_id),
  quantity: row.quantity,
  handling_days: row.handling_days,
  country_of_origin: row.country_of_origin,
  sku: row.sku,
});

/** Cards in the order of `ids`; products that are gone or inactive are left out. A card has its first picture only. */
export async function loadCards(reads: Executor, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await reads.query<CardRow>({
    name: 'product-cards',
    text: `
      select ${cardColumns}, array(
        select picture from product_pictures where product_id = p.id and position = 0) as pictures
      from unnest($1::bigint[]) with ordinality as wanted (id, place)
      join products as p using (id)
      left join product_stocks as s on s.product_id = p.id
      where p.status = 'active'
      order by wanted.place`,
    values: [ids],
  });
  return rows.map(toCard);
}

export async function loadDetails(
  reads: Executor,
  ids: readonly number[],
): Promise<Map<number, ProductDetail>> {
  const { rows } = await reads.query<DetailRow>({
    name: 'product-details',
    text: `
      select ${cardColumns},
        p.gst_basis_points, p.hsn, p.weight_grams, p.warehouse, p.created_at,
        greatest(p.updated_at, s.updated_at) as updated_at,
        c.bullet_points, c.description,
        array(select picture from product_pictures where product_id = p.id order by position) as pictures,
        (select coalesce(jsonb_agg(v order by v.position), '[]') from product_variations as v
         where v.product_id = p.id) as variations
      from products as p
      left join product_contents as c on c.product_id = p.id
      left join product_stocks as s on s.product_id = p.id
      where p.id = any ($1::bigint[]) and p.status = 'active'`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toDetail(row)]));
}

const toDetail = (row: DetailRow): ProductDetail => ({
  ...toCard(row),
  bullet_points: row.bullet_points,
  description: row.description,
  variations: row.variations.map((variation) => ({
    color: variation.color,
    imageUrl: pictureUrl(variation.picture),
    sku: variation.sku,
    sp: paiseToRupees(variation.sp_paise),
    mrp: paiseToRupees(variation.mrp_paise),
  })),
  gst_rate: row.gst_basis_points / 100,
  hsn: row.hsn,
  weight_grams: row.weight_grams,
  warehouse: row.warehouse,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The product that has this SKU itself or as one of its variations, as typed or in all capitals or small letters. */
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
