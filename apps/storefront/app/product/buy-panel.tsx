import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProductDetail } from '@postprocure/contracts/catalogue/product';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { addToCart, buyNow, type CartItem } from '../cart/cart-store.ts';
import { settle } from '../data/loaded.ts';
import { cartPath } from '../paths.ts';
import { SubscribeButton } from '../subscription/subscribe-button.tsx';
import type { ColourChoice } from './product-colours.ts';
import { quantityOptions } from './quantity-options.ts';

interface BuyPanelProps {
  product: Pick<ProductDetail, 'id' | 'quantity'>;
  colour: ColourChoice | undefined;
}

type Outcome = { added: number } | { failure: string };

/** Without JavaScript, the form is sent to the cart page. */
export function BuyPanel({ product, colour }: BuyPanelProps) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const options = quantityOptions(product.quantity);
  const soldOut = options.length === 0;
  const color = colour?.orderable ? colour.color : null;

  const add = async (item: CartItem) => {
    const answer = await settle(addToCart(item));
    setOutcome('value' in answer ? { added: answer.value } : answer);
  };
  const buy = async (item: CartItem) => {
    const answer = await settle(buyNow(item));
    if ('failure' in answer) setOutcome(answer);
    else void navigate(cartPath);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    const buys = submitter instanceof HTMLButtonElement && submitter.value === 'buy';
    setAdding(true);
    void (buys ? buy : add)({ productId: product.id, color, quantity }).then(() => setAdding(false));
  };
  return (
    <form method="post" action={cartPath} onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="productId" value={product.id} />
      {color !== null && <input type="hidden" name="color" value={color} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {soldOut ? (
          <p className="text-lg font-semibold text-kumkum">Out of stock</p>
        ) : (
          <>
            <label htmlFor="quantity" className="text-sm font-semibold">
              Quantity
            </label>
            <select
              id="quantity"
              name="quantity"
              className="min-h-11 rounded-md border border-line-strong bg-white px-3"
            >
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
            <Badge tone="success">{product.quantity} available</Badge>
          </>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" name="intent" value="add" disabled={soldOut} inactive={adding}>
          Add to Cart
        </Button>
        <Button type="submit" name="intent" value="buy" tone="secondary" disabled={soldOut} inactive={adding}>
          Buy Now
        </Button>
        <div className="sm:col-span-2">
          <SubscribeButton look="page" productId={product.id} soldOut={soldOut} />
        </div>
      </div>
      {outcome && (
        <StatusMessage tone={'failure' in outcome ? 'error' : 'success'}>
          {'failure' in outcome ? (
            outcome.failure
          ) : (
            <>
              Added {outcome.added} to your cart.{' '}
              <Link to={cartPath} className="font-semibold text-peacock underline">
                View cart
              </Link>
            </>
          )}
        </StatusMessage>
      )}
    </form>
  );
}
