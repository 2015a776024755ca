import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { storePath } from '../paths.ts';

export const EmptyCart = () => (
  <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-white px-6 py-12 sm:justify-items-center sm:py-16">
    <span className="grid size-16 place-items-center rounded-full bg-marigold-soft text-aubergine">
      <Icon name="cart" className="size-8" />
    </span>
    <h2 className="text-xl">Your cart is empty.</h2>
    <p className="text-ink-soft">What you add in the store waits for you here.</p>
    <Link to={storePath} className={buttonClasses()}>
      Browse the store
    </Link>
  </div>
);
