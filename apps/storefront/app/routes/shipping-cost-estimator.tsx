import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/shipping-cost-estimator';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage } from '../content/registry.ts';
import { editorialPageHeaders } from '../page-headers.ts';
import { shippingEstimatorPath } from '../paths.ts';
import { readAskedEstimate } from '../shipments/estimator-fields.ts';
import { ShippingEstimator } from '../shipments/shipping-estimator.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const asked = readAskedEstimate(new URL(request.url).searchParams);
  return data(
    { ...readContentPage(shippingEstimatorPath), asked },
    {
      status: asked && 'error' in asked.answer ? 400 : 200,
      // Pages with a result are not cached: each parcel has a different one, so they would only evict other pages.
      headers: asked ? {} : editorialPageHeaders(),
    },
  );
}

/** When the browser writes a result into the URL, there is nothing to load. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function ShippingCostEstimator({ loaderData: { asked, ...found } }: Route.ComponentProps) {
  return (
    <ContentWithTool {...found}>
      <ShippingEstimator asked={asked} />
    </ContentWithTool>
  );
}
