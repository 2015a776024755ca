import { buttonClasses } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
import { Link } from '../page-link.tsx';
import { storePath } from '../paths.ts';

export const EmptyCart = () => (
  <EmptyState
    icon="cart"
    title="Your cart is empty."
    action={
      <Link to={storePath} className={buttonClasses()}>
        Browse the store
      </Link>
    }
  >
    Products you add to your cart appear here.
  </EmptyState>
);
