import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '@postprocure/api-client/return-path';
import { Container } from '@postprocure/ui/container';
import type { Route } from './+types/log-in';
import { pageTitle } from '../page-meta.ts';
import { readIntent } from '../session/seller-urls.ts';
import { useSession } from '../session/session-store.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Login') },
  { name: 'robots', content: 'noindex' },
];

/**
 * Starts a login and returns to the path in `to`. The seller application links here, so that its users are logged in
 * to the store as well: whoever is logged in there returns at once.
 */
export default function LogIn() {
  const [parameters] = useSearchParams();
  const { logIn } = useSession();
  const returnTo = safeReturnPath(parameters.get('to'));
  useEffect(() => {
    logIn({ returnTo, intent: readIntent(parameters), replacesPage: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a login is started once, when the page is opened
  }, []);
  return (
    <main>
      <Container className="grid min-h-dvh content-center justify-items-center gap-5 text-center">
        <span
          aria-hidden="true"
          className="size-10 animate-spin rounded-full border-4 border-line border-t-marigold"
        />
        <h1 className="text-lg font-semibold">Opening the store...</h1>
        <noscript>
          <p>
            JavaScript is turned off in this browser. Turn it on to log in, or{' '}
            <a href={returnTo} className="font-semibold text-peacock underline">
              continue without logging in
            </a>
            .
          </p>
        </noscript>
      </Container>
    </main>
  );
}
