import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/refund';
import { api } from '../../api.ts';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { RefundHistory } from '../../wallet/refund-history.tsx';
import { RefundRequest } from '../../wallet/refund-request.tsx';
import { WalletPage } from '../../wallet/wallet-page.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

export async function clientLoader() {
  const [wallet, overview] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/wallet/refund'),
  ]);
  return { wallet, overview };
}

export default function Refund({ loaderData: { wallet, overview } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const canRequest = useCan('wallet.write');
  const [isRequested, setRequested] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  useLiveUpdate('wallet', () => void revalidate());
  return (
    <WalletPage title="Refund balance" isDemo={wallet.isDemo}>
      <div className="grid gap-6 *:min-w-0">
        <div ref={news} tabIndex={-1} className="outline-none empty:hidden">
          {isRequested && (
            <StatusMessage tone="success">
              We have received your request. We'll review it and email you when the money is on its way.
            </StatusMessage>
          )}
        </div>
        <SettingsCard
          title="Refund your balance"
          hint="You can use your wallet only for orders, plans and services here. If you no longer need the balance, you can get it back."
        >
          <RefundRequest
            overview={overview}
            canRequest={canRequest}
            onRequested={() => {
              setRequested(true);
              void revalidate().then(() => news.current?.focus());
            }}
          />
        </SettingsCard>
        {overview.refunds.length > 0 && (
          <SettingsCard title="Your refunds">
            <RefundHistory refunds={overview.refunds} />
          </SettingsCard>
        )}
      </div>
    </WalletPage>
  );
}
