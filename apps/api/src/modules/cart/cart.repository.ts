import { cartLineLimit, quantityCap } from '@postprocure/contracts/limits';
import type { Executor } from '@postprocure/db/pool';
import type { Sku } from '../catalogue/index.ts';

export interface LineRow {
  id: number;
  productId: number;
  sku: string;
  /** Colour and size are stored when the line is added, because the SKU may no longer exist. */
  color: string;
  size: string;
  title: string;
  image: string | null;
  quantity: number;
  addedSpPaise: number;
}

/** Lines in the order they were added. */
export async function loadLines(executor: Executor, cartId: string): Promise<LineRow[]> {
  const { rows } = await executor.query<LineRow>({
    name: 'cart-lines',
    text: `
      select l.id, l.product_id as "productId", l.sku, l.color, l.size, p.title, l.quantity,
        l.sp_paise as "addedSpPaise",
        (select image from product_images where product_id = p.id order by position limit 1) as image
      from cart_lines as l join products as p on p.id = l.product_id
      where l.cart_id = $1
      order by l.id`,
    values: [cartId],
  });
  return rows;
}

/**
 * Returns the SKU of the first variation in stock, or else of the first one. Without variations, returns the product's
 * own SKU.
 */
export async function findDefaultSku(executor: Executor, productId: number): Promise<string | null> {
  const { rows } = await executor.query<{ sku: string }>({
    name: 'cart-default-sku',
    text: `
      select coalesce(v.sku, p.sku) as sku
      from products as p
      left join product_variations as v on v.product_id = p.id
      left join variation_stocks as s on s.product_id = v.product_id and s.position = v.position
      where p.id = $1 order by coalesce(s.quantity, 0) = 0, v.position limit 1`,
    values: [productId],
  });
  return rows[0]?.sku ?? null;
}

export async function findAccountCart(executor: Executor, userId: string): Promise<string | null> {
  return firstId(
    await executor.query<{ id: string }>({
      name: 'account-cart',
      text: 'select id from carts where user_id = $1',
      values: [userId],
    }),
  );
}

export async function findDeviceCart(executor: Executor, keyHash: Buffer): Promise<string | null> {
  return firstId(
    await executor.query<{ id: string }>({
      name: 'device-cart',
      text: 'select id from carts where device_key_hash = $1',
      values: [keyHash],
    }),
  );
}

/**
 * Finds or creates the cart, and locks it until the transaction ends, so that concurrent changes run one after
 * another.
 */
export async function openAccountCart(tx: Executor, userId: string): Promise<string | null> {
  return firstId(
    await tx.query<{ id: string }>(
      `insert into carts (user_id) select id from users where id = $1 and status = 'active'
       on conflict (user_id) do update set updated_at = now() returning id`,
      [userId],
    ),
  );
}

/** Finds the cart of a device and locks it in the same way. Returns null if the key is unknown. */
export async function openDeviceCart(tx: Executor, keyHash: Buffer): Promise<string | null> {
  return firstId(
    await tx.query<{ id: string }>(
      'update carts set updated_at = now() where device_key_hash = $1 returning id',
      [keyHash],
    ),
  );
}

export async function createDeviceCart(tx: Executor, keyHash: Buffer): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into carts (device_key_hash) values ($1) returning id',
    [keyHash],
  );
  return (rows[0] as { id: string }).id;
}

/** The number of lines in the cart, and the quantity of one SKU in it. */
export async function countLines(
  tx: Executor,
  cartId: string,
  sku: string,
): Promise<{ lines: number; quantity: number }> {
  const { rows } = await tx.query<{ lines: number; quantity: number }>(
    `select count(*) as lines, coalesce(sum(quantity) filter (where sku = $2), 0) as quantity
     from cart_lines where cart_id = $1`,
    [cartId, sku],
  );
  return rows[0] as { lines: number; quantity: number };
}

export async function saveLine(
  tx: Executor,
  cartId: string,
  { productId, sku, color, size, spPaise }: Sku,
  quantity: number,
): Promise<void> {
  await tx.query(
    `insert into cart_lines (cart_id, product_id, sku, color, size, quantity, sp_paise)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (cart_id, sku)
     do update set quantity = excluded.quantity, sp_paise = excluded.sp_paise, added_at = now()`,
    [cartId, productId, sku, color, size, quantity, spPaise],
  );
}

export async function findLineSku(tx: Executor, cartId: string, lineId: number): Promise<string | null> {
  const { rows } = await tx.query<{ sku: string }>(
    'select sku from cart_lines where cart_id = $1 and id = $2',
    [cartId, lineId],
  );
  return rows[0]?.sku ?? null;
}

export async function updateQuantity(
  tx: Executor,
  cartId: string,
  lineId: number,
  quantity: number,
): Promise<void> {
  await tx.query('update cart_lines set quantity = $3 where cart_id = $1 and id = $2', [
    cartId,
    lineId,
    quantity,
  ]);
}

export async function deleteLine(tx: Executor, cartId: string, lineId: number): Promise<void> {
  await tx.query('delete from cart_lines where cart_id = $1 and id = $2', [cartId, lineId]);
}

/** Moves lines from one cart to another and adds up quantities. Lines that do not fit stay in the first cart. */
export async function moveLines(tx: Executor, fromCartId: string, toCartId: string): Promise<void> {
  await tx.query(
    `with incoming as (
       select l.*, exists (
         select from cart_lines as held where held.cart_id = $2 and held.sku = l.sku) as is_held
       from cart_lines as l where l.cart_id = $1
     ), ranked as (
       select *, row_number() over (partition by is_held order by id) as place from incoming
     )
     insert into cart_lines (cart_id, product_id, sku, color, size, quantity, sp_paise, added_at)
     select $2, product_id, sku, color, size, quantity, sp_paise, added_at from ranked
     where is_held or place <= $3 - (select count(*) from cart_lines where cart_id = $2)
     order by id
     on conflict (cart_id, sku)
     do update set quantity = least(cart_lines.quantity + excluded.quantity, $4)`,
    [fromCartId, toCartId, cartLineLimit, quantityCap],
  );
  await tx.query(
    `delete from cart_lines as l using cart_lines as held
     where l.cart_id = $1 and held.cart_id = $2 and held.sku = l.sku`,
    [fromCartId, toCartId],
  );
}

export async function deleteIdleDeviceCarts(executor: Executor, idleDays: number): Promise<void> {
  await executor.query(
    'delete from carts where device_key_hash is not null and updated_at < now() - make_interval(days => $1)',
    [idleDays],
  );
}

const firstId = ({ rows }: { rows: { id: string }[] }): string | null => rows[0]?.id ?? null;
