import { data } from 'react-router';
import type { Route } from './+types/content-page';
import { contentMeta } from '../content/content-meta.ts';
import { ContentView } from '../content/content-view.tsx';
import { findContentPage } from '../content/registry.ts';
import { siteContext } from '../load-context.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

/** Handles all URLs without a separate route: shows a page from the registry, or a 404 error. */
export function loader({ params, context }: Route.LoaderArgs) {
  const path = `/${params['*'].replace(/\/$/, '')}`;
  const found = findContentPage(path, context.get(siteContext));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData} />;
}
