import { Link, useSearchParams } from 'react-router';
import { HandedOverCart } from '../cart/handed-over-cart.tsx';
import { pageTitle } from '../page-title.ts';
import { NotOpenYet } from '../shell/not-open-yet.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.read' };

/** Ordering is not open yet; a cart that was handed over is shown as it arrived. */
export default function Orders() {
  const [parameters] = useSearchParams();
  const cartId = parameters.get('cart');
  if (cartId === null) {
    return (
      <NotOpenYet title="My orders" icon="truck">
        Ordering is not open yet; today you can choose your products under{' '}
        <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
          Product subscribe
        </Link>{' '}
        and fill a cart in the store, which stays in your account until ordering opens.
      </NotOpenYet>
    );
  }
  return (
    <>
      <title>{pageTitle('Your cart')}</title>
      <PageHeader title="Your cart">
        Your cart has arrived. Ordering from it is not open yet; the cart stays in your account until it is.
      </PageHeader>
      <HandedOverCart cartId={cartId} />
    </>
  );
}
