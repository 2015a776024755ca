import { cartLineLimit, quantityCap } from '@postprocure/contracts/limits';
import type { Executor } from '@postprocure/db/pool';

export interface LineRow {
  id: number;
  product_id: number;
  color: string | null;
  quantity: number;
  added_sp_paise: number;
  title: string;
  sku: string;
  image: string | null;
  sp_paise: number;
  mrp_paise: number;
  stock: number;
  /** False if the product or this colour is no longer sold. */
  offered: boolean;
}

/** Lines in the order they were added, with the current price and stock of their products. */
export async function loadLines(executor: Executor, cartId: string): Promise<LineRow[]> {
  const { rows } = await executor.query<LineRow>({
    name: 'cart-lines',
    text: `
      select l.id, l.product_id, l.color, l.quantity, l.sp_paise as added_sp_paise, p.title,
        coalesce(v.sku, p.sku) as sku, coalesce(v.sp_paise, p.sp_paise) as sp_paise,
        coalesce(v.mrp_paise, p.mrp_paise) as mrp_paise, coalesce(s.quantity, 0) as stock,
        coalesce(v.image, (select image from product_images
                             where product_id = p.id order by position limit 1)) as image,
        p.status = 'active' and (l.color is null or v.sku is not null) as offered
      from cart_lines as l
      join products as p on p.id = l.product_id
      left join product_stocks as s on s.product_id = l.product_id
      left join lateral (
        select sku, image, sp_paise, mrp_paise from product_variations
        where product_id = l.product_id and color = l.color order by position limit 1) as v on true
      where l.cart_id = $1
      order by l.id`,
    values: [cartId],
  });
  return rows;
}

export interface Offer {
  color: string | null;
  spPaise: number;
  stock: number;
}

/** The offer for this product and colour. Without a colour, the first variation if there is one. */
export async function findOffer(
  executor: Executor,
  productId: number,
  color: string | null,
): Promise<Offer | null> {
  const { rows } = await executor.query<Offer>({
    name: 'cart-offer',
    text: `
      select v.color, coalesce(v.sp_paise, p.sp_paise) as "spPaise", coalesce(s.quantity, 0) as stock
      from products as p
      left join product_stocks as s on s.product_id = p.id
      left join lateral (
        select color, sp_paise from product_variations
        where product_id = p.id and ($2::text is null or color = $2) order by position limit 1) as v on true
      where p.id = $1 and p.status = 'active' and ($2::text is null or v.color is not null)`,
    values: [productId, color],
  });
  return rows[0] ?? null;
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

/** Also locks the cart until the transaction ends, so that concurrent changes run one after another. */
export async function openAccountCart(tx: Executor, userId: string): Promise<string | null> {
  return firstId(
    await tx.query<{ id: string }>(
      `insert into carts (user_id) select id from users where id = $1 and status = 'active'
       on conflict (user_id) do update set updated_at = now() returning id`,
      [userId],
    ),
  );
}

/** The same for a device. Null if the key is unknown. */
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

export interface Line {
  productId: number;
  color: string | null;
  quantity: number;
  spPaise: number;
}

/** The number of lines in the cart, and the quantity of one offer in it. */
export async function countLines(
  tx: Executor,
  cartId: string,
  { productId, color }: Pick<Line, 'productId' | 'color'>,
): Promise<{ lines: number; quantity: number }> {
  const { rows } = await tx.query<{ lines: number; quantity: number }>(
    `select count(*) as lines,
       coalesce(sum(quantity) filter (where product_id = $2 and color is not distinct from $3), 0) as quantity
     from cart_lines where cart_id = $1`,
    [cartId, productId, color],
  );
  return rows[0] as { lines: number; quantity: number };
}

export async function saveLine(tx: Executor, cartId: string, line: Line): Promise<void> {
  await tx.query(
    `insert into cart_lines (cart_id, product_id, color, quantity, sp_paise) values ($1, $2, $3, $4, $5)
     on conflict (cart_id, product_id, color)
     do update set quantity = excluded.quantity, sp_paise = excluded.sp_paise, added_at = now()`,
    [cartId, line.productId, line.color, line.quantity, line.spPaise],
  );
}

export async function findLine(
  tx: Executor,
  cartId: string,
  lineId: number,
): Promise<Pick<Line, 'productId' | 'color'> | null> {
  const { rows } = await tx.query<Pick<Line, 'productId' | 'color'>>(
    'select product_id as "productId", color from cart_lines where cart_id = $1 and id = $2',
    [cartId, lineId],
  );
  return rows[0] ?? null;
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

/** Moves lines from one cart to the other and adds up quantities. Lines that do not fit stay in their cart. */
export async function moveLines(tx: Executor, fromCartId: string, toCartId: string): Promise<void> {
  await tx.query(
    `with incoming as (
       select l.*, exists (
         select from cart_lines as held where held.cart_id = $2 and held.product_id = l.product_id
           and held.color is not distinct from l.color) as is_held
       from cart_lines as l where l.cart_id = $1
     ), ranked as (
       select *, row_number() over (partition by is_held order by id) as place from incoming
     )
     insert into cart_lines (cart_id, product_id, color, quantity, sp_paise, added_at)
     select $2, product_id, color, quantity, sp_paise, added_at from ranked
     where is_held or place <= $3 - (select count(*) from cart_lines where cart_id = $2)
     order by id
     on conflict (cart_id, product_id, color)
     do update set quantity = least(cart_lines.quantity + excluded.quantity, $4)`,
    [fromCartId, toCartId, cartLineLimit, quantityCap],
  );
  await tx.query(
    `delete from cart_lines as l using cart_lines as held
     where l.cart_id = $1 and held.cart_id = $2 and held.product_id = l.product_id
       and held.color is not distinct from l.color`,
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
