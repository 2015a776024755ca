import { Outlet } from 'react-router';
import type { MerchantPermission } from '@postprocure/contracts/permission';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { PageTabs } from '../../shell/page-tabs.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

/** Everyone has personal settings. Sections about the merchant require a further permission. */
export const handle: SellerPageHandle = { permission: 'dashboard.read' };

const sections: { label: string; to: string; permission?: MerchantPermission }[] = [
  { label: 'Profile', to: 'profile' },
  { label: 'Business & tax', to: 'business', permission: 'settings.read' },
  { label: 'Brand', to: 'brand', permission: 'settings.read' },
  { label: 'Team', to: 'team', permission: 'team.read' },
  { label: 'Plan', to: 'plan', permission: 'plan.read' },
  { label: 'Notifications', to: 'notifications' },
  { label: 'Agreements', to: 'agreements', permission: 'settings.read' },
  { label: 'Security', to: 'security' },
  { label: 'Privacy', to: 'privacy' },
];

export default function SettingsLayout() {
  const session = useSession();
  const shown = sections.filter(({ permission }) => !permission || can(session, permission));
  return (
    <>
      <PageHeader title="Settings" />
      <PageTabs label="Settings" tabs={shown} />
      <Outlet />
    </>
  );
}
