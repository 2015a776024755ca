import { useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import type { Cart as CartContents, CartLine as Line } from '@postprocure/contracts/cart/cart';
import { Container } from '@postprocure/ui/container';
import { LoadFailure } from '@postprocure/ui/load-failure';
import { LoadingText } from '@postprocure/ui/loading-text';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/cart';
import { applyCartForm } from '../cart/cart-form.server.ts';
import { CartLine } from '../cart/cart-line.tsx';
import { refreshCart, useCart } from '../cart/cart-store.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { apiContext } from '../load-context.ts';
import { pageMeta, pageTitle } from '../page-meta.ts';
import { cartPath } from '../paths.ts';

/**
 * Loads the cart of the device, so that the page works without JavaScript. With JavaScript, the cart store takes
 * over.
 */
export const loader = async ({ context }: Route.LoaderArgs): Promise<{ cart: CartContents | null }> => ({
  cart: await context.get(apiContext)('GET /api/cart'),
});

export const clientLoader = (): { cart: CartContents | null } => ({ cart: null });

/** Handles forms sent without JavaScript, then redirects, so that a reload does not send them again. */
export async function action({ context, request }: Route.ActionArgs) {
  const failure = await applyCartForm(context.get(apiContext), request);
  if (failure) return data(failure, { status: failure.status });
  return redirect(cartPath, { status: 303 });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: pageTitle('Cart Page'),
    description: 'The products you are about to order.',
    path: cartPath,
    noindex: true,
  });

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState<string>();
  const { cart: current, error } = useCart();
  const cart = current ?? loaderData.cart;
  const tellRemoved = (line: Line) => {
    setNotice(`${line.title} was removed.`);
    // The heading takes the focus, because the button that had it no longer exists.
    heading.current?.focus();
  };
  return (
    <Container className="grid min-h-[60vh] grid-cols-1 content-start gap-6 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Cart Page
      </h1>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {notice}
      </p>
      {actionData && <StatusMessage tone="error">{actionData.message}</StatusMessage>}
      {error !== null && <LoadFailure message={`Error: ${error}`} onRetry={() => void refreshCart()} />}
      {cart && (current || cart.lines.length > 0) ? (
        <CartBody cart={cart} onRemoved={tellRemoved} />
      ) : (
        error === null && <CartAwaited />
      )}
    </Container>
  );
}

function CartBody({ cart, onRemoved }: { cart: CartContents; onRemoved: (line: Line) => void }) {
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <ul className="divide-y divide-line border-y border-line" aria-label="Products in your cart">
        {cart.lines.map((line) => (
          <li key={line.id}>
            <CartLine line={line} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <CartSummary cart={cart} />
    </div>
  );
}

/** Shown if the device's cart is empty. Scripts then check whether the account's cart is empty too. */
const CartAwaited = () => (
  <>
    <div className="[@media(scripting:none)]:hidden">
      <LoadingText>Loading...</LoadingText>
    </div>
    <noscript>
      <EmptyCart />
    </noscript>
  </>
);
