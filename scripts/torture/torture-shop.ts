import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import type { Pool } from '@postprocure/db/pool';
import type { PatientSender } from './patient-sender.ts';
import type { TorturePerson } from './torture-load.ts';

export interface TortureShop {
  /** How many pieces of each SKU exist, whether free or reserved, before anything is shipped. */
  totals: ReadonlyMap<string, number>;
}

const products = 6;
/** The GSTINs of the first merchants. The others are not registered for GST. */
const gstins = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];

/**
 * Fills the catalogue: products with and without variations, in both warehouses. Some have so few pieces that they sell
 * out.
 */
export async function createShop(pool: Pool): Promise<TortureShop> {
  await pool.query(`
    insert into categories (id, name, image) values (9001, 'Torture', 'art/box/red/plain');
    insert into products (id, sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
      country_of_origin, warehouse)
    select n, 'TORTURE-' || n, 'Product ' || n, '', 9001, 10000 + n, 30000, 1800, '1234', 3, 'India',
      case when n % 3 = 0 then 'international' else 'national' end
    from generate_series(1, ${products}) as n;
    insert into product_variations (product_id, position, color, size, sku, image, sp_paise, mrp_paise)
    select id, position, 'Red', size, sku || '-' || size, 'art/box/red/plain', 9000 + position, 30000
    from products, (values (0, 'S'), (1, 'M')) as v (position, size) where id > 4;
    insert into variation_stocks (product_id, position, quantity)
    select product_id, position, case position when 0 then 30 else 100000 end from product_variations;
    insert into product_stocks (product_id, quantity)
    select id, case id when 1 then 30 else 100000 end from products where id <= 4`);
  const { rows } = await pool.query<{ sku: string; quantity: number }>(
    `select v.sku, s.quantity from product_variations v join variation_stocks s using (product_id, position)
     union all
     select p.sku, s.quantity from products p join product_stocks s on s.product_id = p.id where p.id <= 4`,
  );
  return { totals: new Map(rows.map(({ sku, quantity }) => [sku, quantity])) };
}

/**
 * Accepts the agreement, declares the tax status and subscribes to all products. Half of the merchants have no cooling
 * window, one has autopay, and two are registered for GST, one of them in the state of the warehouse.
 */
export async function openShops(
  pool: Pool,
  { post, send }: PatientSender,
  merchants: readonly TorturePerson[],
): Promise<void> {
  const { key, current } = legalDocuments.storeAuthorization;
  for (const [index, { merchantId, headers }] of merchants.entries()) {
    await pool.query(
      'insert into order_settings (merchant_id, autopay, cooling_minutes) values ($1, $2, $3)',
      [merchantId, index === 0, index % 2 === 0 ? 0 : 15],
    );
    await pool.query(
      `insert into merchant_profiles (merchant_id, gstin, state_code, unregistered_declared_at, unregistered_declared_by)
       select merchant_id, $2::text, left($2::text, 2), case when $2::text is null then now() end, case when $2::text is null then user_id end
       from memberships where merchant_id = $1`,
      [merchantId, gstins[index] ?? null],
    );
    await requireAnswer(
      post('/api/seller/agreements/acceptances', headers, { key, version: current.version }),
    );
    for (let product = 1; product <= products; product += 1) {
      await requireAnswer(send(`/api/seller/subscriptions/${product}`, { method: 'PUT', headers }));
    }
  }
}

async function requireAnswer(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`Preparing a shop failed: ${await response.text()}`);
  await response.body?.cancel();
}
