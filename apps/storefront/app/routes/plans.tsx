import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import type { Route } from './+types/plans';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage, type FoundContentPage } from '../content/registry.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { plansPath } from '../paths.ts';
import { PlanTable } from '../plans/plan-table.tsx';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

export async function loader({
  context,
}: Route.LoaderArgs): Promise<FoundContentPage & { comparison: PlanComparison }> {
  return { ...readContentPage(plansPath), comparison: await context.get(apiContext)('GET /api/plans') };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function Plans({ loaderData: { comparison, ...found } }: Route.ComponentProps) {
  return (
    <ContentWithTool {...found}>
      <PlanTable comparison={comparison} />
    </ContentWithTool>
  );
}
