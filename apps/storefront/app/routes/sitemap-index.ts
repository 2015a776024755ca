import type { Route } from './+types/sitemap-index';
import { apiContext, siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { writeSitemapIndex } from '../seo/sitemap-xml.ts';
import { textResponse } from '../seo/text-response.ts';

/** Lists one sitemap for the editorial pages and one for each part of the product directory. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { storefrontUrl } = context.get(siteContext);
  const { parts } = await context.get(apiContext)('GET /api/product/directory');
  const paths = ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-products.xml?part=${part}`)];
  const entries = paths.map((path) => ({ url: new URL(path, storefrontUrl).href }));
  return textResponse('xml', writeSitemapIndex(entries), cachedPageHeaders());
}
