import type { Category } from '@postprocure/contracts/category';
import type { Route } from './+types/sitemap-pages';
import { catalogueContext, siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { categoryPath, storePath } from '../paths.ts';
import { writeSitemap } from '../seo/sitemap-xml.ts';
import { textResponse } from '../seo/text-response.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { storefrontUrl } = context.get(siteContext);
  const categories = await context.get(catalogueContext).listCategories();
  const paths = ['/', storePath, ...categories.flatMap(listCategoryPaths)];
  const entries = paths.map((path) => ({ url: new URL(path, storefrontUrl).href }));
  return textResponse('xml', writeSitemap(entries), cachedPageHeaders());
}

const listCategoryPaths = ({ c_name, children }: Category): string[] => [
  categoryPath(c_name),
  ...children.map((child) => categoryPath(c_name, child.c_name)),
];
