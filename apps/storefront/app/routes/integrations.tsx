import type { Route } from './+types/integrations';
import { ContentBlocks, splitAtForm } from '../content/content-blocks.tsx';
import { contentMeta } from '../content/content-meta.ts';
import { ContentView } from '../content/content-view.tsx';
import { chooseTab, integrationTabs } from '../content/integrations.ts';
import { readContentPage } from '../content/registry.ts';
import { IntegrationTabs } from '../integrations/integration-tabs.tsx';
import { editorialPageHeaders } from '../page-headers.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

export const loader = ({ request }: Route.LoaderArgs) => ({
  ...readContentPage('/integration/app'),
  tabs: integrationTabs.map(({ id, label }) => ({ id, label })),
  current: chooseTab(new URL(request.url).searchParams.get('tab')),
});

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function Integrations({ loaderData: { page, crumbs, tabs, current } }: Route.ComponentProps) {
  const { before, after } = splitAtForm(page.blocks);
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-14 sm:gap-18">
        <ContentBlocks blocks={before} />
        <IntegrationTabs tabs={tabs} current={current} />
        <ContentBlocks blocks={after} />
      </div>
    </ContentView>
  );
}
