import { Outlet } from 'react-router';
import type { Route } from './+types/money-layout';
import { api } from '../../../api.ts';
import { DemoNotice } from '../../../money/demo-notice.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { PageTabs } from '../../../shell/page-tabs.tsx';

const tabs = [
  { label: 'Payments', to: '/desk/payments' },
  { label: 'Webhook events', to: '/desk/webhook-events' },
  { label: 'Balance refunds', to: '/desk/balance-refunds' },
  { label: 'Adjustments', to: '/desk/adjustments' },
  { label: 'Settlements', to: '/desk/settlements' },
  { label: 'Ledger checks', to: '/desk/ledger' },
];

export const clientLoader = () => api('GET /api/desk/payment-gateway');

/** Payments, refunds and the ledger, for staff. */
export default function MoneyLayout({ loaderData: { isDemo } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Money" />
      <PageTabs label="Money" tabs={tabs} />
      {isDemo && (
        <div className="mb-6">
          <DemoNotice />
        </div>
      )}
      <Outlet />
    </>
  );
}
