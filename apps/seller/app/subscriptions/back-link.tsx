import { Link } from 'react-router';
import { Icon } from '@postprocure/ui/icon';

export const BackToProducts = () => (
  <Link
    to="/seller/productSubscription"
    className="mb-4 inline-flex min-h-10 items-center gap-1 text-sm font-semibold text-peacock hover:underline"
  >
    <Icon name="chevronLeft" className="size-4" />
    Your products
  </Link>
);
