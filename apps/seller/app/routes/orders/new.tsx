import { Link } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/new';
import { api } from '../../api.ts';
import { NewOrderForm } from '../../orders/new-order-form.tsx';
import { BackLink } from '../../desk/back-link.tsx';
import { pageTitle } from '../../page-title.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.write' };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cartId = new URL(request.url).searchParams.get('cart');
  if (cartId === null || !uuid.test(cartId)) return { cart: null };
  const { skus } = await api('GET /api/seller/orders/skus', { query: { cartId } });
  return { cart: { id: cartId, skus } };
}

export default function NewOrder({ loaderData: { cart } }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle('New order')}</title>
      <BackLink to="/seller/orders">My orders</BackLink>
      <PageHeader title="New order" />
      {cart?.skus.length === 0 && (
        <div className="mb-6">
          <StatusMessage tone="error">
            This cart is empty or belongs to another account. Log in with the account you used in the store,
            or choose the products here.
          </StatusMessage>
        </div>
      )}
      {cart && cart.skus.length > 0 && (
        <div className="mb-6">
          <StatusMessage>
            These are the products from your cart. Products you have not subscribed to need a{' '}
            <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
              subscription
            </Link>{' '}
            before the order can be paid.
          </StatusMessage>
        </div>
      )}
      <NewOrderForm key={cart?.id} cart={cart && cart.skus.length > 0 ? cart : null} />
    </>
  );
}
