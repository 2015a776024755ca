import type { Cart, NewCartItem } from '@postprocure/contracts/cart/cart';
import type { Pool } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import { verifyAccessToken, type AccountsContext } from '../accounts/index.ts';
import { cartCookie } from './cart-cookie.ts';
import { addItem, mergeCarts, readCart, removeLine, setQuantity, type CartOwner } from './cart.service.ts';

/** What tells whose cart a request is about. */
export interface CartCredentials {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** One request's view of the one cart it may touch. */
export interface CartVisit {
  readCart(): Promise<Cart>;
  addItem(item: NewCartItem): Promise<Cart>;
  setQuantity(lineId: number, quantity: number): Promise<Cart>;
  removeLine(lineId: number): Promise<Cart>;
  /** For accounts only: takes over what the device of this request holds. */
  merge(): Promise<Cart>;
  /** To be sent along with the answer, once something was added on a device. */
  readonly setCookie: string | null;
}

export interface CartService {
  /** The cart of the account whose token is given, or else of the device whose cookie is. */
  visit(credentials: CartCredentials): Promise<CartVisit>;
}

export interface CartOptions {
  database: Pool;
  accounts: AccountsContext;
  /** True where the public address is https. */
  secureCookies: boolean;
}

export function createCart({ database, accounts, secureCookies }: CartOptions): CartService {
  const identify = async ({ authorization, cookie }: CartCredentials): Promise<CartOwner> => {
    if (authorization === undefined) return { kind: 'device', key: cartCookie.read(cookie) };
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
    return { kind: 'account', userId: (await verifyAccessToken(accounts, token)).sub };
  };
  return {
    visit: async (credentials) => {
      const owner = await identify(credentials);
      let setCookie: string | null = null;
      return {
        readCart: () => readCart(database, owner),
        addItem: async (item) => {
          const { cart, key } = await addItem(database, owner, item);
          // Sent each time, so that the cookie of somebody who keeps adding never runs out.
          if (key !== null) setCookie = cartCookie.write(key, { secure: secureCookies });
          return cart;
        },
        setQuantity: (lineId, quantity) => setQuantity(database, owner, lineId, quantity),
        removeLine: (lineId) => removeLine(database, owner, lineId),
        merge: () => {
          if (owner.kind === 'device') throw new AppError('UNAUTHENTICATED', 'Please log in first.');
          return mergeCarts(database, owner.userId, cartCookie.read(credentials.cookie));
        },
        get setCookie() {
          return setCookie;
        },
      };
    },
  };
}
