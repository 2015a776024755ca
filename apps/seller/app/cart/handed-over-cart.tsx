import { useEffect, useState } from 'react';
import { createHttpCart } from '@postprocure/api-client/cart-api';
import type { Cart, CartLine } from '@postprocure/contracts/cart';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Card } from '@postprocure/ui/card';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useLeaveIfOver } from '../forms/use-act.ts';
import { sessionApi } from '../seller-api.ts';

const anotherAccount =
  'This cart belongs to another account. Log in with the account that you used in the store.';

export function HandedOverCart({ cartId }: { cartId: string }) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ cart: Cart } | { failure: string }>();
  const leaveIfOver = useLeaveIfOver();

  useEffect(() => {
    let left = false;
    readAccountCart().then(
      (cart) => {
        if (!left) setLoaded({ cart });
      },
      (error: unknown) => {
        if (left || leaveIfOver(error)) return;
        setLoaded({ failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      left = true;
    };
    // `leaveIfOver` is new with every rendering and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  if (!loaded) return <LoadingText>Loading...</LoadingText>;
  if ('failure' in loaded) return <LoadFailure message={`Error: ${loaded.failure}`} onRetry={retry} />;
  if (loaded.cart.id !== cartId) return <StatusMessage tone="error">{anotherAccount}</StatusMessage>;
  return <CartTable cart={loaded.cart} />;
}

/** Carts belong to the shop, which knows accounts by their token. */
async function readAccountCart(): Promise<Cart> {
  const token = await sessionApi.createToken();
  return createHttpCart({ baseUrl: '' }, () => token).readCart();
}

const CartTable = ({ cart }: { cart: Cart }) => (
  <Card role="region" aria-label="Cart" tabIndex={0} className="overflow-x-auto">
    <table className="w-full min-w-[34rem] text-left text-sm">
      <thead className="border-b border-line bg-paper-deep">
        <tr>
          <th className="px-5 py-3 font-semibold">Product</th>
          <th className="px-5 py-3 text-right font-semibold">Price</th>
          <th className="px-5 py-3 text-right font-semibold">Quantity</th>
          <th className="px-5 py-3 text-right font-semibold">Total</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {cart.lines.map((line) => (
          <tr key={line.id}>
            <td className="px-5 py-3">
              {line.title}
              <span className="block text-ink-soft">{[line.color, line.sku].filter(Boolean).join(', ')}</span>
            </td>
            <td className="px-5 py-3 text-right whitespace-nowrap">{formatRupees(line.sp)}</td>
            <td className="px-5 py-3 text-right">{describeQuantity(line)}</td>
            <td className="px-5 py-3 text-right whitespace-nowrap">{formatRupees(line.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line text-base font-semibold">
        <tr>
          <th scope="row" colSpan={3} className="px-5 py-4">
            Total
          </th>
          <td className="px-5 py-4 text-right whitespace-nowrap">{formatRupees(cart.total)}</td>
        </tr>
      </tfoot>
    </table>
  </Card>
);

function describeQuantity({ state, quantity, available }: CartLine): string {
  if (state === 'available') return String(quantity);
  if (state === 'short') return `${available} of ${quantity}`;
  return state === 'soldOut' ? 'Sold out' : 'No longer available';
}
