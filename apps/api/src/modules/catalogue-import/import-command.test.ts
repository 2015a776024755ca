import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dumpCatalogue, openImportBench, toCsv, type ImportBench } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const header = ['sku', 'title', 'category', 'sp', 'mrp', 'quantity'];

describe('a row of the file', () => {
  test('becomes a product with all its values', async () => {
    const file = await bench.write(
      'full.csv',
      toCsv([
        [
          'SKU',
          'Title',
          'Brand',
          'Category',
          'SP',
          'MRP',
          'GST Rate',
          'HSN',
          'Quantity',
          'Handling Days',
          'Country of Origin',
          'Weight Grams',
          'Description',
          'Bullet Points',
          'Image URLs',
          'Colour',
        ],
        [
          'A-1',
          'Men&#39;s  Kurta',
          'Vastrika',
          'Clothing >> Men >> Kurtas',
          '₹1,299.50',
          'Rs. 2,599/-',
          '5%',
          '6105',
          '12',
          '12 days',
          'IN',
          '350',
          '<p onclick="x()">Soft</p><script>x()</script>',
          'Cotton|Machine wash',
          'https://cdn.example/1.jpg, https://cdn.example/2.jpg|ftp://x/3.jpg',
          'Maroon',
        ],
      ]),
    );
    const { exitCode, output } = await bench.run(file);
    expect(output).toContain('Accepted  1 (1 created, 0 updated, 0 unchanged)');
    expect(exitCode).toBe(0);
    expect(
      await bench.query(
        'select sku, title, brand, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days, country_of_origin, warehouse, weight_grams from products',
      ),
    ).toEqual([
      {
        sku: 'A-1',
        title: "Men's Kurta",
        brand: 'Vastrika',
        sp_paise: 129_950,
        mrp_paise: 259_900,
        gst_basis_points: 500,
        hsn: '6105',
        handling_days: 12,
        country_of_origin: 'India',
        warehouse: 'national',
        weight_grams: 350,
      },
    ]);
    expect(await bench.query('select bullet_points, description from product_contents')).toEqual([
      { bullet_points: ['Cotton', 'Machine wash'], description: '<p>Soft</p>' },
    ]);
    expect(
      await bench.query(
        `select source_url from product_images join remote_images as w on image = 'web/' || w.id order by position`,
      ),
    ).toEqual([{ source_url: 'https://cdn.example/1.jpg' }, { source_url: 'https://cdn.example/2.jpg' }]);
    expect(
      await bench.query(
        'select c.name, t.name as top from products join categories as c on c.id = category_id join categories as t on t.id = c.parent_id',
      ),
    ).toEqual([{ name: 'Men', top: 'Clothing' }]);
    expect(await bench.query('select color, sku, sp_paise from product_variations')).toEqual([
      { color: 'Maroon', sku: 'A-1', sp_paise: 129_950 },
    ]);
    expect(await bench.readReport(file)).toEqual([
      '2,A-1,warning,"an image address was left out: it is not http or https, or too long",ftp://x/3.jpg',
    ]);
  });

  test('with few values gets the documented defaults, or those of the command', async () => {
    const file = await bench.write('short.csv', 'sku,title,category,sp\nA,Lamp,Home,499\n');
    await bench.run(file, '--defaults', 'quantity=5,country_of_origin=China,gst_rate=12');
    expect(
      await bench.query(
        'select brand, mrp_paise, gst_basis_points, hsn, handling_days, country_of_origin, warehouse, weight_grams, quantity, image from products join product_stocks on product_stocks.product_id = id join product_images on product_images.product_id = id',
      ),
    ).toEqual([
      {
        brand: '',
        mrp_paise: 49_900,
        gst_basis_points: 1200,
        hsn: '',
        handling_days: 7,
        country_of_origin: 'China',
        warehouse: 'international',
        weight_grams: null,
        quantity: 5,
        image: expect.stringMatching(/^art\/package\/natural\//) as string,
      },
    ]);
  });
});

test('reports rejected rows with their reasons, and accepted + rejected = rows', async () => {
  const file = await bench.write(
    'hostile.csv',
    [
      header.join(','),
      'OK-1,Lamp,Home,499,999,3',
      ',No sku,Home,499,999,3',
      'B-1,,Home,499,999,3',
      'B-2,Lamp,,499,999,3',
      'B-3,Lamp,Home,"1.299,00",999,3',
      'B-4,Lamp,Home,499.999,999,3',
      'B-5,Lamp,Home,999,499,3',
      'B-6,Lamp,Home,free,999,many',
      'B-7,Lamp,Home,499',
      'B-8,Lamp,Home,499,999,3,shifted',
      '"B-9" broken,Lamp,Home,499,999,3',
      `B-10,${'x'.repeat(501)},Home,499,999,3`,
      'B\0-11,Lamp,Home,499,999,3',
      `B-12,"'); drop table products; --",Home,499,999,3`,
      'OK-2,La\0mp \u0007shade,Home,499,999,3,,,',
      ',,,,,',
      '=cmd|x,Lamp,Home,-1,999,3',
      '',
    ].join('\n'),
  );
  const { output, exitCode } = await bench.run(file);
  expect(exitCode).toBe(0);
  expect(output).toContain(
    'Rows      16\nAccepted  3 (3 created, 0 updated, 0 unchanged)\nRefused   13\nWarnings  1\n',
  );
  expect(await bench.readReport(file)).toEqual([
    '3,,refused,sku is empty,',
    '4,B-1,refused,title is empty,',
    '5,B-2,refused,category is empty,',
    '6,B-3,refused,sp is ambiguous: the comma could be a decimal point,"1.299,00"',
    '7,B-4,refused,sp has a fraction of a paisa,499.999',
    '8,B-5,refused,sp is more than mrp,999',
    '9,B-6,refused,sp is not an amount in rupees; quantity is not a whole number,free; many',
    '10,,refused,the row has 4 cells where the header has 6,B-7 | Lamp | Home | 499',
    '11,,refused,the row has 7 cells where the header has 6,B-8 | Lamp | Home | 499 | 999 | 3 | shifted',
    '12,,refused,a quote inside a quoted cell is not doubled,"""B-9"" broken,Lamp,Home,499,999,3"',
    `13,B-10,refused,title is longer than 500 characters,${'x'.repeat(500)}`,
    '14,B-11,refused,sku contains invalid characters,B-11',
    '16,OK-2,warning,title: control characters were removed,Lamp shade',
    "18,'=cmd|x,refused,sp is negative,-1".replace(',-1', ",'-1"),
  ]);
  expect(await bench.query('select sku, title from products order by sku')).toEqual([
    { sku: 'B-12', title: "'); drop table products; --" },
    { sku: 'OK-1', title: 'Lamp' },
    { sku: 'OK-2', title: 'Lamp shade' },
  ]);
});

describe('an existing SKU', () => {
  const first = toCsv([
    header,
    ['A', 'Lamp', 'Home', 499, 999, 3],
    ['B', 'Vase', 'Home >> Decor', 299, 599, 0],
  ]);

  test('is updated, and its price and stock history continues', async () => {
    await bench.run(await bench.write('one.csv', first));
    const { output } = await bench.run(
      await bench.write(
        'two.csv',
        toCsv([header, ['A', 'Lamp', 'HOME', '450', '', 8], ['B', 'Vase', 'home >> decor', 299, 599, '']]),
      ),
    );
    expect(output).toContain('Accepted  2 (0 created, 1 updated, 1 unchanged)');
    expect(
      await bench.query(
        'select sku, sp_paise, mrp_paise, quantity from products join product_stocks on product_id = id order by sku',
      ),
    ).toEqual([
      { sku: 'A', sp_paise: 45_000, mrp_paise: 99_900, quantity: 8 },
      { sku: 'B', sp_paise: 29_900, mrp_paise: 59_900, quantity: 0 },
    ]);
    expect(
      await bench.query(
        `select h.sp_paise from price_history as h join products as p on p.id = product_id where sku = 'A' order by h.id`,
      ),
    ).toEqual([{ sp_paise: 49_900 }, { sp_paise: 45_000 }]);
    expect(
      await bench.query(
        `select quantity from stock_history join products as p on p.id = product_id where sku = 'A' order by stock_history.id`,
      ),
    ).toEqual([{ quantity: 3 }, { quantity: 8 }]);
    expect(await bench.query('select count(*) from categories')).toEqual([{ count: 2 }]);
  });

  test('is not written if nothing has changed', async () => {
    const file = await bench.write('one.csv', first);
    await bench.run(file);
    const versions =
      'select xmin::text, sku from products union all select xmin::text, quantity::text from product_stocks union all select xmin::text, description from product_contents union all select xmin::text, image from product_images order by 1, 2';
    const before = await bench.query(versions);
    const { output } = await bench.run(file);
    expect(output).toContain('Accepted  2 (0 created, 0 updated, 2 unchanged)');
    expect(await bench.query(versions)).toEqual(before);
  });

  test('twice in a file: the last valid row wins, even across batches', async () => {
    const rows = Array.from({ length: 2500 }, (_, i) => [`S-${i}`, 'Lamp', 'Home', 499, 999, 1]);
    rows.splice(5, 0, ['S-9', 'Early in the same batch', 'Home', 100, 999, 1]);
    rows.push(['S-0', 'Late', 'Home', 111, 999, 1], ['S-1', 'Late but broken', 'Home', 'x', 999, 1]);
    const file = await bench.write('twice.csv', toCsv([header, ...rows]));
    const { output } = await bench.run(file);
    expect(output).toContain(
      'Rows      2,503\nAccepted  2,502 (2,500 created, 0 updated, 0 unchanged, 2 replaced by a later row)\nRefused   1',
    );
    expect(
      await bench.query(
        `select sku, title, sp_paise, (select count(*) from price_history as h where h.product_id = p.id) as prices from products as p where sku in ('S-0', 'S-1', 'S-9') order by sku`,
      ),
    ).toEqual([
      { sku: 'S-0', title: 'Late', sp_paise: 11_100, prices: 1 },
      { sku: 'S-1', title: 'Lamp', sp_paise: 49_900, prices: 1 },
      { sku: 'S-9', title: 'Lamp', sp_paise: 49_900, prices: 1 },
    ]);
    expect((await bench.run(file)).output).toContain(
      '(0 created, 0 updated, 2,500 unchanged, 2 replaced by a later row)',
    );
  });
});

test('rows with a parent_sku become variations, before or after their parent', async () => {
  const file = await bench.write(
    'colours.csv',
    toCsv([
      ['sku', 'parent_sku', 'color', 'title', 'category', 'sp', 'mrp', 'image_urls'],
      ['K-RED', 'K', 'Red', '', '', 510, 999, 'https://cdn.example/red.jpg'],
      ['K', '', 'Blue', 'Kurta', 'Clothing', 499, 999, 'https://cdn.example/blue.jpg'],
      ['K-GREEN', 'K', 'Green', 'Kurta', 'Clothing', 520, '', ''],
      ['K-NONE', 'K', '', '', '', 499, '', ''],
      ['K-LOST', 'NOWHERE', 'Red', '', '', 499, '', ''],
      ['K-DEEP', 'K-RED', 'Red', '', '', 499, '', ''],
    ]),
  );
  const { output } = await bench.run(file);
  expect(output).toContain('Rows      6\nAccepted  3 (3 created, 0 updated, 0 unchanged)\nRefused   3');
  expect(
    await bench.query(
      `select position, color, sku, source_url, sp_paise, mrp_paise from product_variations left join remote_images as w on image = 'web/' || w.id order by position`,
    ),
  ).toEqual([
    {
      position: 0,
      color: 'Blue',
      sku: 'K',
      source_url: 'https://cdn.example/blue.jpg',
      sp_paise: 49_900,
      mrp_paise: 99_900,
    },
    {
      position: 1,
      color: 'Red',
      sku: 'K-RED',
      source_url: 'https://cdn.example/red.jpg',
      sp_paise: 51_000,
      mrp_paise: 99_900,
    },
    {
      position: 2,
      color: 'Green',
      sku: 'K-GREEN',
      source_url: 'https://cdn.example/blue.jpg',
      sp_paise: 52_000,
      mrp_paise: 52_000,
    },
  ]);
  expect(await bench.readReport(file)).toEqual([
    '5,K-NONE,refused,color and size are both empty,',
    '6,K-LOST,refused,parent_sku NOWHERE is not a product in this file or in the catalogue,K-LOST',
    '7,K-DEEP,refused,parent_sku K-RED is not a product in this file or in the catalogue,K-DEEP',
  ]);
  expect((await bench.run(file)).output).toContain('(0 created, 0 updated, 3 unchanged)');

  const clash = await bench.write('clash.csv', 'sku,title,category,sp\nK-RED,Its own,Clothing,499\n');
  expect((await bench.run(clash)).exitCode).toBe(1);
  expect(await bench.readReport(clash)).toEqual(['2,K-RED,refused,sku belongs to a variation of K,K-RED']);
});

test('imports another format with a map, repairs its text and lists its unknown columns', async () => {
  const file = await bench.write(
    'feed.csv',
    toCsv([
      [
        'uniq_id',
        'product_name',
        'product_category_tree',
        'retail_price',
        'discounted_price',
        'image',
        'crawl_timestamp',
      ],
      [
        'c2d7',
        'Womenâ€™s CafÃ© Saree',
        '["Clothing >> Women\'s Clothing >> Sarees"]',
        '1999',
        '999',
        '["https://img.example/a.jpeg", "https://img.example/b.jpeg"]',
        '2026',
      ],
      ['c2d8', 'Lost \ufffd sign', '["Clothing >> Women\'s Clothing >> Kurtas"]', '', '999', '[]', '2026'],
    ]),
  );
  const refused = await bench.run(file);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain(
    '--map "sku=uniq_id,title=product_name,category=product_category_tree,sp=discounted_price"',
  );

  const map =
    'sku=uniq_id,title=product_name,category=product_category_tree,sp=discounted_price,mrp=retail_price,image_urls=image';
  const { output } = await bench.run(file, '--map', map);
  expect(output).toContain('Columns not imported: crawl_timestamp');
  expect(
    await bench.query(
      'select sku, title, c.name from products join categories as c on c.id = category_id order by sku',
    ),
  ).toEqual([
    { sku: 'c2d7', title: 'Women’s Café Saree', name: "Women's Clothing" },
    { sku: 'c2d8', title: 'Lost \ufffd sign', name: "Women's Clothing" },
  ]);
  expect(await bench.readReport(file)).toEqual([
    '3,c2d8,warning,title: text was already damaged by a wrong encoding,Lost \ufffd sign',
  ]);
});

test('a dry run reports everything and changes nothing', async () => {
  const before = await dumpCatalogue(bench.database.pool);
  const file = await bench.write(
    'dry.csv',
    toCsv([header, ['A', 'Lamp', 'Home', 499, 999, 3], ['B', '', 'Home', 1, 1, 1]]),
  );
  const { output } = await bench.run(file, '--dry-run');
  expect(output).toContain('Accepted  1 (1 new, 0 already in the catalogue)\nRefused   1');
  expect(await bench.readReport(file)).toEqual(['3,B,refused,title is empty,']);
  expect(await dumpCatalogue(bench.database.pool)).toEqual(before);
});

test.each([
  [[], 'Specify one file to import.'],
  [['nowhere.csv'], 'File not found: nowhere.csv.'],
  [['x.csv', '--colour'], "Unknown option '--colour'.\n\nUsage:"],
  [['x.csv', '--map'], "Option '--map <value>' argument missing.\n\nUsage:"],
  [['x.csv', '--map', '--dry-run'], "Option '--map' argument is ambiguous.\n\nUsage:"],
  [['x.csv', '--encoding', 'klingon'], '--encoding klingon: unknown encoding'],
  [['x.csv', '--defaults', 'quantity=many'], '--defaults quantity=many: is not a whole number'],
  [
    ['x.csv', '--defaults', 'country_of_origin=asdf'],
    '--defaults country_of_origin=asdf: is not a known country',
  ],
  [['x.csv', '--map', 'price=x'], '--map price=x: unknown column price'],
  [['x.csv', '--report', '/nowhere/report.csv'], 'Cannot write the report to /nowhere/report.csv'],
])('%j prints a clear error', async (argv, message) => {
  const { exitCode, output } = await bench.run(...argv);
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
});
