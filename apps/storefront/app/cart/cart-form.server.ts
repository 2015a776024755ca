import type { ApiClient } from '@postprocure/api-client/api-client';
import { AppError } from '@postprocure/contracts/app-error';
import { readFormFields } from '../form-fields.server.ts';

export interface CartFormFailure {
  status: number;
  message: string;
}

const maxLength = 10_000;
const invalidForm: CartFormFailure = {
  status: 400,
  message: "We couldn't read this form. Go back and try again.",
};

/** Handles a form sent without JavaScript. Returns the error to show, or null if the cart was changed. */
export async function applyCartForm(api: ApiClient, request: Request): Promise<CartFormFailure | null> {
  const fields = await readFormFields(request, maxLength);
  const changed = fields && changeCart(api, fields);
  if (!changed) return invalidForm;
  try {
    await changed;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.code === 'INVALID_REQUEST' ? invalidForm : { status: error.status, message: error.message };
  }
}

function changeCart(api: ApiClient, fields: URLSearchParams): Promise<unknown> | undefined {
  const quantity = Number(fields.get('quantity') ?? 1);
  const params = { id: fields.get('lineId') ?? '' };
  const intent = fields.get('intent');
  switch (intent) {
    case 'add':
    case 'buy': {
      const productId = Number(fields.get('productId'));
      const sku = fields.get('sku') || null;
      return api('POST /api/cart/lines', { body: { productId, sku, quantity, replace: intent === 'buy' } });
    }
    case 'quantity':
      return api('PATCH /api/cart/lines/:id', { params, body: { quantity } });
    case 'remove':
      return api('DELETE /api/cart/lines/:id', { params });
    default:
      return undefined;
  }
}
