import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { formatRupees } from '@postprocure/money/format-rupees';
import type { Site } from '../load-context.ts';
import { productPath, storeCategoryPath, storePath } from '../paths.ts';
import { absoluteUrl, noThing, type Crumb, type Thing } from '../seo/json-ld.tsx';

const summaryLength = 160;

/** The description for search engines and shared links, truncated at the end of a word. */
export function summariseProduct({ title, sp, mrp, bullet_points }: ProductDetail): string {
  const price = sp < mrp ? `${formatRupees(sp)} (MRP ${formatRupees(mrp)})` : formatRupees(sp);
  const summary = `${title} at ${price}. ${bullet_points.join(' ')}`.trim();
  if (summary.length <= summaryLength) return summary;
  return `${summary.slice(0, summaryLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** Breadcrumbs from the store through the category to the product. */
export function listCrumbs({ id, title }: ProductDetail, categoryNames: readonly string[]): Crumb[] {
  const [main = ''] = categoryNames;
  return [
    { name: 'Product Store', path: storePath },
    ...categoryNames.map((name, depth) => ({
      name,
      path: storeCategoryPath(main, depth === 0 ? undefined : name),
    })),
    { name: title, path: productPath(id) },
  ];
}

/**
 * Structured data for search engines. Prices include GST. The MRP, which must by law be printed on Indian goods, has
 * its own price type.
 */
export function describeProduct(site: Site, product: ProductDetail, categoryNames: readonly string[]): Thing {
  if (!import.meta.env.SSR) return noThing;
  const { id, title, sku, brand, imgUrl, country_of_origin, quantity, sp, mrp } = product;
  return {
    '@type': 'Product',
    name: title,
    sku,
    image: imgUrl.map((path) => absoluteUrl(site, path)),
    description: product.bullet_points.join(' ') || title,
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(categoryNames.length > 0 && { category: categoryNames.join(' > ') }),
    countryOfOrigin: { '@type': 'Country', name: country_of_origin },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(site, productPath(id)),
      price: sp.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/MaximumRetailPrice',
        price: mrp.toFixed(2),
        priceCurrency: 'INR',
        valueAddedTaxIncluded: true,
      },
    },
  };
}
