import { useEffect, useState } from 'react';
import { Navigate, redirect, useRevalidator } from 'react-router';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/login';
import { api } from '../api.ts';
import { describeError } from '../forms/use-mutation.ts';
import { BackToStore } from '../login/back-to-store.tsx';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { DemoLogin } from '../login/demo-login.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { loadIntent, readIntent, writeEntrySearch, type LoginIntent } from '../login/login-intent.ts';
import { pageTitle } from '../page-title.ts';
import { findReturnTarget, buildStorefrontLoginUrl, type ReturnTarget } from '../return-target.ts';
import { hasReturnPath, takeReturnPath } from '../session/login-redirect.ts';
import { broadcast } from '../session/session-channel.ts';
import { readStorefrontUrl } from '../storefront-url.ts';

/** The storefront sends people here to log in (`returnTo`, `state`) and to log out (`type=logout`). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  if (url.searchParams.get('type') === 'logout') {
    await api('DELETE /api/user/session');
    broadcast({ kind: 'ended' });
    // Left in the URL, `type=logout` would undo the next login.
    url.searchParams.set('type', 'logged-out');
    // oxlint-disable-next-line typescript/only-throw-error -- redirects are thrown
    throw redirect(url.pathname + url.search);
  }
  const [session, { accounts }, intent] = await Promise.all([
    api('GET /api/user/session'),
    api('GET /api/user/demo-accounts'),
    loadIntent(readIntent(url.searchParams)),
  ]);
  return { session, accounts, intent, parameters: url.searchParams };
}

export default function Login({
  loaderData: { session, accounts, intent, parameters },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (session) return <LeaveLogin parameters={parameters} />;
  const type = parameters.get('type');
  return (
    <EntryLayout
      {...describeReason(intent, parameters)}
      footer={
        <>
          <EntryLink to="/recover">Forgot your password?</EntryLink>
          <BackToStore intent={intent} />
        </>
      }
    >
      <title>{pageTitle('Login')}</title>
      {type === 'logged-out' && (
        <div className="mb-6">
          <StatusMessage tone="success">You're logged out.</StatusMessage>
        </div>
      )}
      <LoginForm onLoggedIn={() => void revalidate()} />
      <p className="mt-5 text-sm">
        New here? <EntryLink to={`/signup${writeEntrySearch(parameters)}`}>Open an account</EntryLink>
      </p>
      {accounts.length > 0 && <DemoLogin accounts={accounts} onLoggedIn={() => void revalidate()} />}
    </EntryLayout>
  );
}

/** Says why the visitor is asked to log in. */
function describeReason(
  intent: LoginIntent | null,
  parameters: URLSearchParams,
): { title: string; hint: string } {
  if (intent?.kind === 'subscribe') {
    return {
      title: `Log in to subscribe to ${intent.title}`,
      hint: 'Subscribed products are in your seller account, where you set your prices.',
    };
  }
  if (intent?.kind === 'cart') {
    return {
      title: 'Log in to order what is in your cart',
      hint: 'Orders belong to a seller account. Your cart is kept, and you will return to it afterwards.',
    };
  }
  const title = 'Log in to your seller account';
  if (parameters.get('type') === 'logged-out') {
    return { title, hint: 'Use the email address and password for your account.' };
  }
  if (parameters.has('returnTo')) {
    return { title, hint: 'You will then return to the store, logged in.' };
  }
  return {
    title,
    hint: hasReturnPath()
      ? 'The page you opened is only for logged-in users. You will return to it afterwards.'
      : 'Use the email address and password for your account.',
  };
}

function LeaveLogin({ parameters }: { parameters: URLSearchParams }) {
  const [target] = useState<ReturnTarget>(() => {
    const returnTo = parameters.get('returnTo');
    return returnTo === null
      ? { kind: 'path', path: takeReturnPath() }
      : findReturnTarget(returnTo, readStorefrontUrl());
  });
  return target.kind === 'path' ? (
    <Navigate to={target.path} replace />
  ) : (
    <StorefrontLogin url={target.url} state={parameters.get('state')} />
  );
}

function StorefrontLogin({ url, state }: { url: string; state: string | null }) {
  const [error, setError] = useState<string>();
  useEffect(() => {
    api('POST /api/account/session/token').then(
      ({ token }) => window.location.replace(buildStorefrontLoginUrl(url, token, state)),
      (cause: unknown) => setError(describeError(cause)),
    );
  }, [url, state]);
  return (
    <main className="p-10">
      <title>{pageTitle('Login')}</title>
      {error ? (
        <StatusMessage tone="error">{error}</StatusMessage>
      ) : (
        <h1 className="text-center text-base font-normal text-ink-soft">Taking you back to the store...</h1>
      )}
    </main>
  );
}
