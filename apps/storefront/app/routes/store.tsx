import { listQuery } from '@postprocure/api-client/product-query';
import { Container } from '@postprocure/ui/container';
import type { Route } from './+types/store';
import { CategoryStrip } from '../catalogue/category-strip.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { useStoreCategories } from '../layout/store-categories.ts';
import { catalogueContext, siteContext } from '../load-context.ts';
import { cachedPageHeaders } from '../page-headers.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { storePath } from '../paths.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { products } = await context.get(catalogueContext).listProducts(listQuery());
  return { products, site: context.get(siteContext) };
}

export const headers = cachedPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData.site, {
    title: pageTitle('Product Store'),
    description:
      'Browse trending products in every category, with prices for resellers and delivery across India.',
    path: storePath,
  });

export default function Store({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-12 pt-8">
      <h1 className="text-3xl">Product Store</h1>
      <CategoryStrip categories={useStoreCategories()} />
      <section aria-labelledby="all-products-title">
        <h2 id="all-products-title" className="mb-5 text-2xl">
          All products
        </h2>
        <ProductGrid products={loaderData.products} eagerCount={4} />
      </section>
    </Container>
  );
}
