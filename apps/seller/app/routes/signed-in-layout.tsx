import { useCallback, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/signed-in-layout';
import { sessionApi } from '../seller-api.ts';
import { redirectToLogin } from '../session/login-redirect.ts';
import { loadedSession, SessionContext, SessionEndContext } from '../session/session-context.ts';
import { SessionOver } from '../session/session-over.tsx';
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
  // Of the session that was loaded: the one that follows it is not over, and is watched from its own beginning.
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
