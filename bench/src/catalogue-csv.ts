import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { planCatalogue } from '@postprocure/demo-catalogue/catalogue-plan';
import { generateProduct, type SeedProduct } from '@postprocure/demo-catalogue/generate-product';

const header = [
  'sku',
  'title',
  'brand',
  'category',
  'sp',
  'mrp',
  'gst_rate',
  'hsn',
  'quantity',
  'handling_days',
  'country_of_origin',
  'weight_grams',
  'bullet_points',
  'description',
  'image_urls',
];

/** Writes a supplier's catalogue file. No seeded database contains its products. */
export async function writeCatalogueCsv(file: string, rows: number): Promise<void> {
  await pipeline(Readable.from(generateLines(rows)), createWriteStream(file));
}

function* generateLines(rows: number): Generator<string> {
  const plan = planCatalogue();
  const paths = new Map(plan.categories.map(({ id, name }) => [id, name]));
  for (const { id, parentId, name } of plan.categories) {
    if (parentId !== null) paths.set(id, `${paths.get(parentId) ?? ''} >> ${name}`);
  }
  const today = new Date();
  yield `${header.join(',')}\n`;
  for (let index = 0; index < rows; index += 1) {
    const product = generateProduct(index, plan.placeProduct(index), today);
    yield `${toCells(product, paths.get(product.categoryId) ?? '')
      .map(quote)
      .join(',')}\n`;
  }
}

const toCells = (product: SeedProduct, category: string): (string | number)[] => [
  `BENCH-${product.sku}`,
  product.title,
  product.brand,
  category,
  `₹${(product.spPaise / 100).toLocaleString('en-IN')}`,
  product.mrpPaise / 100,
  product.gstBasisPoints / 100,
  product.hsn,
  product.stock,
  product.handlingDays,
  product.country,
  product.weightGrams,
  JSON.stringify(product.bulletPoints),
  product.description,
  product.images.map((_, place) => `https://images.example.com/${product.sku}/${place + 1}.jpg`).join('|'),
];

const quote = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
