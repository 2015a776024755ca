import { Link, useRevalidator } from 'react-router';
import { Card } from '@postprocure/ui/card';
import type { Route } from './+types/dashboard';
import { api } from '../api.ts';
import { Announcements } from '../dashboard/announcements.tsx';
import { AttentionList } from '../dashboard/attention-list.tsx';
import { Checklist } from '../dashboard/checklist.tsx';
import { OrderFigures } from '../dashboard/order-figures.tsx';
import { MoneyFigures } from '../dashboard/money-figures.tsx';
import { PendingRequests } from '../dashboard/pending-requests.tsx';
import { PlanBanner } from '../dashboard/plan-banner.tsx';
import { useLiveUpdate } from '../live/live-updates.ts';
import { ProductPulse, pulseSpans } from '../dashboard/product-pulse.tsx';
import { RtoRates } from '../dashboard/rto-rates.tsx';
import { WaitingOrders } from '../dashboard/waiting-orders.tsx';
import { WalletRunway } from '../dashboard/wallet-runway.tsx';
import { pageTitle } from '../page-title.ts';
import { can, loadedSession, useCan, useMerchant, useSession } from '../session/session-context.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { describePlan } from '../shell/plan-chip.tsx';
import { UsageMeter } from '../subscriptions/usage-meter.tsx';
import type { SellerPageHandle } from './seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'dashboard.read' };

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const requested = Number(new URL(request.url).searchParams.get('days'));
  const days = pulseSpans.find((span) => span === requested) ?? pulseSpans[0];
  const session = context.get(loadedSession);
  const [dashboard, figures, pulse] = await Promise.all([
    api('GET /api/seller/dashboard'),
    can(session, 'orders.read') ? api('GET /api/seller/dashboard/figures') : null,
    can(session, 'products.read')
      ? api('GET /api/seller/subscriptions/pulse', { query: { days: String(days) } })
      : null,
  ]);
  return { dashboard, figures, pulse, days };
}

export default function Dashboard({ loaderData: { dashboard, figures, pulse, days } }: Route.ComponentProps) {
  const { user } = useSession();
  const { plan } = useMerchant();
  const { revalidate } = useRevalidator();
  const canChangeSettings = useCan('settings.write');
  const canSeePlan = useCan('plan.read');
  useLiveUpdate('orders', () => void revalidate());
  const { checklist, attention, usage, announcements, requests } = dashboard;
  return (
    <>
      <title>{pageTitle('Dashboard')}</title>
      <PageHeader title={`Welcome, ${user.name}`} />
      <div className="grid gap-6">
        <PlanBanner plan={plan} />
        {figures && (
          <>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <WaitingOrders waiting={figures.waiting} />
              <div className="grid gap-6">
                {figures.wallet && <WalletRunway wallet={figures.wallet} />}
                <OrderFigures orders={dashboard.orders} />
              </div>
            </div>
            <MoneyFigures figures={figures} />
            <RtoRates rto={figures.rto} />
          </>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="peer grid gap-6 empty:hidden">
            {canChangeSettings && <Checklist checklist={checklist} />}
            <Announcements
              announcements={announcements}
              canAcknowledge={canChangeSettings}
              onChange={() => void revalidate()}
            />
          </div>
          <div className="grid items-start gap-6 lg:peer-empty:col-span-2 lg:peer-empty:grid-cols-2">
            <AttentionList attention={attention} />
            <PendingRequests requests={requests} />
            <Card className="p-5 sm:p-6">
              <h2 className="mb-1 text-lg">Your plan</h2>
              <p className="mb-4 text-sm text-ink-soft">{describePlan(plan)}</p>
              <div className="grid gap-4">
                {usage.map(({ key, used, limit }) => (
                  <UsageMeter key={key} planName={plan.name} used={used} limit={limit} unit={key} />
                ))}
              </div>
              {canSeePlan && (
                <p className="mt-4 text-sm">
                  <Link to="/seller/settings/plan" className="font-semibold text-peacock hover:underline">
                    Plan and usage
                  </Link>
                </p>
              )}
            </Card>
          </div>
        </div>
        {pulse && <ProductPulse pulse={pulse} days={days} hasProducts={(usage[0]?.used ?? 0) > 0} />}
      </div>
    </>
  );
}
