import { useSearchParams } from 'react-router';
import { HandedOverCart } from '../cart/handed-over-cart.tsx';
import { pageTitle } from '../page-title.ts';
import NotOpenYet from './not-open-yet.tsx';

/** Ordering is not open yet; a cart that was handed over is shown as it arrived. */
export default function Orders() {
  const [parameters] = useSearchParams();
  const cartId = parameters.get('cart');
  if (cartId === null) return <NotOpenYet />;
  return (
    <>
      <title>{pageTitle('Your cart')}</title>
      <h1 className="text-3xl">Your cart</h1>
      <p className="mt-4 mb-8 text-ink-soft">
        Your cart has arrived. Ordering from it is not open yet; it stays in your account until then.
      </p>
      <HandedOverCart cartId={cartId} />
    </>
  );
}
