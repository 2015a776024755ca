import type { MetaDescriptor } from 'react-router';
import type { Site } from '../load-context.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import type { ContentPage } from './content-page.ts';

/** Meta tags of an editorial page. An alias has the canonical URL of its page. */
export const contentMeta = (site: Site, { title, description, path }: ContentPage): MetaDescriptor[] =>
  pageMeta(site, { title: pageTitle(title), description, path });
