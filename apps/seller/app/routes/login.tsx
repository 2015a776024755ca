import { useEffect, useState } from 'react';
import { Navigate, redirect, useRevalidator } from 'react-router';
import { announce } from '../session/session-channel.ts';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/login';
import { LoginForm } from '../login/login-form.tsx';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { describeFailure } from '../forms/use-act.ts';
import { pageTitle } from '../page-title.ts';
import { findReturnTarget, handOverUrl, type ReturnTarget } from '../return-target.ts';
import { sessionApi } from '../seller-api.ts';
import { takeReturn } from '../session/login-redirect.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

/** The page that the shop sends people to, to log in (`returnTo`, `state`) and to log out (`type=logout`). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  if (url.searchParams.get('type') === 'logout') {
    await sessionApi.logOut();
    announce({ kind: 'ended' });
    // The wish to log out leaves the address, where it would undo the next login.
    url.searchParams.set('type', 'logged-out');
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told to go elsewhere
    throw redirect(url.pathname + url.search);
  }
  return { session: await sessionApi.read(), parameters: url.searchParams };
}

export default function Login({ loaderData: { session, parameters } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (session) return <LeaveLogin parameters={parameters} />;
  const type = parameters.get('type');
  return (
    <EntryLayout
      title="Log in to your seller account"
      hint="Use the e-mail address and password of your account."
      footer={
        <>
          <p className="w-full">
            New here? <EntryLink to="/signup">Open an account</EntryLink>
          </p>
          <EntryLink to="/recover">Forgotten your password?</EntryLink>
          <EntryLink href={readStorefrontUrl()}>Back to the store</EntryLink>
        </>
      }
    >
      <title>{pageTitle('Login')}</title>
      {type === 'logged-out' && (
        <div className="mb-6">
          <StatusMessage tone="success">You are logged out.</StatusMessage>
        </div>
      )}
      <LoginForm onLoggedIn={() => void revalidate()} />
    </EntryLayout>
  );
}

function LeaveLogin({ parameters }: { parameters: URLSearchParams }) {
  const [target] = useState<ReturnTarget>(() => {
    const returnTo = parameters.get('returnTo');
    return returnTo === null
      ? { kind: 'path', path: takeReturn() }
      : findReturnTarget(returnTo, readStorefrontUrl());
  });
  return target.kind === 'path' ? (
    <Navigate to={target.path} replace />
  ) : (
    <HandOver address={target.address} state={parameters.get('state')} />
  );
}

function HandOver({ address, state }: { address: string; state: string | null }) {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    sessionApi.createToken().then(
      (token) => window.location.replace(handOverUrl(address, token, state)),
      (error: unknown) => setFailure(describeFailure(error)),
    );
  }, [address, state]);
  return (
    <main className="p-10">
      <title>{pageTitle('Login')}</title>
      {failure ? (
        <StatusMessage tone="error">{failure}</StatusMessage>
      ) : (
        <h1 className="text-center text-base font-normal text-ink-soft">Taking you back to the store...</h1>
      )}
    </main>
  );
}
