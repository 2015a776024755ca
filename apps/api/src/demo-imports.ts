import { openPool, type Executor } from '@postprocure/db/pool';
import { findDemoPeople } from './demo-money.ts';
import { moveBack } from './demo-working-hours.ts';
import { createDemoImport } from './modules/catalogue-import/index.ts';
import { writeCsvLine, type Cell } from './spreadsheet-cell.ts';

const officeHours = [10, 18] as const;

/**
 * Imports two files into the demo catalogue: a price list, and a feed that is undone afterwards because the wrong
 * column was read as the category. Does nothing if there has ever been an import.
 */
export async function seedDemoImports(databaseUrl: string, directory: string, now: Date): Promise<void> {
  // An import needs several connections: for its lock, its transaction and its progress.
  const database = openPool(databaseUrl, { max: 4 });
  try {
    const people = await findDemoPeople(database);
    const products = await listQuietProducts(database);
    if (!people || products.length === 0 || (await hasImports(database))) return;
    const hoursAgo = (hours: number) => moveBack(new Date(now.getTime() - hours * 3_600_000), officeHours);
    const userId = people.adminId;
    await createDemoImport(
      { database, directory },
      {
        userId,
        fileName: 'kiran-home-decor-feed.csv',
        csv: writeTable(feedHeader, listFeed()),
        at: hoursAgo(122),
        undoneAt: hoursAgo(121),
      },
    );
    await createDemoImport(
      { database, directory },
      {
        userId,
        fileName: 'anand-traders-price-list.csv',
        csv: writeTable(priceListHeader, listPrices(products)),
        at: hoursAgo(51),
        undoneAt: null,
      },
    );
  } finally {
    await database.end();
  }
}

async function hasImports(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query<{ found: boolean }>('select exists (select from imports) as found');
  return rows[0]?.found === true;
}

interface CatalogueProduct {
  sku: string;
  title: string;
  category: string;
  spPaise: number;
  mrpPaise: number;
  quantity: number;
}

const priceListLength = 36;

/** Products that nothing else in the demo refers to. */
async function listQuietProducts(executor: Executor): Promise<CatalogueProduct[]> {
  const { rows } = await executor.query<CatalogueProduct>(
    `select p.sku, p.title, concat_ws(' >> ', top.name, c.name) as category, p.sp_paise as "spPaise",
       p.mrp_paise as "mrpPaise", s.quantity
     from products as p
     join categories as c on c.id = p.category_id
     left join categories as top on top.id = c.parent_id
     join product_stocks as s on s.product_id = p.id
     where p.status = 'active'
       and not exists (select from product_variations as v where v.product_id = p.id)
       and not exists (select from product_subscriptions as b where b.product_id = p.id)
       and not exists (select from order_items as i where i.product_id = p.id)
     order by p.id desc limit $1`,
    [priceListLength],
  );
  return rows;
}

const priceListHeader = ['Item SKU', 'Product Name', 'Category', 'MRP', 'Discount Price', 'Stock', 'Rating'];

/**
 * Every third price drops by five percent. Some cells contain text or mistakes, as in files that people edit by hand.
 */
function listPrices(products: readonly CatalogueProduct[]): Cell[][] {
  const rows = products.map(({ sku, title, category, spPaise, mrpPaise, quantity }, n) => {
    const price = n % 3 === 0 ? Math.max(1, Math.floor((spPaise * 0.95) / 100)) : spPaise / 100;
    const typed = n === 7 ? 'On request' : n === 19 ? mrpPaise / 100 + 500 : price;
    const rating = n % 9 === 4 ? 'New' : '';
    return [sku, title, category, mrpPaise / 100, typed, quantity + (n % 4) * 5, rating];
  });
  return [...rows, ...rows.slice(0, 1)];
}

const feedHeader = ['SKU', 'Title', 'Product Type', 'Selling Price', 'MRP', 'Qty', 'Image URL'];

const decor = [
  ['Brass peacock diya', 449, 799],
  ['Terracotta wall plate', 299, 499],
  ['Madhubani tissue box', 349, 649],
  ['Blue pottery soap dish', 229, 399],
  ['Dhokra elephant figurine', 899, 1499],
  ['Jute table runner', 379, 699],
  ['Sheesham key holder', 319, 599],
  ['Warli painted coasters', 249, 449],
  ['Marble incense stand', 279, 499],
  ['Macrame plant hanger', 329, 599],
  ['Copper tea-light holder', 259, 449],
  ['Channapatna napkin rings', 199, 349],
  ['Bamboo serving tray', 549, 999],
  ['Pattachitra wall scroll', 1199, 1999],
  ['Glass urli with stand', 749, 1299],
  ['Kantha cushion cover', 269, 499],
  ['Bidri photo frame', 1299, 2199],
  ['Cane fruit basket', 459, 799],
  ['Ikat lamp shade', 649, 1099],
  ['Papier-mache bell', 149, 249],
  ['Rosewood bookend', 599, 999],
  ['Phulkari door toran', 389, 699],
  ['Stone-carved jaali lamp', 1099, 1799],
  ['Lacquered bangle box', 429, 749],
] as const;

/** The supplier's product type is different for each product, so that each gets a category of its own. */
const listFeed = (): Cell[][] =>
  decor.map(([title, price, mrp], n) => [
    `KHD-${String(1001 + n)}`,
    title,
    title.replace(/^\S+ /, '').replace(/^./, (letter) => letter.toUpperCase()),
    n === 9 ? 'call us' : price,
    mrp,
    12 + (n % 5) * 8,
    n % 8 === 3 ? `images/khd-${1001 + n}.jpg` : '',
  ]);

const writeTable = (header: readonly string[], rows: readonly Cell[][]): string =>
  [[...header], ...rows].map((row) => writeCsvLine(row)).join('');
