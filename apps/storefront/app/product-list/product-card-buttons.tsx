import { useState, type SubmitEvent } from 'react';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Icon } from '@postprocure/ui/icon';
import { addToCart } from '../cart/cart-store.ts';
import { Link } from '../page-link.tsx';
import { cartPath } from '../paths.ts';
import { settle } from '../data/loaded.ts';

interface CardButtonProps {
  productId: number;
  /** The ID of the card's heading. It labels the button, whose text is the same on every card. */
  titleId: string;
}

// The link that replaces the clicked button receives the focus.
const takeOver = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/**
 * A form, so that adding to the cart works without JavaScript. The link to the cart takes the place of the button, so
 * that the card keeps its height.
 */
export function AddToCartButton({ productId, titleId, disabled }: CardButtonProps & { disabled: boolean }) {
  const [state, setState] = useState<'idle' | 'adding' | 'added' | { failure: string }>('idle');
  const add = async () => {
    setState('adding');
    const answer = await settle(addToCart({ productId, sku: null, quantity: 1 }));
    setState('value' in answer ? 'added' : { failure: answer.failure });
  };
  const addHere = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form method="post" action={cartPath} onSubmit={addHere}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {state === 'added' ? (
        <Link
          ref={takeOver}
          to={cartPath}
          aria-describedby={titleId}
          className={buttonClasses({ tone: 'outline', size: 'compact' }, 'w-full')}
        >
          <Icon name="check" className="size-4 text-leaf" />
          View cart
        </Link>
      ) : (
        <Button
          type="submit"
          tone="outline"
          size="compact"
          aria-describedby={titleId}
          className="w-full"
          disabled={disabled}
          inactive={state === 'adding'}
        >
          Add to Cart
        </Button>
      )}
      <p role="status" className={state === 'added' ? 'sr-only' : 'outcome'}>
        {state === 'added' && 'Added to cart'}
        {typeof state === 'object' && state.failure}
      </p>
    </form>
  );
}
