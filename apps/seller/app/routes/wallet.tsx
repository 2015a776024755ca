import { Link } from 'react-router';
import { NotOpenYet } from '../shell/not-open-yet.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

export default function Wallet() {
  return (
    <NotOpenYet title="Wallet" icon="wallet">
      The wallet is not open yet, and nothing is charged; today you can choose your products under{' '}
      <Link to="/seller/productSubscription" className="font-semibold text-peacock hover:underline">
        Product subscribe
      </Link>
      .
    </NotOpenYet>
  );
}
