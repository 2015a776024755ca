import { redirect } from 'react-router';
import type { Route } from './+types/signup';
import { siteContext } from '../load-context.ts';

/** Accounts are opened in the seller application; what the link said goes along. */
export function loader({ url, context }: Route.LoaderArgs): Response {
  const { sellerAppUrl } = context.get(siteContext);
  return redirect(`${sellerAppUrl}/signup${url.search}`, 307);
}
