import { Link, Outlet } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { StaffPermission } from '@postprocure/contracts/permission';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { pageTitle } from '../page-title.ts';
import { can, useSession } from '../session/session-context.ts';
import { AppShell, type ShellLink } from '../shell/app-shell.tsx';

const links: (ShellLink & { permission: StaffPermission })[] = [
  {
    label: 'INBOX',
    to: '/desk',
    icon: 'chat',
    end: true,
    below: ['/desk/tickets/', '/desk/chats/'],
    permission: 'desk.read',
  },
  { label: 'ORDERS', to: '/desk/orders', icon: 'truck', permission: 'fulfilment.read' },
  { label: 'WAREHOUSE', to: '/desk/fulfilment', icon: 'box', permission: 'fulfilment.read' },
  { label: 'CLAIMS', to: '/desk/claims', icon: 'medal', permission: 'fulfilment.read' },
  { label: 'MERCHANTS', to: '/desk/merchants', icon: 'user', permission: 'merchants.read' },
  {
    label: 'MONEY',
    to: '/desk/payments',
    icon: 'wallet',
    below: [
      '/desk/webhook-events',
      '/desk/balance-refunds',
      '/desk/adjustments',
      '/desk/settlements',
      '/desk/ledger',
    ],
    permission: 'money.read',
  },
  { label: 'AUDIT LOG', to: '/desk/audit', icon: 'shield', permission: 'merchants.read' },
  { label: 'EMAILS', to: '/desk/mails', icon: 'mail', permission: 'operation.read' },
  { label: 'BACKGROUND JOBS', to: '/desk/jobs', icon: 'sync', permission: 'operation.write' },
  { label: 'MY LOGIN', to: '/desk/login', icon: 'lock', permission: 'desk.read' },
];

/** The layout of the staff pages. */
export default function DeskLayout() {
  const session = useSession();
  if (session.user.role !== 'support' && session.user.role !== 'admin') return <NotStaff />;
  return (
    <AppShell
      title={`${brand.name} desk`}
      aside={null}
      links={links.filter(({ permission }) => can(session, permission))}
    >
      <Outlet />
    </AppShell>
  );
}

const NotStaff = () => (
  <main>
    <title>{pageTitle('No access')}</title>
    <Container className="grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <h1 className="text-3xl">Your account can’t open this page</h1>
      <p className="text-ink-soft">These pages are for the staff of {brand.name}.</p>
      <Link to="/dashboard" className={buttonClasses()}>
        Go to your dashboard
      </Link>
    </Container>
  </main>
);
