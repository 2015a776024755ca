import { listQuery } from '@postprocure/api-client/product-query';
import type { Route } from './+types/winning-products';
import { contentMeta } from '../content/content-meta.ts';
import { ContentWithTool } from '../content/content-with-tool.tsx';
import { readContentPage, type FoundContentPage } from '../content/registry.ts';
import { catalogueContext } from '../load-context.ts';
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
  const catalogue = context.get(catalogueContext);
  const categories = await catalogue.listCategories();
  const choices = readWinningChoices(new URL(request.url).searchParams, categories);
  const query = toWinningQuery(choices);
  const [popular, fresh] = await Promise.all([
    catalogue.listProducts(listQuery({ ...query, limit: popularCount })),
    catalogue.listProducts(listQuery({ ...query, newWithin: 30, limit: freshCount })),
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
