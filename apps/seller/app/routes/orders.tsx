import { Link, useSearchParams } from 'react-router';
import { HandedOverCart } from '../cart/handed-over-cart.tsx';
import { pageTitle } from '../page-title.ts';
import { NotOpenYet } from '../shell/not-open-yet.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'orders.read' };

/** Ordering is not available yet, so a cart from the storefront is only shown. */
export default function Orders() {
  const [parameters] = useSearchParams();
  const cartId = parameters.get('cart');
  if (cartId === null) {
    return (
      <NotOpenYet title="My orders" icon="truck">
        Ordering is not available yet. For now, you can choose products under{' '}
        <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
          Product subscribe
        </Link>{' '}
        and add them to your cart in the store. We’ll keep your cart until ordering is available.
      </NotOpenYet>
    );
  }
  return (
    <>
      <title>{pageTitle('Your cart')}</title>
      <PageHeader title="Your cart">
        Ordering is not available yet. We’ll keep this cart in your account until it is.
      </PageHeader>
      <HandedOverCart cartId={cartId} />
    </>
  );
}
