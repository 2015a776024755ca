import { brand } from '@postprocure/contracts/brand';
import type { Route } from './+types/security-txt';
import { siteContext } from '../load-context.ts';
import { crawlerHeaders, textResponse } from '../seo/text-response.ts';

/** RFC 9116 asks for less than a year, so that nobody trusts a file that is no longer maintained. */
const validForMs = 180 * 86_400_000;

export function loader({ context }: Route.LoaderArgs): Response {
  const { storefrontUrl } = context.get(siteContext);
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Contact: ${new URL('/report-concern', storefrontUrl).href}`,
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${new URL('/.well-known/security.txt', storefrontUrl).href}`,
  ];
  return textResponse('plain', `${lines.join('\n')}\n`, crawlerHeaders());
}
