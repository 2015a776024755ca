import { Link, useRevalidator } from 'react-router';
import { formatRupees } from '@postprocure/money/format-rupees';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/autopay';
import { api } from '../../api.ts';
import { useMutation } from '../../forms/use-mutation.ts';
import { useLiveUpdate } from '../../live/live-updates.ts';
import { AutopayForm } from '../../orders/autopay-form.tsx';
import { countOrders } from '../../orders/order-words.ts';
import { useCan } from '../../session/session-context.ts';
import { SettingsCard } from '../../shell/settings-card.tsx';
import { WalletPage } from '../../wallet/wallet-page.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'wallet.read' };

export async function clientLoader() {
  const [state, wallet] = await Promise.all([api('GET /api/seller/autopay'), api('GET /api/seller/wallet')]);
  return { state, wallet };
}

export default function Autopay({ loaderData: { state, wallet } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const canWrite = useCan('wallet.write');
  useLiveUpdate('orders', refresh);
  const isIncluded = state.access === 'full';
  return (
    <WalletPage title="Autopay" isDemo={wallet.isDemo}>
      <div className="grid gap-6">
        {!isIncluded && (
          <StatusMessage>
            Autopay is part of the Orbit and Unicorn plans.{' '}
            {state.access === 'preview' && 'In your trial you can try it out below without paying anything. '}
            <Link to="/seller/settings/plan" className="font-semibold text-peacock hover:underline">
              Choose a plan
            </Link>
          </StatusMessage>
        )}
        {state.settings.autopay && <KillSwitch isStopped={state.isStopped} onChange={refresh} />}
        {state.waiting.orders > 0 && (
          <p className="text-sm">
            Awaiting payment: {countOrders(state.waiting.orders)} for {formatRupees(state.waiting.amount)}.{' '}
            <Link to="/seller/orders?tab=payment" className="font-semibold text-peacock hover:underline">
              Show them
            </Link>
          </p>
        )}
        <SettingsCard
          title="Autopay"
          hint="If your balance is too low, we pay as many orders as it covers, in the sequence you choose, and send you one alert for the rest."
        >
          <AutopayForm
            settings={state.settings}
            isIncluded={isIncluded}
            canWrite={canWrite}
            onSaved={refresh}
          />
        </SettingsCard>
      </div>
    </WalletPage>
  );
}

function KillSwitch({ isStopped, onChange }: { isStopped: boolean; onChange: () => void }) {
  const canPay = useCan('orders.pay');
  const { mutate, isPending, error } = useMutation(onChange);
  const set = () =>
    void mutate(() => api('POST /api/seller/autopay/stop', { body: { isStopped: !isStopped } }));
  return (
    <div className="grid gap-3">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-white p-4 text-sm">
        <p role="status">
          {isStopped ? 'Autopay is stopped. Nothing is paid automatically.' : 'Autopay is on.'}
        </p>
        {canPay && (
          <Button tone={isStopped ? 'secondary' : 'danger'} size="small" inactive={isPending} onClick={set}>
            {isStopped ? 'Resume autopay' : 'Stop autopay now'}
          </Button>
        )}
      </div>
    </div>
  );
}
