import { Link, useLocation } from 'react-router';
import { Icon } from '@postprocure/ui/icon';

/** Returns to the list with its previous filters and sort order. */
export function BackToProducts() {
  const { state } = useLocation() as { state: unknown };
  return (
    <Link
      to={{ pathname: '/seller/productSubscription', search: typeof state === 'string' ? state : '' }}
      className="mb-2 inline-flex min-h-10 items-center gap-1 text-sm font-semibold text-peacock hover:underline"
    >
      <Icon name="chevronLeft" className="size-4" />
      Your products
    </Link>
  );
}
