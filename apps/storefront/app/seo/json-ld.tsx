import { brand } from '@postprocure/contracts/brand';
import type { Site } from '../load-context.ts';
import { searchPath } from '../paths.ts';

/** A schema.org entity, such as a Product. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export interface Crumb {
  name: string;
  path: string;
}

/**
 * Structured data (JSON-LD) for search engines. A data block is never executed, so the content security policy needs
 * no hash for it. Escaping `<` prevents text such as a product title from closing the element.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(thing) }} />;
}

export const writeJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

/** The absolute URL of a path. */
export const absoluteUrl = (site: Site, path: string): string => new URL(path, site.storefrontUrl).href;

export const describeOrganization = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': absoluteUrl(site, '/#organization'),
  name: brand.name,
  slogan: brand.tagline,
  url: absoluteUrl(site, '/'),
  logo: absoluteUrl(site, '/logo.png'),
  email: brand.email,
  telephone: brand.phone,
  foundingDate: String(brand.foundedYear),
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.slice(1).join(', '),
    addressCountry: 'IN',
  },
  sameAs: brand.social.map(({ url }) => url),
});

export const describeWebSite = (site: Site): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  url: absoluteUrl(site, '/'),
  publisher: { '@id': absoluteUrl(site, '/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absoluteUrl(site, searchPath)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** Breadcrumbs, from the outermost to the page itself. */
export const describeBreadcrumbs = (site: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(site, path),
  })),
});
