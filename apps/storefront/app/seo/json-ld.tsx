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
 * no hash for it. Escaping `<` prevents text such as a product title from closing the element. Search engines read the
 * server's HTML, so the browser keeps that HTML, and the browser bundle contains no code that builds structured data.
 */
export const JsonLd = ({ thing }: { thing: Thing }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writeJsonLd(thing) : '' }}
  />
);

/** Used in the browser instead of a real entity. */
export const noThing: Thing = { '@type': '' };

export const writeJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

export const absoluteUrl = (site: Site, path: string): string => new URL(path, site.storefrontUrl).href;

export const describeOrganization = (site: Site): Thing =>
  import.meta.env.SSR
    ? {
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
      }
    : noThing;

export const describeWebSite = (site: Site): Thing =>
  import.meta.env.SSR
    ? {
        '@type': 'WebSite',
        name: brand.name,
        url: absoluteUrl(site, '/'),
        publisher: { '@id': absoluteUrl(site, '/#organization') },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absoluteUrl(site, searchPath)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }
    : noThing;

/** Breadcrumbs, from the outermost page to the current one. */
export const describeBreadcrumbs = (site: Site, crumbs: readonly Crumb[]): Thing =>
  import.meta.env.SSR
    ? {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(site, path),
        })),
      }
    : noThing;
