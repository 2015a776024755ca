import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '@postprocure/ui/button';
import { Container } from '@postprocure/ui/container';
import { BrandMark } from '../brand-mark.tsx';
import { useSession } from '../session/session-provider.tsx';

/** Shows its pages to logged-in people only; what they may read or do is decided by the API alone. */
export default function SignedInLayout() {
  const { user, logOut } = useSession();
  const { pathname, search } = useLocation();
  if (!user) {
    const returnTo =
      pathname === '/' ? '' : `?${new URLSearchParams({ returnTo: pathname + search }).toString()}`;
    return <Navigate to={`/login${returnTo}`} replace />;
  }
  return (
    <>
      <header className="on-dark bg-aubergine text-on-dark">
        <Container className="flex min-h-16 flex-wrap items-center justify-between gap-4 py-3">
          <Link to="/">
            <BrandMark />
          </Link>
          <div className="flex items-center gap-4 text-sm">
            <span>{user.name}</span>
            <Button tone="onDark" size="small" onClick={logOut}>
              Log out
            </Button>
          </div>
        </Container>
      </header>
      <main>
        <Container className="py-12">
          <Outlet />
        </Container>
      </main>
    </>
  );
}
