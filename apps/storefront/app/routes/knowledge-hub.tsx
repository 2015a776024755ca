import type { Route } from './+types/knowledge-hub';
import { ContentBlocks, splitAtForm } from '../content/content-blocks.tsx';
import { ContentView } from '../content/content-view.tsx';
import { searchKnowledge } from '../content/knowledge-search.ts';
import { knowledgeSections } from '../content/knowledge-sections.ts';
import { readContentPage } from '../content/registry.ts';
import { queryMaxLength } from '../content/search-content.ts';
import { KnowledgeMatches } from '../knowledge/knowledge-matches.tsx';
import { KnowledgeSearchForm } from '../knowledge/knowledge-search-form.tsx';
import { KnowledgeSections } from '../knowledge/knowledge-sections.tsx';
import { editorialPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import type { RouteHandle } from '../route-handle.ts';

export const handle: RouteHandle = { noScripts: true };

const articlesInHub = 3;

export function loader({ request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, queryMaxLength);
  return {
    ...readContentPage('/knowledge-hub'),
    query,
    matches: query === '' ? null : searchKnowledge(query),
    sections: knowledgeSections.map(({ articles, ...section }) => ({
      ...section,
      articles: articles.slice(0, articlesInHub),
    })),
  };
}

export const headers = editorialPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { page, query }, matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: pageTitle(query === '' ? page.title : `${query}: ${page.title}`),
    description: page.description,
    path: page.path,
    noindex: query !== '',
  });

export default function KnowledgeHub({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, query, matches, sections } = loaderData;
  const { after } = splitAtForm(page.blocks);
  return (
    <ContentView page={page} crumbs={crumbs}>
      <div className="grid grid-cols-1 gap-14 sm:gap-18">
        <div className="grid grid-cols-1 gap-8">
          <KnowledgeSearchForm query={query} />
          {matches && <KnowledgeMatches query={query} matches={matches} />}
        </div>
        <KnowledgeSections sections={sections} />
        <ContentBlocks blocks={after} />
      </div>
    </ContentView>
  );
}
