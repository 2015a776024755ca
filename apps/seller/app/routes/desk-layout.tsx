import { Navigate, Outlet } from 'react-router';
import { useSession } from '../session/session-context.ts';
import { AppShell, type ShellLink } from '../shell/app-shell.tsx';

const links: ShellLink[] = [{ label: 'DESK', to: '/desk', icon: 'chat' }];

/** The shell of our own people's pages. */
export default function DeskLayout() {
  const { user } = useSession();
  if (user.role !== 'support' && user.role !== 'admin') return <Navigate to="/dashboard" replace />;
  return (
    <AppShell title="Post Procure desk" aside={null} links={links}>
      <Outlet />
    </AppShell>
  );
}
