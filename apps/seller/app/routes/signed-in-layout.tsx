import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in-layout';
import { sessionApi } from '../seller-api.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { SessionContext } from '../session/session-context.ts';
import { SessionWatch } from '../session/session-watch.tsx';

/** Shows its pages to logged-in people only; what they may read or do is decided by the API alone. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await sessionApi.read();
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told to go elsewhere
  if (!session) throw redirectToLogin(request.url);
  return { session, endsAt: Date.now() + session.expiresInMs };
}

export default function SignedInLayout({ loaderData: { session, endsAt } }: Route.ComponentProps) {
  return (
    <SessionContext value={session}>
      <Outlet />
      <SessionWatch key={endsAt} endsAt={endsAt} />
    </SessionContext>
  );
}
