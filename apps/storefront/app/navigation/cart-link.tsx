import { Link } from 'react-router';
import { Icon } from '@postprocure/ui/icon';
import { useCart } from '../cart/cart-store.ts';

const highestShown = 99;

/** The count differs between visitors, so it is not part of the cached page and appears after hydration. */
export function CartLink() {
  const count = useCart().cart?.itemCount ?? 0;
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      className="relative inline-grid size-11 place-items-center rounded-md"
    >
      <Icon name="cart" className="size-6" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 text-xs font-semibold text-ink">
          {count > highestShown ? `${highestShown}+` : count}
        </span>
      )}
    </Link>
  );
}
