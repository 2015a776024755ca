import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { cart, cartLineParams, cartQuantity, newCartItem, type Cart } from '@postprocure/contracts/cart/cart';
import { dataOf } from '@postprocure/contracts/envelope';
import type { CartService, CartVisit } from './index.ts';

const tags = ['Cart'];
const response = { 200: dataOf(cart) };
const bodyErrors = ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
const bodyLimit = 10_000;

export const cartRoutes =
  (service: CartService): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      act: (visit: CartVisit) => Promise<Cart>,
    ): Promise<{ data: Cart }> => {
      const visit = await service.visit(request.headers);
      const data = await act(visit);
      if (visit.setCookie !== null) void reply.header('set-cookie', visit.setCookie);
      return { data };
    };

    app.get(
      '/api/cart',
      {
        config: { errorCodes: ['UNAUTHENTICATED'] },
        schema: {
          tags,
          summary: 'Read the cart',
          description:
            'The cart of the account whose token is given in `Authorization: Bearer`; without one, of the device, which is known by a cookie. Prices and stock are those of this moment, and `total` counts what can be ordered.',
          response,
        },
      },
      (request, reply) => answer(request, reply, (visit) => visit.readCart()),
    );

    app.post(
      '/api/cart/lines',
      {
        config: { errorCodes: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', ...bodyErrors] },
        bodyLimit,
        schema: {
          tags,
          summary: 'Add a product',
          description:
            'Adds to what the cart holds of the same product and colour already, or with `replace` takes its place, up to the stock and at most 100. A cart has room for 100 lines.',
          body: newCartItem,
          response,
        },
      },
      (request, reply) => answer(request, reply, (visit) => visit.addItem(request.body)),
    );

    app.patch(
      '/api/cart/lines/:id',
      {
        config: { errorCodes: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', ...bodyErrors] },
        bodyLimit,
        schema: {
          tags,
          summary: 'Change a quantity',
          description: 'Sets how many of a line are wanted, up to the stock and at most 100.',
          params: cartLineParams,
          body: cartQuantity,
          response,
        },
      },
      (request, reply) =>
        answer(request, reply, (visit) => visit.setQuantity(request.params.id, request.body.quantity)),
    );

    app.delete(
      '/api/cart/lines/:id',
      {
        config: { errorCodes: ['UNAUTHENTICATED', 'FORBIDDEN'] },
        schema: {
          tags,
          summary: 'Remove a line',
          description: 'Answers with the cart without it, also when it was gone already.',
          params: cartLineParams,
          response,
        },
      },
      (request, reply) => answer(request, reply, (visit) => visit.removeLine(request.params.id)),
    );

    app.post(
      '/api/cart/merge',
      {
        config: { errorCodes: ['UNAUTHENTICATED', 'FORBIDDEN'] },
        schema: {
          tags,
          summary: "Merge the device's cart into the account's",
          description:
            'To be called after login, with the token: moves what the device holds into the cart of the account. Calling it again changes nothing.',
          response,
        },
      },
      (request, reply) => answer(request, reply, (visit) => visit.merge()),
    );
    done();
  };
