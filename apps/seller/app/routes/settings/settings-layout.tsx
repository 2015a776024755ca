import { NavLink, Outlet } from 'react-router';
import { classes } from '@postprocure/ui/classes';
import { PageHeader } from '../../shell/page-header.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

/** Everybody has settings of their own; a section about the business names a permission of its own. */
export const handle: SellerPageHandle = { permission: 'dashboard.read' };

const sections = [{ label: 'Security', to: 'security' }];

export default function SettingsLayout() {
  return (
    <>
      <PageHeader title="Settings" />
      <nav aria-label="Settings" className="mb-8 overflow-x-auto border-b border-line">
        <ul className="flex gap-6">
          {sections.map(({ label, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classes(
                    'inline-flex min-h-11 items-center border-b-2 text-sm font-semibold whitespace-nowrap',
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
