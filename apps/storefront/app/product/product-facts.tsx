import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import type { ProductChoice } from './product-options.ts';

const warehouses = { national: 'India', international: 'International warehouse' } as const;

interface ProductFactsProps {
  product: ProductDetail;
  chosen: Pick<ProductChoice, 'sku' | 'quantity'>;
}

export function ProductFacts({ product, chosen }: ProductFactsProps) {
  return (
    <section
      aria-labelledby="facts-title"
      className="rounded-lg border border-line bg-white p-5 shadow-card sm:p-6"
    >
      <h2 id="facts-title" className="text-xl">
        Product facts
      </h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {listFacts(product, chosen).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function listFacts(
  product: ProductDetail,
  { sku, quantity }: ProductFactsProps['chosen'],
): [name: string, value: string][] {
  const {
    handling_days,
    country_of_origin,
    brand,
    hsn,
    gst_rate,
    weight_grams,
    warehouse,
    rating,
    rating_count,
  } = product;
  const facts: [name: string, value: string][] = [
    ['SKU', sku],
    ['Brand', brand],
    ['Available quantity', quantity === 0 ? 'Out of stock' : String(quantity)],
    ['Handling days', String(handling_days)],
    ['Country of origin', country_of_origin],
    ['Ships from', warehouses[warehouse]],
    ['GST included', `${gst_rate}%`],
    ['HSN code', hsn],
    ["Supplier's rating", rating === null ? '' : formatRating(rating, rating_count)],
    ['Weight', weight_grams === null ? '' : formatWeight(weight_grams)],
  ];
  return facts.filter(([, value]) => value !== '');
}

const formatWeight = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

function formatRating(rating: number, count: number | null): string {
  const stars = `${rating} out of 5`;
  if (count === null) return stars;
  return `${stars} (${count === 1 ? '1 rating' : `${count.toLocaleString('en-IN')} ratings`})`;
}
