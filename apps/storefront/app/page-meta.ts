import type { MetaDescriptor } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { Site } from './load-context.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Path of the page's one true address, without the origin. */
  path: string;
}

/** Title, description, canonical link and Open Graph entries, all from the same three facts. */
export function pageMeta(site: Site, { title, description, path }: PageMeta): MetaDescriptor[] {
  const url = new URL(path, site.storefrontUrl).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
}

export const pageTitle = (name: string): string => `${name} | ${brand.name}`;
