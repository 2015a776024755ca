import { redirect } from 'react-router';
import type { Route } from './+types/signup';
import { siteContext } from '../load-context.ts';

/** Accounts are created in the seller application. The query is passed on. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const { sellerAppUrl } = context.get(siteContext);
  return redirect(`${sellerAppUrl}/signup${url.search}`, 307);
}
