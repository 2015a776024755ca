import type { Cart } from '@postprocure/contracts/cart/cart';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { cartPath } from '../paths.ts';
import { orderUrl } from '../session/seller-urls.ts';
import { useSession } from '../session/session-store.ts';
import { useSite } from '../site.ts';

export function CartSummary({ cart }: { cart: Cart }) {
  // Both totals are exact to the paisa; rounding removes the floating-point error in the difference.
  const saving = Math.round((cart.mrpTotal - cart.total) * 100) / 100;
  return (
    <Card className="grid gap-5 p-6 lg:sticky lg:top-28">
      <h2 className="text-lg">Summary</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2.5 text-sm">
        <dt>MRP of {cart.itemCount === 1 ? '1 item' : `${cart.itemCount} items`}</dt>
        <dd className="text-right">{formatRupees(cart.mrpTotal)}</dd>
        {saving > 0 && (
          <>
            <dt>Discount</dt>
            <dd className="text-right text-leaf">{formatRupees(-saving)}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd className="text-right">Free</dd>
        <dt className="border-t border-line pt-3 text-base font-semibold">Total</dt>
        <dd className="border-t border-line pt-3 text-right text-base font-semibold">
          {formatRupees(cart.total)}
        </dd>
      </dl>
      <Proceed cart={cart} />
      <p className="text-xs text-ink-soft">Prices include GST. Orders are prepaid from your wallet.</p>
    </Card>
  );
}

/** Ordering happens in the seller application, which can read only the account's cart. */
function Proceed({ cart }: { cart: Cart }) {
  const { user, loginLink } = useSession();
  const site = useSite();
  if (cart.itemCount === 0 || cart.id === null) return <Button disabled>Proceed</Button>;
  if (user) {
    return (
      <a href={orderUrl(site, cart.id)} target="_blank" rel="noopener" className={buttonClasses()}>
        Proceed
      </a>
    );
  }
  return (
    <div className="grid gap-2">
      <a {...loginLink({ returnTo: cartPath, intent: { kind: 'cart' } })} className={buttonClasses()}>
        Proceed
      </a>
      <p className="text-sm text-ink-soft">Log in to continue. We’ll keep your cart.</p>
    </div>
  );
}
