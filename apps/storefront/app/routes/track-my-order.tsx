import { data } from 'react-router';
import type { Route } from './+types/track-my-order';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage } from '../content/registry.ts';
import { apiContext } from '../load-context.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import { trackOrderPath } from '../paths.ts';
import { askTracking } from '../shipments/ask-tracking.ts';
import { OrderTracker } from '../shipments/order-tracker.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('trackingId');
  // The status of a shipment changes by the hour, so pages with a result are not cached.
  const asked = typed === null ? null : await askTracking(context.get(apiContext), typed);
  return data(
    { ...readContentPage(trackOrderPath), asked },
    {
      status: asked && 'failure' in asked.answer ? 404 : 200,
      headers: asked ? {} : editorialPageHeaders(),
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function TrackMyOrder({ loaderData: { asked, ...found } }: Route.ComponentProps) {
  return (
    <ContentWithTool {...found}>
      <OrderTracker asked={asked} />
    </ContentWithTool>
  );
}
