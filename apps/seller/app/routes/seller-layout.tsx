import { Navigate, Outlet } from 'react-router';
import { sellerPages } from '@postprocure/contracts/seller-pages';
import type { IconName } from '@postprocure/ui/icon';
import { Bell } from '../notifications/bell.tsx';
import { can, useSession } from '../session/session-context.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { MerchantSwitch } from '../shell/merchant-switch.tsx';
import { NoMerchant } from '../shell/no-merchant.tsx';
import { PlanChip } from '../shell/plan-chip.tsx';

const icons: Record<(typeof sellerPages)[number]['path'], IconName> = {
  dashboard: 'chart',
  'seller/orders': 'truck',
  'seller/marketplaceApis': 'link',
  'seller/productSubscription': 'box',
  'seller/wallet': 'wallet',
  'seller/settings': 'filter',
};

export default function SellerLayout() {
  const session = useSession();
  const { merchant, user, merchants, suspended } = session;
  if (user.role === 'support' || user.role === 'admin') return <Navigate to="/desk" replace />;
  if (!merchant) return <NoMerchant merchants={merchants} suspended={suspended} />;
  return (
    <AppShell
      title={
        merchants.length > 1 ? (
          <MerchantSwitch merchants={merchants} currentId={merchant.id} />
        ) : (
          merchant.name
        )
      }
      aside={<PlanChip plan={merchant.plan} />}
      actions={<Bell />}
      links={sellerPages
        .filter(({ permission }) => can(session, permission))
        .map(({ label, path }) => ({ label, to: `/${path}`, icon: icons[path] }))}
    >
      <Outlet />
    </AppShell>
  );
}
