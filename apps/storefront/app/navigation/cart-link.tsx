import { classes } from '@postprocure/ui/classes';
import { Icon } from '@postprocure/ui/icon';
import { useCart } from '../cart/cart-store.ts';
import { Link } from '../page-link.tsx';
import { cartPath } from '../paths.ts';
import { usePlainPage } from '../session/plain-page.ts';
import type { HeaderLook } from './user-menu.tsx';

const highestShown = 99;

const looks: Record<HeaderLook, { link: string; icon: string; badge: string }> = {
  store: { link: 'size-11', icon: 'size-6', badge: 'top-0.5 right-0 h-5 min-w-5' },
  marketing: {
    link: 'h-11 w-9 sm:size-9 sm:pointer-coarse:size-11',
    icon: 'size-5',
    badge: 'top-1 -right-1 h-4 min-w-4 sm:top-0',
  },
};

const badgeClasses =
  'absolute grid place-items-center rounded-full bg-marigold px-1 text-xs font-semibold text-ink';

/** The count differs between visitors, so it is not part of the cached page and appears after hydration. */
export function CartLink({ look }: { look: HeaderLook }) {
  const count = useCart().cart?.itemCount ?? 0;
  const isPlain = usePlainPage();
  return (
    <Link
      to={cartPath}
      aria-label={isPlain ? undefined : describeCart(count)}
      className={classes('relative inline-grid place-items-center rounded-md', looks[look].link)}
    >
      <Icon name="cart" className={looks[look].icon} />
      {import.meta.env.SSR && isPlain && <span className="sr-only">Cart</span>}
      {import.meta.env.SSR && isPlain && (
        <span data-cart-count="" hidden className={classes(badgeClasses, looks[look].badge)} />
      )}
      {count > 0 && (
        <span className={classes(badgeClasses, looks[look].badge)}>
          {count > highestShown ? `${highestShown}+` : count}
        </span>
      )}
    </Link>
  );
}

const describeCart = (count: number): string =>
  count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart';
