import { readStorefrontUrl } from '../storefront-url.ts';
import { NotOpenYet } from '../shell/not-open-yet.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export default function ProductSubscription() {
  return (
    <NotOpenYet title="Product subscribe">
      Subscribing to products is not open yet; today you can browse them in{' '}
      <a href={`${readStorefrontUrl()}/store`} className="font-semibold text-peacock hover:underline">
        the store
      </a>
      .
    </NotOpenYet>
  );
}
