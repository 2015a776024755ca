import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { MerchantPermission } from '@postprocure/contracts/permission';
import { classes } from '@postprocure/ui/classes';
import { revealFocused } from '@postprocure/ui/scroll-row';
import { can, useSession } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

/** Everyone has personal settings; sections about the merchant name their own permission. */
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
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the row of tabs is wider than the screen.
  useEffect(() => {
    tabs.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <PageHeader title="Settings" />
      <nav
        ref={tabs}
        aria-label="Settings"
        onFocus={revealFocused}
        className="mb-8 overflow-x-auto border-b border-line"
      >
        <ul className="flex gap-6">
          {shown.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classes(
                    'inline-flex min-h-11 items-center border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-3',
                    isActive ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
