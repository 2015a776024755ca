import { useCallback } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { TopUp } from '@postprocure/contracts/wallet/wallet';
import type { Route } from './+types/top-up';
import { api } from '../../api.ts';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { useCan } from '../../session/session-context.ts';
import { usePolling } from '../../session/use-polling.ts';
import { TopUpResult } from '../../wallet/top-up-result.tsx';
import { WalletPage } from '../../wallet/wallet-page.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

const pollEveryMs = 4000;

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [wallet, topUp] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/wallet/top-ups/:id', { params: { id: params.id } }),
  ]);
  return { wallet, topUp };
}

/** The bank may still confirm a failed payment, but that takes too long to wait for on this page. */
const isChanging = ({ state }: TopUp): boolean =>
  state === 'created' || state === 'attempted' || state === 'late_authorised';

export default function TopUpPage({ loaderData: { wallet, topUp: loaded }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const canPay = useCan('wallet.write');
  const load = useCallback(
    () => api('GET /api/seller/wallet/top-ups/:id', { params: { id: params.id } }),
    [params.id],
  );
  const topUp = usePolling(loaded, { load, isChanging, everyMs: pollEveryMs });
  useLiveUpdate('wallet', () => void revalidate());
  return (
    <WalletPage title={`Top-up ${topUp.reference}`} isDemo={wallet.isDemo}>
      <TopUpResult topUp={topUp} isCancelled={query.has('cancelled')} canPay={canPay} />
    </WalletPage>
  );
}
