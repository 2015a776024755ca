import { defineEndpoints } from '../endpoint.ts';
import { cart, cartLineParams, cartQuantity, newCartItem } from './cart.ts';

const tag = 'Cart';
const bodyErrors = ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
const maxBodyBytes = 10_000;

/** Every change returns the updated cart. */
export const cartEndpoints = defineEndpoints({
  'GET /api/cart': {
    docs: {
      tag,
      summary: 'Get the cart',
      description:
        "The account's cart if an `Authorization: Bearer` token is sent; otherwise the device's cart, which is identified by a cookie. Prices and stock are current, and `total` covers only what can be ordered.",
    },
    response: cart,
    errors: ['UNAUTHENTICATED'],
  },
  'POST /api/cart/lines': {
    docs: {
      tag,
      summary: 'Add a product',
      description:
        'Adds to the quantity of this SKU in the cart, or replaces that quantity if `replace` is true. The result is capped at the available stock and at 100. A cart holds up to 100 lines.',
    },
    body: newCartItem,
    response: cart,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', ...bodyErrors],
    maxBodyBytes,
  },
  'PATCH /api/cart/lines/:id': {
    docs: {
      tag,
      summary: 'Change a quantity',
      description: 'Sets the quantity of a line, up to the stock and at most 100.',
    },
    params: cartLineParams,
    body: cartQuantity,
    response: cart,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', ...bodyErrors],
    maxBodyBytes,
  },
  'DELETE /api/cart/lines/:id': {
    docs: {
      tag,
      summary: 'Remove a line',
      description: 'Returns the cart without the line, even if the line was already gone.',
    },
    params: cartLineParams,
    response: cart,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
  'POST /api/cart/merge': {
    docs: {
      tag,
      summary: "Merge the device's cart into the account's",
      description:
        "Call this after login, with the token. Moves the device's lines into the account's cart. Calling it again changes nothing.",
    },
    response: cart,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  },
});
