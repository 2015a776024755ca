import type { MetaDescriptor } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { Site } from './load-context.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path without the origin. */
  path: string;
  /** The path of the preview image for shared links. Defaults to the site's image. */
  image?: string | undefined;
  /** Excludes the page from search engines; its links are still followed. */
  noindex?: boolean;
}

const shopImage = '/social.png';

/** Title, description, canonical link and Open Graph tags. */
export function pageMeta(
  site: Site,
  { title, description, path, image, noindex = false }: PageMeta,
): MetaDescriptor[] {
  const url = new URL(path, site.storefrontUrl).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(image ?? shopImage, site.storefrontUrl).href },
    { name: 'twitter:card', content: image === undefined ? 'summary_large_image' : 'summary' },
  ];
}

export const pageTitle = (name: string): string => `${name} | ${brand.name}`;
