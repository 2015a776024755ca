import type { Executor } from '@postprocure/db/pool';
import type { Sku, StockLine } from '../catalogue/index.ts';

/** A line of an order with the product as it was when the order was taken. */
export interface OrderItemRecord {
  line: number;
  sku: string;
  productId: number | null;
  title: string;
  color: string | null;
  size: string | null;
  image: string | null;
  quantity: number;
  unitPaise: number;
  linePaise: number;
  saleUnitPaise: number | null;
  hsn: string;
  gstBasisPoints: number;
  weightGrams: number | null;
  warehouse: Sku['warehouse'] | null;
  handlingDays: number;
}

export type NewOrderItem = Omit<OrderItemRecord, 'line' | 'linePaise'>;

const columns = `line, sku, product_id as "productId", title, color, size, image, quantity, unit_paise as "unitPaise",
  line_paise as "linePaise", sale_unit_paise as "saleUnitPaise", hsn, gst_basis_points as "gstBasisPoints",
  weight_grams as "weightGrams", warehouse, handling_days as "handlingDays"`;

export async function listOrderItems(executor: Executor, orderId: string): Promise<OrderItemRecord[]> {
  const { rows } = await executor.query<OrderItemRecord>(
    `select ${columns} from order_items where order_id = $1 order by line`,
    [orderId],
  );
  return rows;
}

export async function listItemsOfOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderItemRecord[]>> {
  const { rows } = await executor.query<OrderItemRecord & { orderId: string }>(
    `select order_id as "orderId", ${columns} from order_items where order_id = any ($1) order by order_id, line`,
    [orderIds],
  );
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function listStockLines(executor: Executor, orderId: string): Promise<StockLine[]> {
  const { rows } = await executor.query<StockLine>(
    'select sku, sum(quantity)::int as quantity from order_items where order_id = $1 group by sku order by sku',
    [orderId],
  );
  return rows;
}

/** Replaces the lines of an order and its totals. Call it through `replaceItems`. */
export async function saveOrderItems(
  tx: Executor,
  orderId: string,
  items: readonly NewOrderItem[],
  marginPaise: number | null,
): Promise<void> {
  await tx.query('delete from order_items where order_id = $1', [orderId]);
  await tx.query(
    `insert into order_items (order_id, line, sku, product_id, title, color, size, image, quantity, unit_paise,
       sale_unit_paise, hsn, gst_basis_points, weight_grams, warehouse, handling_days)
     select $1, i.line, i.sku, i."productId", i.title, i.color, i.size, i.image, i.quantity, i."unitPaise",
       i."saleUnitPaise", i.hsn, i."gstBasisPoints", i."weightGrams", i.warehouse, i."handlingDays"
     from jsonb_to_recordset($2::jsonb) as i (line int, sku text, "productId" bigint, title text, color text, size text,
       image text, quantity int, "unitPaise" bigint, "saleUnitPaise" bigint, hsn text, "gstBasisPoints" int,
       "weightGrams" int, warehouse text, "handlingDays" int)`,
    [orderId, JSON.stringify(items.map((item, index) => ({ ...item, line: index + 1 })))],
  );
  await tx.query(
    `update orders set goods_paise = (select coalesce(sum(line_paise), 0) from order_items where order_id = $1),
       sale_paise = (select case when bool_and(sale_unit_paise is not null) then sum(sale_unit_paise * quantity) end
                     from order_items where order_id = $1),
       margin_paise = $2, updated_at = now()
     where id = $1`,
    [orderId, marginPaise],
  );
}

/** The order line with the current product data. For an unknown SKU, it contains only what the merchant entered. */
export const toOrderItem = (
  { sku, quantity, saleUnitPaise }: { sku: string; quantity: number; saleUnitPaise: number | null },
  found: Sku | undefined,
): NewOrderItem => ({
  sku,
  quantity,
  saleUnitPaise,
  productId: found?.productId ?? null,
  title: found?.title ?? `Unknown SKU ${sku}`,
  color: found?.color || null,
  size: found?.size || null,
  image: found?.image ?? null,
  unitPaise: found?.spPaise ?? 0,
  hsn: found?.hsn ?? '',
  gstBasisPoints: found?.gstBasisPoints ?? 0,
  weightGrams: found?.weightGrams ?? null,
  warehouse: found?.warehouse ?? null,
  handlingDays: found?.handlingDays ?? 0,
});
