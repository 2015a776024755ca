import { redirect } from 'react-router';
import type { Route } from './+types/signup';
import { siteContext } from '../load-context.ts';

/** Redirects to the seller application, where accounts are created. The query string is passed on. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const { sellerAppUrl } = context.get(siteContext);
  return redirect(`${sellerAppUrl}/signup${url.search}`, 307);
}
