import type { Route } from './+types/robots';
import { siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { textResponse } from '../seo/text-response.ts';

/** Search pages are not disallowed, because crawlers must read a page to see that it must not be indexed. */
const personalPaths = ['/cart', '/log-in', '/verify-login-merchant', '/api/cart'];

export function loader({ context }: Route.LoaderArgs): Response {
  const sitemap = new URL('/sitemap.xml', context.get(siteContext).storefrontUrl).href;
  const lines = [
    'User-agent: *',
    ...personalPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
  ];
  return textResponse('plain', `${lines.join('\n')}\n`, cachedPageHeaders());
}
