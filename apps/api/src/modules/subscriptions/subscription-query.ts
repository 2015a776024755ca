import {
  lowStock,
  marginBands,
  type ChangeFilter,
  type SubscriptionSort,
} from '@postprocure/contracts/subscriptions/subscription-filter';
import type { SubscriptionFilter } from '@postprocure/contracts/subscriptions/subscription';
import { gstSlab } from '@postprocure/money/gst-slab';
import { likePattern } from '../../like-pattern.ts';

/** Collects the parameters of a statement that is put together at run time. */
export class Values {
  readonly list: unknown[] = [];

  /** Returns the placeholder of the value. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** The aliases that the expressions below use. */
export const subscriptionTables = `
  product_subscriptions as s
  join products as p on p.id = s.product_id
  left join product_stocks as k on k.product_id = s.product_id`;

const price = 'least(s.my_price_paise, p.mrp_paise)';
const slabGst = (paise: string): string =>
  `case when ${paise} <= ${gstSlab.limitPaise} then ${gstSlab.lowerBasisPoints} else ${gstSlab.higherBasisPoints} end`;
const saleGst = `case when p.hsn ~ '${gstSlab.hsnPattern}' and p.gst_basis_points = ${slabGst('p.sp_paise')}
  then ${slabGst(price)} else p.gst_basis_points end`;

export const expressions = {
  title: 'coalesce(s.own_title, s.snapshot_title)',
  price,
  /** The same formula as in money/margin, without rounding. */
  margin: `(10000.0 * (1 - p.sp_paise * (10000.0 + ${saleGst}) / (${price} * (10000.0 + p.gst_basis_points))))`,
  stock: 'coalesce(k.quantity, 0)',
  state: `case when p.status = 'inactive' and s.state <> 'REMOVED' then 'DISCONTINUED' else s.state end`,
  images: `array(select image from product_images where product_id = s.product_id order by position)`,
};

export const supplierContent = {
  bullets: `coalesce((select bullet_points from product_contents where product_id = s.product_id), '{}')`,
  description: `coalesce((select description from product_contents where product_id = s.product_id), '')`,
};

export const hashOf = (textExpression: string): string => `sha256(convert_to(${textExpression}, 'UTF8'))`;

export const changed = {
  sp: 's.snapshot_sp_paise <> p.sp_paise',
  mrp: 's.snapshot_mrp_paise <> p.mrp_paise',
  title: 's.snapshot_title <> p.title',
  bullets: `s.snapshot_bullets <> ${supplierContent.bullets}`,
  description: `s.snapshot_description_hash <> ${hashOf(supplierContent.description)}`,
  images: `s.snapshot_images <> ${expressions.images}`,
} as const;

const changeConditions: Record<ChangeFilter, string> = {
  any: Object.values(changed).join(' or '),
  price: changed.sp,
  mrp: changed.mrp,
  content: [changed.title, changed.bullets, changed.description, changed.images].join(' or '),
};

const stockConditions = {
  in: `${expressions.stock} > 0`,
  low: `${expressions.stock} between 1 and ${lowStock}`,
  out: `${expressions.stock} = 0`,
};

/** The WHERE condition of a filter, including the merchant. */
export function filterCondition(values: Values, merchantId: string, filter: SubscriptionFilter): string {
  const conditions = [`s.merchant_id = ${values.add(merchantId, 'uuid')}`];
  conditions.push(filter.state === undefined ? `s.state <> 'REMOVED'` : stateCondition(filter.state));
  const search = filter.search?.trim() ?? '';
  if (search !== '') {
    const pattern = values.add(likePattern(search), 'text');
    conditions.push(
      `(${expressions.title} ilike ${pattern} or p.sku ilike ${pattern} or p.brand ilike ${pattern}
        or exists (select from product_variations as v where v.product_id = s.product_id and v.sku ilike ${pattern}))`,
    );
  }
  if (filter.change) conditions.push(`(${changeConditions[filter.change]})`);
  if (filter.stock) conditions.push(stockConditions[filter.stock]);
  if (filter.margin) {
    const { from, below } = marginBands[filter.margin];
    if (from !== null) conditions.push(`${expressions.margin} >= ${from}`);
    if (below !== null) conditions.push(`${expressions.margin} < ${below}`);
  }
  if (filter.categoryId !== undefined) {
    const category = values.add(filter.categoryId, 'int');
    conditions.push(
      `p.category_id in (select id from categories where id = ${category} or parent_id = ${category})`,
    );
  }
  return conditions.join('\n and ');
}

function stateCondition(state: NonNullable<SubscriptionFilter['state']>): string {
  if (state === 'DISCONTINUED') return `s.state <> 'REMOVED' and p.status = 'inactive'`;
  if (state === 'REMOVED') return `s.state = 'REMOVED'`;
  return `s.state = '${state}' and p.status = 'active'`;
}

interface Sorting {
  expression: string;
  type: string;
  descending: boolean;
}

const sortings: Record<SubscriptionSort, Sorting> = {
  newest: { expression: 's.subscribed_at', type: 'timestamptz', descending: true },
  title: { expression: `lower(${expressions.title})`, type: 'text', descending: false },
  'price-low-high': { expression: expressions.price, type: 'bigint', descending: false },
  'price-high-low': { expression: expressions.price, type: 'bigint', descending: true },
  'margin-low-high': { expression: expressions.margin, type: 'numeric', descending: false },
  'margin-high-low': { expression: expressions.margin, type: 'numeric', descending: true },
  'stock-low-high': { expression: expressions.stock, type: 'bigint', descending: false },
};

export interface Cursor {
  value: string;
  productId: number;
}

/** Keyset pagination; the product ID makes the order unique. */
export function sortPage(
  values: Values,
  sort: SubscriptionSort,
  cursor: Cursor | null,
): { value: string; after: string; orderBy: string } {
  const { expression, type, descending } = sortings[sort];
  const direction = descending ? 'desc' : 'asc';
  const after = cursor
    ? ` and (${expression}, s.product_id) ${descending ? '<' : '>'} (${values.add(cursor.value, type)}, ${values.add(cursor.productId, 'bigint')})`
    : '';
  return { value: expression, after, orderBy: `${expression} ${direction}, s.product_id ${direction}` };
}
