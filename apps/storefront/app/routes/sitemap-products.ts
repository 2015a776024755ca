import type { Route } from './+types/sitemap-products';
import { catalogueContext, siteContext } from '../load-context.ts';
import { productPath } from '../paths.ts';
import { writeSitemap } from '../seo/sitemap-xml.ts';
import { crawlerHeaders, textResponse } from '../seo/text-response.ts';

/**
 * The sitemap for one part of the product directory. The part is in the query, because a sitemap must be at the root
 * to cover the whole site.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get('part') ?? '';
  const products = /^[1-9]\d{0,4}$/.test(part)
    ? await context.get(catalogueContext).readDirectoryPart(Number(part))
    : [];
  if (products.length === 0) return new Response('Sitemap not found.\n', { status: 404 });
  const { storefrontUrl } = context.get(siteContext);
  const entries = products.map(({ id, updated_at }) => ({
    url: new URL(productPath(id), storefrontUrl).href,
    changed: updated_at,
  }));
  return textResponse('xml', writeSitemap(entries), crawlerHeaders());
}
