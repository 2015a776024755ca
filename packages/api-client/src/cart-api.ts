import type { Cart, NewCartItem } from '@postprocure/contracts/cart/cart';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiAnswer, type ApiOptions, type RequestParts } from './send-request.ts';

/** One person's cart. Whoever makes one decides whose: the device's, or that of the account logged in. */
export interface CartApi {
  readCart(): Promise<Cart>;
  addItem(item: NewCartItem): Promise<Cart>;
  setQuantity(lineId: number, quantity: number): Promise<Cart>;
  removeLine(lineId: number): Promise<Cart>;
}

export interface HttpCartApi extends CartApi {
  /** Moves what this device holds into the cart of the account logged in; harmless to repeat. */
  merge(): Promise<Cart>;
}

/** `readToken` gives the token of the login; null asks for the device's own cart, known by its cookie. */
export function createHttpCart(options: ApiOptions, readToken: () => string | null): HttpCartApi {
  const send = async (path: string, parts?: RequestParts): Promise<Cart> =>
    readCartAnswer(await sendRequest(options, path, { ...parts, token: readToken() }));
  return {
    readCart: () => send('/api/cart'),
    addItem: (item) => send('/api/cart/lines', { payload: item }),
    setQuantity: (lineId, quantity) =>
      send(`/api/cart/lines/${lineId}`, { method: 'PATCH', payload: { quantity } }),
    removeLine: (lineId) => send(`/api/cart/lines/${lineId}`, { method: 'DELETE' }),
    merge: () => send('/api/cart/merge', { method: 'POST' }),
  };
}

function readCartAnswer({ body, status, requestId }: ApiAnswer): Cart {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data) || !Array.isArray(data['lines'])) {
    throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
  }
  return data as unknown as Cart;
}
