import { Navigate, Outlet } from 'react-router';
import { sellerPages } from '@postprocure/contracts/seller-pages';
import type { IconName } from '@postprocure/ui/icon';
import { UnsavedChangesGuard } from '../forms/unsaved-changes.tsx';
import { useLiveConnection } from '../live/live-updates.ts';
import { Bell } from '../notifications/bell.tsx';
import { PaymentDueBanner } from '../plan/payment-due-banner.tsx';
import { can, useIsSessionOver, useSession } from '../session/session-context.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { MerchantSwitch } from '../shell/merchant-switch.tsx';
import { NoMerchant } from '../shell/no-merchant.tsx';
import { PlanChip } from '../shell/plan-chip.tsx';
import { WalletBalance } from '../wallet/wallet-balance.tsx';

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
  const isOver = useIsSessionOver();
  useLiveConnection('/api/seller/events', merchant !== null && !isOver);
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
      actions={
        <>
          {can(session, 'wallet.read') && <WalletBalance />}
          <Bell />
        </>
      }
      links={[
        ...sellerPages
          .filter(({ permission }) => can(session, permission))
          .map(({ label, path }) => ({
            label,
            to: `/${path}`,
            icon: icons[path],
            ...(path === 'seller/wallet' && { below: ['/seller/documents'] }),
          })),
        { label: 'HELP', to: '/seller/help', icon: 'chat' as const },
      ]}
      storeLinks={[
        { label: 'STORE', path: '/store', icon: 'store' },
        { label: 'CART', path: '/cart', icon: 'cart' },
      ]}
    >
      <PaymentDueBanner />
      <UnsavedChangesGuard>
        <Outlet />
      </UnsavedChangesGuard>
    </AppShell>
  );
}
