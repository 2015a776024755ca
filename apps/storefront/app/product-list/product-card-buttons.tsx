import { useState, type SubmitEvent } from 'react';
import { Button } from '@postprocure/ui/button';
import { addToCart } from '../cart/cart-store.ts';
import { cartPath } from '../paths.ts';
import { settle } from '../data/loaded.ts';

interface CardButtonProps {
  productId: number;
  /** The ID of the card's heading. It labels the button, whose text is the same on every card. */
  titleId: string;
}

/** A form, so that adding to the cart works without JavaScript. */
export function AddToCartButton({ productId, titleId, disabled }: CardButtonProps & { disabled: boolean }) {
  const [outcome, setOutcome] = useState<string>();
  const [adding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    const answer = await settle(addToCart({ productId, sku: null, quantity: 1 }));
    setAdding(false);
    setOutcome('value' in answer ? 'Added to cart' : answer.failure);
  };
  const addHere = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form method="post" action={cartPath} onSubmit={addHere}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <Button
        type="submit"
        tone="outline"
        size="compact"
        aria-describedby={titleId}
        className="w-full"
        disabled={disabled}
        inactive={adding}
      >
        Add to Cart
      </Button>
      <p role="status" className="outcome">
        {outcome}
      </p>
    </form>
  );
}
