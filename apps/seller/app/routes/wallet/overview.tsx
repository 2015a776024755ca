import { useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/overview';
import { api } from '../../api.ts';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { AddMoney } from '../../wallet/add-money.tsx';
import { BalanceCards } from '../../wallet/balance-cards.tsx';
import { BalanceChart, chartSpans } from '../../wallet/balance-chart.tsx';
import { TopUpList } from '../../wallet/top-up-list.tsx';
import { WalletPage } from '../../wallet/wallet-page.tsx';
import { WalletSettingsForm } from '../../wallet/wallet-settings-form.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

const defaultSpan = 90;
const shownTopUps = 6;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const requested = Number(new URL(request.url).searchParams.get('days'));
  const span = chartSpans.find((one) => one === requested) ?? defaultSpan;
  const [wallet, { topUps }, { days }] = await Promise.all([
    api('GET /api/seller/wallet'),
    api('GET /api/seller/wallet/top-ups'),
    api('GET /api/seller/wallet/history', { query: { days: span } }),
  ]);
  return { wallet, topUps: topUps.slice(0, shownTopUps), days, span };
}

export default function WalletOverview({ loaderData }: Route.ComponentProps) {
  const { wallet, topUps, days, span } = loaderData;
  const { revalidate } = useRevalidator();
  const canChange = useCan('wallet.write');
  useLiveUpdate('wallet', () => void revalidate());
  return (
    <WalletPage title="Wallet" isDemo={wallet.isDemo}>
      <div className="grid gap-6">
        <BalanceCards wallet={wallet} />
        <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
          <div className="grid gap-6">
            <SettingsCard title="Add money">
              {canChange ? (
                <AddMoney />
              ) : (
                <StatusMessage>
                  Your role can't add money. An owner, a manager or someone with the Finance role can.
                </StatusMessage>
              )}
            </SettingsCard>
            <SettingsCard title="Recent top-ups">
              <TopUpList topUps={topUps} canPay={canChange} />
            </SettingsCard>
          </div>
          <div className="grid gap-6">
            <SettingsCard title="Balance over time">
              <BalanceChart days={days} span={span} />
            </SettingsCard>
            {canChange && (
              <SettingsCard title="Alerts and statements">
                <WalletSettingsForm wallet={wallet} onSaved={() => void revalidate()} />
              </SettingsCard>
            )}
          </div>
        </div>
      </div>
    </WalletPage>
  );
}
