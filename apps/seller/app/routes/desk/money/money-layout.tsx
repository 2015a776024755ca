import { Outlet } from 'react-router';
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

/** Payments, refunds and the ledger, for staff. */
export default function MoneyLayout() {
  return (
    <>
      <PageHeader title="Money" />
      <PageTabs label="Money" tabs={tabs} />
      <Outlet />
    </>
  );
}
