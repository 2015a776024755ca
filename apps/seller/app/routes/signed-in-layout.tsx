import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in-layout';
import { sessionApi } from '../seller-api.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { loadedSession, SessionContext } from '../session/session-context.ts';
import { SessionWatch } from '../session/session-watch.tsx';

/** Before any loader of the pages below: they would ask for what nobody may read, and be refused. */
const requireSession: Route.ClientMiddlewareFunction = async ({ request, context }, next) => {
  const session = await sessionApi.read();
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told to go elsewhere
  if (!session) throw redirectToLogin(request.url);
  context.set(loadedSession, session);
  return next();
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const session = context.get(loadedSession);
  return { session, endsAt: Date.now() + session.expiresInMs };
}

/** Shows its pages to logged-in people only; what they may read or do is decided by the API alone. */
export default function SignedInLayout({ loaderData: { session, endsAt } }: Route.ComponentProps) {
  return (
    <SessionContext value={session}>
      <Outlet />
      <SessionWatch key={endsAt} endsAt={endsAt} />
    </SessionContext>
  );
}
