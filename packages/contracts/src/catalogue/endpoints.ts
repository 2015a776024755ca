import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { category } from './category.ts';
import { directoryPart, directoryPartParams, directoryParts } from './product-directory.ts';
import {
  productDetail,
  productIdParams,
  productListQuery,
  productPage,
  productSearchPage,
  productSearchQuery,
  productSuggestions,
  productSuggestQuery,
} from './product.ts';
import { productSizeChart } from './size-chart.ts';

const tag = 'Catalogue';

const categoryList = {
  docs: {
    tag,
    summary: 'List categories',
    description: 'All top-level categories with their subcategories, in display order.',
  },
  response: z.array(category),
};

export const catalogueEndpoints = defineEndpoints({
  'GET /api/product': {
    docs: {
      tag,
      summary: 'List products',
      description:
        'All products, or those of one category, in the requested order. A list contains at most 10,000 products, and totals are exact up to that number. Without filters, the first 1,000 products include the top products of the featured categories.',
    },
    query: productListQuery,
    response: productPage,
    errors: ['NOT_FOUND'],
  },
  'GET /api/product/search': {
    docs: {
      tag,
      summary: 'Search products',
      description:
        'Products that match every word come first, and among them those with all words in the title. The last word may be incomplete, misspelled words are corrected, and a SKU finds its product. A price in the search text becomes a filter; `understood` shows how the text was interpreted. If the products that match every word do not fill a page, the list continues with products that match most words.',
    },
    query: productSearchQuery,
    response: productSearchPage,
    errors: ['NOT_FOUND'],
  },
  'GET /api/product/suggest': {
    docs: {
      tag,
      summary: 'Suggest search terms, categories and products',
      description: 'For search boxes: the last word of the term is treated as incomplete.',
    },
    query: productSuggestQuery,
    response: productSuggestions,
  },
  'GET /product/search/category': categoryList,
  'GET /api/product/search/category': categoryList,
  'GET /api/product/directory': {
    docs: {
      tag,
      summary: 'List directory parts',
      description:
        'The directory lists the ID of every product and the time it last changed, for sitemaps and for keeping a copy of the catalogue up to date.',
    },
    response: directoryParts,
  },
  'GET /api/product/directory/:part': {
    docs: {
      tag,
      summary: 'Get a directory part',
      description: 'Ordered by ID. Empty if the part has no products.',
    },
    params: directoryPartParams,
    response: directoryPart,
  },
  'GET /api/product/:id': {
    docs: {
      tag,
      summary: 'Get a product',
      description: 'All details of a product: images, variations, facts, bullet points and description.',
    },
    params: productIdParams,
    response: productDetail,
    errors: ['NOT_FOUND'],
  },
  'GET /api/product/:id/size-chart': {
    docs: {
      tag,
      summary: 'Get the size chart of a product',
      description: 'Measurements for the sizes of a product, such as clothing, footwear, rings and bedding.',
    },
    params: productIdParams,
    response: productSizeChart,
    errors: ['NOT_FOUND'],
  },
});
