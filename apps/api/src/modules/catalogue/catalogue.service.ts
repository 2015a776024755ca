import { AppError } from '@postprocure/contracts/app-error';
import type { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import { JsonText, type Handlers } from '../../endpoints/handlers.ts';
import { browseProducts } from './browse.service.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { listDirectoryParts, readDirectoryPart } from './product-directory.repository.ts';
import { searchProducts } from './product-search.service.ts';
import { suggestProducts } from './suggestion.service.ts';

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
    'GET /api/product/:id': async ({ params }) => {
      const text = await context.productTexts.get(params.id);
      if (text === null) throw new AppError('NOT_FOUND', 'Product not found.');
      return new JsonText(text);
    },
  };
}
