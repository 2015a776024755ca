import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '@postprocure/api-client/return-path';
import type { Route } from './+types/log-in';
import { pageTitle } from '../page-meta.ts';
import { readIntent } from '../session/seller-urls.ts';
import { useSession } from '../session/session-store.ts';
import { WaitingPage } from '../session/waiting-page.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Login') },
  { name: 'robots', content: 'noindex' },
];

/**
 * Starts a login and returns to the path in `to`. The seller application links here, so that its users are logged in
 * to the store as well: anyone already logged in there returns at once.
 */
export default function LogIn() {
  const [parameters] = useSearchParams();
  const { logIn } = useSession();
  const returnTo = safeReturnPath(parameters.get('to'));
  useEffect(() => {
    logIn({ returnTo, intent: readIntent(parameters), replacesPage: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a login is started once, when the page is opened
  }, []);
  return (
    <WaitingPage title="Opening the store...">
      JavaScript is turned off in this browser. Turn it on to log in, or{' '}
      <a href={returnTo} className="font-semibold text-peacock underline">
        continue without logging in
      </a>
      .
    </WaitingPage>
  );
}
