import { AppError } from '@postprocure/contracts/app-error';
import type { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import type { SizeChart } from '@postprocure/contracts/catalogue/size-chart';
import { JsonText, type Handlers } from '../../endpoints/handlers.ts';
import { browseProducts } from './browse.service.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { listDirectoryParts, readDirectoryPart } from './product-directory.repository.ts';
import { searchProducts } from './product-search.service.ts';
import { findSizeChart } from './size-charts.ts';
import { suggestProducts } from './search-suggestions.service.ts';

export function createCatalogueHandlers(context: CatalogueContext): Handlers<typeof catalogueEndpoints> {
  const { reads } = context;
  const listCategories = async () => (await context.readTree()).categories;
  return {
    'GET /api/product': ({ query }) => browseProducts(context, query),
    'GET /api/product/search': ({ query }) => searchProducts(context, query),
    'GET /api/product/suggest': ({ query }) => suggestProducts(context, query.search),
    'GET /product/search/category': listCategories,
    'GET /api/product/search/category': listCategories,
    'GET /api/product/directory': async () => ({ parts: await listDirectoryParts(reads) }),
    'GET /api/product/directory/:part': async ({ params }) => ({
      products: await readDirectoryPart(reads, params.part),
    }),
    'GET /api/product/:id': async ({ params }) => new JsonText(await readProductText(context, params.id)),
    'GET /api/product/:id/size-chart': async ({ params }) => ({
      chart: await readSizeChart(context, params.id),
    }),
  };
}

async function readProductText(context: CatalogueContext, id: number): Promise<string> {
  const text = await context.readProductText(id);
  if (text === null) throw new AppError('NOT_FOUND', 'Product not found.');
  return text;
}

async function readSizeChart(context: CatalogueContext, id: number): Promise<SizeChart | null> {
  const product = JSON.parse(await readProductText(context, id)) as ProductDetail;
  const { categories } = await context.readTree();
  const categoryNames = categories.flatMap(({ c_id, c_name, children }) => {
    const child = children.find((candidate) => candidate.c_id === product.categoryId);
    return child ? [c_name, child.c_name] : c_id === product.categoryId ? [c_name] : [];
  });
  const sizes = [...new Set(product.variations.map(({ size }) => size).filter((size) => size !== ''))];
  return findSizeChart({ ...product, categoryNames, sizes }) ?? null;
}
