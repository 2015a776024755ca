import { category } from '@postprocure/contracts/catalogue/category';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  directoryPart,
  directoryPartParams,
  directoryParts,
} from '@postprocure/contracts/catalogue/product-directory';
import {
  productDetail,
  productIdParams,
  productListQuery,
  productPage,
  productSearchPage,
  productSearchQuery,
  productSuggestions,
  productSuggestQuery,
} from '@postprocure/contracts/catalogue/product';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '@postprocure/contracts/app-error';
import type { CatalogueService } from './catalogue.service.ts';

const tags = ['Catalogue'];

/** Sends JSON that is text already; `send` would hold a string against the schema of the parsed answer. */
const sendJsonText = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(text);

export const catalogueRoutes =
  (catalogue: CatalogueService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/product',
      {
        config: { errorCodes: ['NOT_FOUND'] },
        schema: {
          tags,
          summary: 'List products',
          description:
            'All products, or those of a category, in the order asked for. Totals are exact up to 10,000; lists end there. Without filters the first 1000 products hold the leading products of the featured categories.',
          querystring: productListQuery,
          response: { 200: dataOf(productPage) },
        },
      },
      async (request) => ({ data: await catalogue.listProducts(request.query) }),
    );

    app.get(
      '/api/product/search',
      {
        config: { errorCodes: ['NOT_FOUND'] },
        schema: {
          tags,
          summary: 'Search products',
          description:
            'Products that match every word come first, those with all words in the title before the others. The last word may be unfinished, a misspelt one is corrected, and a SKU finds its product. A price among the words is a filter; understood tells what was made of them. When fewer than a page match every word, the list goes on with products that match most of them.',
          querystring: productSearchQuery,
          response: { 200: dataOf(productSearchPage) },
        },
      },
      async (request) => ({ data: await catalogue.searchProducts(request.query) }),
    );

    app.get(
      '/api/product/suggest',
      {
        schema: {
          tags,
          summary: 'Suggest terms, categories and products',
          description: 'For use while someone is typing: the last word of the term is taken as unfinished.',
          querystring: productSuggestQuery,
          response: { 200: dataOf(productSuggestions) },
        },
      },
      async (request) => ({ data: await catalogue.suggest(request.query.search) }),
    );

    for (const path of ['/product/search/category', '/api/product/search/category']) {
      app.get(
        path,
        {
          schema: {
            tags,
            summary: 'List categories',
            description: 'All top categories with their sub-categories, in the order the shop shows them.',
            response: { 200: dataOf(z.array(category)) },
          },
        },
        async () => ({ data: await catalogue.listCategories() }),
      );
    }

    app.get(
      '/api/product/directory',
      {
        schema: {
          tags,
          summary: 'List the parts of the directory',
          description:
            'The directory names every product of the catalogue and when it last changed, for sitemaps and for those who keep a copy of the catalogue up to date.',
          response: { 200: dataOf(directoryParts) },
        },
      },
      async () => ({ data: { parts: await catalogue.listDirectoryParts() } }),
    );

    app.get(
      '/api/product/directory/:part',
      {
        schema: {
          tags,
          summary: 'Get a part of the directory',
          description: 'In the order of their ids; empty for a part that holds no products.',
          params: directoryPartParams,
          response: { 200: dataOf(directoryPart) },
        },
      },
      async (request) => ({ data: { products: await catalogue.readDirectoryPart(request.params.part) } }),
    );

    app.get(
      '/api/product/:id',
      {
        config: { errorCodes: ['NOT_FOUND'] },
        schema: {
          tags,
          summary: 'Get a product',
          description:
            'Everything the detail page shows: images, colours, facts, bullet points, description.',
          params: productIdParams,
          response: { 200: dataOf(productDetail) },
        },
      },
      async (request, reply) => {
        const product = await catalogue.getProductText(request.params.id);
        if (product === null) throw new AppError('NOT_FOUND', 'Product not found.');
        return sendJsonText(reply, `{"data":${product}}`);
      },
    );
    done();
  };
