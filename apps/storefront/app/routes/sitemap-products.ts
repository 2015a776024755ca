import type { Route } from './+types/sitemap-products';
import { apiContext, siteContext } from '../load-context.ts';
import { productPath } from '../paths.ts';
import { writeSitemap } from '../seo/sitemap-xml.ts';
import { crawlerHeaders, textResponse } from '../seo/text-response.ts';

/** The sitemap of one part of the product directory. The part is in the query, because sitemaps must be at the root. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get('part') ?? '';
  const { products } = /^[1-9]\d{0,4}$/.test(part)
    ? await context.get(apiContext)('GET /api/product/directory/:part', { params: { part } })
    : { products: [] };
  if (products.length === 0) return new Response('Sitemap not found.\n', { status: 404 });
  const { storefrontUrl } = context.get(siteContext);
  const entries = products.map(({ id, updated_at }) => ({
    url: new URL(productPath(id), storefrontUrl).href,
    changed: updated_at,
  }));
  return textResponse('xml', writeSitemap(entries), crawlerHeaders());
}
