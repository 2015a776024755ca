import { readStorefrontUrl } from '../storefront-url.ts';
import { EntryLink } from './entry-layout.tsx';
import type { LoginIntent } from './login-intent.ts';

/** Links back to where the visitor came from. */
export function BackToStore({ intent }: { intent: LoginIntent | null }) {
  const storefront = readStorefrontUrl();
  switch (intent?.kind) {
    case 'subscribe':
      return (
        <EntryLink href={`${storefront}/store/product/${intent.productId}`}>Back to the product</EntryLink>
      );
    case 'cart':
      return <EntryLink href={`${storefront}/cart`}>Back to your cart</EntryLink>;
    case undefined:
      return <EntryLink href={storefront}>Back to the store</EntryLink>;
  }
}
