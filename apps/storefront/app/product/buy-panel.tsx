import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { addToCart, buyNow, type CartItem } from '../cart/cart-store.ts';
import { settle } from '../data/loaded.ts';
import { Link } from '../page-link.tsx';
import { cartPath } from '../paths.ts';
import { SubscribeButton } from '../subscription/subscribe-button.tsx';
import { quantityOptions } from './quantity-options.ts';

interface BuyPanelProps {
  productId: number;
  /** SKU and stock of the chosen variation. */
  sku: string;
  stock: number;
  /** The total stock of all variations, because merchants subscribe to the whole product. */
  productStock: number;
}

type Outcome = { added: number } | { failure: string };

/** Buttons to subscribe, add to the cart and buy. Without JavaScript, the form is submitted to the cart page. */
export function BuyPanel({ productId, sku, stock, productStock }: BuyPanelProps) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<{ sku: string } & Outcome>();
  const options = quantityOptions(stock);
  const soldOut = options.length === 0;

  const add = async (item: CartItem) => {
    const answer = await settle(addToCart(item));
    setOutcome({ sku, ...('value' in answer ? { added: answer.value } : answer) });
  };
  const buy = async (item: CartItem) => {
    const answer = await settle(buyNow(item));
    if ('failure' in answer) setOutcome({ sku, ...answer });
    else void navigate(cartPath);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    const buys = submitter instanceof HTMLButtonElement && submitter.value === 'buy';
    setAdding(true);
    void (buys ? buy : add)({ productId, sku, quantity }).then(() => setAdding(false));
  };
  return (
    <form method="post" action={cartPath} onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="sku" value={sku} />
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
              className="min-h-11 w-20 rounded-md border border-line-strong bg-white px-3"
            >
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
            <Badge tone="success">{stock} available</Badge>
          </>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SubscribeButton look="page" productId={productId} soldOut={productStock === 0} />
        </div>
        <Button type="submit" name="intent" value="add" tone="outline" disabled={soldOut} inactive={adding}>
          Add to Cart
        </Button>
        <Button type="submit" name="intent" value="buy" tone="outline" disabled={soldOut} inactive={adding}>
          Buy Now
        </Button>
      </div>
      {outcome?.sku === sku && (
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
