import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { EmptyState } from '@postprocure/ui/empty-state';
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
    What you add in the store waits for you here.
  </EmptyState>
);
