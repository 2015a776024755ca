import { useEffect, useState } from 'react';
import { createApiClient } from '@postprocure/api-client/api-client';
import type { Cart, CartLine } from '@postprocure/contracts/cart/cart';
import { formatRupees } from '@postprocure/money/format-rupees';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { StatusMessage } from '@postprocure/ui/status-message';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@postprocure/ui/table';
import { api } from '../api.ts';
import { useLoginOnExpiry } from '../forms/use-mutation.ts';

const anotherAccount = 'This cart belongs to another account. Log in with the account you used in the store.';

export function HandedOverCart({ cartId }: { cartId: string }) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ cart: Cart } | { failure: string }>();
  const loginIfExpired = useLoginOnExpiry();

  useEffect(() => {
    let left = false;
    readAccountCart().then(
      (cart) => {
        if (!left) setLoaded({ cart });
      },
      (error: unknown) => {
        if (left || loginIfExpired(error)) return;
        setLoaded({ failure: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      left = true;
    };
    // `loginIfExpired` is new with every rendering and always does the same.
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

/** The cart endpoints identify an account by its token, not by the session cookie. */
async function readAccountCart(): Promise<Cart> {
  const handover = await api('POST /api/account/session/token');
  const { token } = await api('POST /api/user/handover', { body: handover });
  const headers = () => ({ authorization: `Bearer ${token}` });
  return createApiClient({ baseUrl: '', headers })('GET /api/cart');
}

const CartTable = ({ cart }: { cart: Cart }) => (
  <Table label="Cart">
    <TableHead>
      <HeaderCell>Product</HeaderCell>
      <HeaderCell numeric>Price</HeaderCell>
      <HeaderCell numeric>Quantity</HeaderCell>
      <HeaderCell numeric>Total</HeaderCell>
    </TableHead>
    <TableBody>
      {cart.lines.map((line) => (
        <tr key={line.id}>
          <Cell>
            {line.title}
            <span className="block text-ink-soft">
              {[line.color, line.size, line.sku].filter(Boolean).join(', ')}
            </span>
          </Cell>
          <Cell numeric>{formatRupees(line.sp)}</Cell>
          <Cell numeric>{describeQuantity(line)}</Cell>
          <Cell numeric>{formatRupees(line.lineTotal)}</Cell>
        </tr>
      ))}
    </TableBody>
    <tfoot className="border-t border-line text-base font-semibold">
      <tr>
        <th scope="row" colSpan={3} className="px-5 py-4">
          Total
        </th>
        <Cell numeric className="py-4">
          {formatRupees(cart.total)}
        </Cell>
      </tr>
    </tfoot>
  </Table>
);

function describeQuantity({ state, quantity, available }: CartLine): string {
  if (state === 'available') return String(quantity);
  if (state === 'short') return `${available} of ${quantity}`;
  return state === 'soldOut' ? 'Sold out' : 'No longer available';
}
