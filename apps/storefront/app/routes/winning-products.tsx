import type { Route } from './+types/winning-products';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage, type FoundContentPage } from '../content/registry.ts';
import { apiContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { winningProductsPath } from '../paths.ts';
import { readWinningChoices, toWinningQuery } from '../winning/winning-choices.ts';
import { WinningList, type WinningProducts } from '../winning/winning-list.tsx';

const popularCount = 12;
const freshCount = 8;

export async function loader({
  context,
  request,
}: Route.LoaderArgs): Promise<FoundContentPage & { winning: WinningProducts }> {
  const api = context.get(apiContext);
  const categories = await api('GET /product/search/category');
  const choices = readWinningChoices(new URL(request.url).searchParams, categories);
  const query = toWinningQuery(choices);
  const [popular, fresh] = await Promise.all([
    api('GET /api/product', { query: { ...query, limit: popularCount } }),
    api('GET /api/product', { query: { ...query, newWithin: 30, limit: freshCount } }),
  ]);
  return {
    ...readContentPage(winningProductsPath),
    winning: {
      choices,
      categoryNames: categories.map(({ c_name }) => c_name),
      popular: popular.products,
      fresh: fresh.products,
      computedAt: new Date().toISOString(),
    },
  };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(matches[0].loaderData.site, loaderData.page);

export default function WinningProductsPage({ loaderData: { winning, ...found } }: Route.ComponentProps) {
  return (
    <ContentWithTool {...found}>
      <WinningList {...winning} />
    </ContentWithTool>
  );
}
