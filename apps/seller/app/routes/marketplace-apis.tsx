import { Link } from 'react-router';
import { NotOpenYet } from '../shell/not-open-yet.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'connections.read' };

export default function MarketplaceApis() {
  return (
    <NotOpenYet title="Marketplace API" icon="link">
      You can’t connect a marketplace or store yet. Once connections are available, they will be included in
      Orbit and Unicorn. For now, download your product data under{' '}
      <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
        Product subscribe
      </Link>{' '}
      and upload it to your store or marketplace account.
    </NotOpenYet>
  );
}
