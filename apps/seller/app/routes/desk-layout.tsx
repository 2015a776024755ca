import { Link, Outlet, redirect } from 'react-router';
import { brand } from '@postprocure/contracts/brand';
import type { SellerSession } from '@postprocure/contracts/accounts/session';
import type { StaffPermission } from '@postprocure/contracts/permission';
import { buttonClasses } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/desk-layout';
import { pageTitle } from '../page-title.ts';
import { can, loadedSession, useSession } from '../session/session-context.ts';
import { AppShell, type ShellLink } from '../shell/app-shell.tsx';

const loginPage = '/desk/login';

const links: (ShellLink & { permission: StaffPermission })[] = [
  {
    label: 'INBOX',
    to: '/desk',
    icon: 'chat',
    end: true,
    below: ['/desk/tickets/', '/desk/chats/', '/desk/canned-replies'],
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
  {
    label: 'IMPORTS',
    to: '/desk/imports',
    icon: 'store',
    below: ['/desk/import-files/'],
    permission: 'operation.read',
  },
  { label: 'AUDIT LOG', to: '/desk/audit', icon: 'shield', permission: 'merchants.read' },
  { label: 'EMAILS', to: '/desk/mails', icon: 'mail', permission: 'operation.read' },
  { label: 'BACKGROUND JOBS', to: '/desk/jobs', icon: 'sync', permission: 'operation.write' },
  { label: 'MY LOGIN', to: loginPage, icon: 'lock', permission: 'desk.read' },
];

const mustSetUpTwoFactor = ({ staffTwoFactor, twoFactor }: SellerSession): boolean =>
  staffTwoFactor === 'required' && !twoFactor;

/** Runs before the loaders of the child routes, whose requests the API refuses until two-factor login is set up. */
const requireTwoFactor: Route.ClientMiddlewareFunction = async ({ request, context }, next) => {
  if (mustSetUpTwoFactor(context.get(loadedSession)) && new URL(request.url).pathname !== loginPage) {
    // oxlint-disable-next-line typescript/only-throw-error -- redirects are thrown
    throw redirect(loginPage);
  }
  return next();
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireTwoFactor];

/** The layout of the staff pages. */
export default function DeskLayout() {
  const session = useSession();
  if (session.user.role !== 'support' && session.user.role !== 'admin') return <NotStaff />;
  return (
    <AppShell
      title={`${brand.name} desk`}
      aside={null}
      links={links.filter(
        ({ permission, to }) =>
          can(session, permission) && (to === loginPage || !mustSetUpTwoFactor(session)),
      )}
    >
      <TwoFactorNotice session={session} />
      <Outlet />
    </AppShell>
  );
}

function TwoFactorNotice({ session }: { session: SellerSession }) {
  if (session.twoFactor) return null;
  return (
    <div className="mb-4 print:hidden">
      {mustSetUpTwoFactor(session) ? (
        <StatusMessage tone="error">
          Staff must use two-factor login. Set up an authenticator app or a passkey below to open the desk.
        </StatusMessage>
      ) : (
        <p className="text-xs text-ink-soft">
          <strong className="font-semibold">Demo.</strong> In production, staff must use two-factor login.
        </p>
      )}
    </div>
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
