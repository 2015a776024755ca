import type { CartApi } from '@postprocure/api-client/cart-api';
import { cartLineParams, cartQuantity, newCartItem } from '@postprocure/contracts/cart/cart';
import { readFormFields } from '../form-fields.server.ts';

export interface CartFormFailure {
  status: number;
  message: string;
}

const longestForm = 10_000;
const notUnderstood: CartFormFailure = {
  status: 400,
  message: 'We couldn’t read this form. Please try again.',
};

/** Handles a cart form submitted without JavaScript. Returns an error message if it fails. */
export async function applyCartForm(cart: CartApi, request: Request): Promise<CartFormFailure | null> {
  const fields = await readFormFields(request, longestForm);
  const act = fields && chooseAction(cart, fields);
  if (!act) return notUnderstood;
  try {
    await act();
    return null;
  } catch (error) {
    const failure = error as Partial<CartFormFailure>;
    if (failure.status === undefined || failure.status >= 500) throw error;
    return { status: failure.status, message: failure.message ?? notUnderstood.message };
  }
}

function chooseAction(cart: CartApi, fields: URLSearchParams): (() => Promise<unknown>) | undefined {
  const quantity = Number(fields.get('quantity') ?? 1);
  const line = cartLineParams.safeParse({ id: fields.get('lineId') });
  const wanted = cartQuantity.safeParse({ quantity });
  switch (fields.get('intent')) {
    case 'add':
    case 'buy': {
      const color = fields.get('color');
      const item = newCartItem.safeParse({
        productId: Number(fields.get('productId')),
        color: color === '' ? null : color,
        quantity,
        replace: fields.get('intent') === 'buy',
      });
      return item.data && (() => cart.addItem(item.data));
    }
    case 'quantity':
      return line.data && wanted.data && (() => cart.setQuantity(line.data.id, wanted.data.quantity));
    case 'remove':
      return line.data && (() => cart.removeLine(line.data.id));
    default:
      return undefined;
  }
}
