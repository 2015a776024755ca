import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cart, cartLine } from '@postprocure/contracts/cart/cart';
import { category, subCategory } from '@postprocure/contracts/catalogue/category';
import { deliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { errorBody } from '@postprocure/contracts/envelope';
import type { ErrorCode } from '@postprocure/contracts/error-code';
import { loginResult, loginUser } from '@postprocure/contracts/accounts/login';
import {
  productCard,
  productDetail,
  productFacets,
  productPage,
  productSearchPage,
  productSuggestions,
  productVariation,
} from '@postprocure/contracts/catalogue/product';
import { commonErrorCodes, describeErrors } from './openapi-errors.ts';
import { dropUnusedComponents } from './openapi-components.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error codes of this route in addition to `commonErrorCodes`, for the API reference. */
    errorCodes?: readonly ErrorCode[];
  }
}

// Uses the global registry, because `describe` and `meta` write to it and the generator reads only the IDs from any
// other. Request schemas get no ID, because they would be listed as `…Input`.
const components = z.globalRegistry;
Object.entries({
  Cart: cart,
  CartLine: cartLine,
  Category: category,
  SubCategory: subCategory,
  DeliveryEstimate: deliveryEstimate,
  Error: errorBody,
  LoginResult: loginResult,
  LoginUser: loginUser,
  ProductCard: productCard,
  ProductDetail: productDetail,
  ProductFacets: productFacets,
  ProductPage: productPage,
  ProductSearchPage: productSearchPage,
  ProductSuggestions: productSuggestions,
  ProductVariation: productVariation,
}).forEach(([id, schema]) => components.add(schema, { ...components.get(schema), id }));

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry: components });
const addComponents = createJsonSchemaTransformObject({ schemaRegistry: components });

type DocumentedSchema = FastifySchema & { response?: Record<string, object> };

/** Collects the routes registered from now on into an OpenAPI document, served at /api/openapi.json. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Post Procure API',
        version: '1.0.0',
        description:
          'The public API of Post Procure: catalogue, cart, forms, plans, tracking, chat and merchant login. A successful response has the body `{"data": …}`; an error has the body `{"message", "code", "requestId"}`, where `message` is for people and `code` for programs. Prices are in rupees and include GST. Responses have an `ETag` for conditional requests. Rate-limited endpoints also send `RateLimit-*` headers.',
      },
      // Relative to the host that served the document.
      servers: [{ url: '/' }],
      tags: [
        { name: 'Catalogue', description: 'Products, search, suggestions and categories' },
        { name: 'Delivery', description: 'Delivery estimates' },
        { name: 'Cart', description: 'Shopping carts of visitors and logged-in users' },
        { name: 'Tickets', description: 'Contact, support and request forms' },
        { name: 'Accounts', description: 'Login' },
        { name: 'Plans', description: 'Plan prices and limits' },
        { name: 'Shipments', description: 'Shipment tracking' },
        { name: 'Chat', description: 'Live chat with our team' },
        { name: 'Operation', description: 'For load balancers and monitoring' },
      ],
    },
    transform: (route) => {
      // Routes in other parts of the server may have no schema at all.
      const { schema, url } = toJsonSchema(route) as { schema?: DocumentedSchema; url: string };
      const { errorCodes = [], exemptFromLoadShedding } = route.route.config ?? {};
      // A route that is exempt from load shedding is not rate-limited either, so it lists all its error codes itself.
      const errors = describeErrors(
        exemptFromLoadShedding ? errorCodes : [...commonErrorCodes, ...errorCodes],
      );
      const answer = schema?.response?.['200'];
      const success = answer && { 200: { ...answer, description: 'Success.' } };
      return { url, schema: { ...schema, response: { ...success, ...errors } } };
    },
    transformObject: (document) =>
      dropUnusedComponents(addComponents(document) as Parameters<typeof dropUnusedComponents>[0]),
  });
  let document: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
      })
      .send(document);
  });
}
