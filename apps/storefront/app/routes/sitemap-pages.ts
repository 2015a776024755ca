import type { Category } from '@postprocure/contracts/catalogue/category';
import type { Route } from './+types/sitemap-pages';
import { blogPath } from '../blog/blog-paths.ts';
import { blogPosts } from '../content/blog/blog-posts.ts';
import { contentPages } from '../content/registry.ts';
import { apiContext, siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { categoryPath, storePath } from '../paths.ts';
import { writeSitemap } from '../seo/sitemap-xml.ts';
import { textResponse } from '../seo/text-response.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { storefrontUrl } = context.get(siteContext);
  const categories = await context.get(apiContext)('GET /product/search/category');
  const pages = [
    ...['/', storePath, ...categories.flatMap(listCategoryPaths)].map((path) => ({ path })),
    ...contentPages.map(({ path, updated }) => ({ path, changed: updated })),
    ...blogPosts.map(({ id, date }) => ({ path: blogPath(id), changed: date })),
  ];
  const entries = pages.map(({ path, ...rest }) => ({ url: new URL(path, storefrontUrl).href, ...rest }));
  return textResponse('xml', writeSitemap(entries), cachedPageHeaders());
}

const listCategoryPaths = ({ c_name, children }: Category): string[] => [
  categoryPath(c_name),
  ...children.map((child) => categoryPath(c_name, child.c_name)),
];
