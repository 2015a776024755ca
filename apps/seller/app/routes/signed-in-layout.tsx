import { useCallback, useMemo, useState } from 'react';
import { Outlet, redirect } from 'react-router';
import type { Route } from './+types/signed-in-layout';
import { api } from '../api.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { loadedSession, SessionContext, SessionEndContext } from '../session/session-context.ts';
import { SessionOver } from '../session/session-over.tsx';
import { SessionWatch } from '../session/session-watch.tsx';

/** Runs before the loaders of the child routes, whose requests would fail without a session. */
const requireSession: Route.ClientMiddlewareFunction = async ({ request, context }, next) => {
  const session = await api('GET /api/user/session');
  // oxlint-disable-next-line typescript/only-throw-error -- redirects are thrown
  if (!session) throw redirectToLogin(request.url);
  // After a password reset, the user first reviews who else has access.
  if (session.needsAccessReview && new URL(request.url).pathname !== '/review-access') {
    // oxlint-disable-next-line typescript/only-throw-error -- redirects are thrown
    throw redirect('/review-access');
  }
  context.set(loadedSession, session);
  return next();
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const session = context.get(loadedSession);
  return { session, endsAt: Date.now() + session.expiresInMs };
}

/** Shows its child routes only to logged-in users. Permissions are enforced by the API. */
export default function SignedInLayout({ loaderData: { session, endsAt } }: Route.ComponentProps) {
  // The end time of the session that has ended. After a new login, `endsAt` is different and the login form closes.
  const [overEnd, setOverEnd] = useState<number>();
  const askForLogin = useCallback(() => setOverEnd(endsAt), [endsAt]);
  const isOver = overEnd === endsAt;
  const end = useMemo(() => ({ isOver, askForLogin }), [isOver, askForLogin]);
  return (
    <SessionContext value={session}>
      <SessionEndContext value={end}>
        <Outlet />
        {isOver ? (
          <SessionOver session={session} />
        ) : (
          <SessionWatch key={endsAt} endsAt={endsAt} onOver={askForLogin} />
        )}
      </SessionEndContext>
    </SessionContext>
  );
}
