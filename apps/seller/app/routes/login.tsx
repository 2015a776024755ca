import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { createHttpAccounts } from '@postprocure/api-client/accounts-api';
import { ApiFailure } from '@postprocure/api-client/api-failure';
import { brand } from '@postprocure/contracts/brand';
import type { LoginRequest } from '@postprocure/contracts/login';
import { loginFailureMessage } from '@postprocure/contracts/login-failure';
import { Button } from '@postprocure/ui/button';
import { TextField } from '@postprocure/ui/field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { BrandMark } from '../brand-mark.tsx';
import { pageTitle } from '../page-title.ts';
import { findReturnTarget, handOverUrl } from '../return-target.ts';
import { useSession } from '../session/session-provider.tsx';
import { readStorefrontUrl } from '../storefront-url.ts';

const accounts = createHttpAccounts({ baseUrl: '' });

export default function Login() {
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const loggedOut = (useLocation().state as { loggedOut?: boolean } | null)?.loggedOut === true;
  const returnTo = parameters.get('returnTo');
  if (parameters.get('type') === 'logout') return <LogOut returnTo={returnTo} />;
  if (user) return <LeaveLogin returnTo={returnTo} token={user.token} />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{pageTitle('Login')}</title>
      <header className="on-dark flex flex-col justify-between gap-10 bg-aubergine p-6 text-on-dark sm:p-10 lg:p-14">
        <BrandMark />
        <p className="text-3xl font-semibold tracking-tight lg:pb-24 lg:text-display">{brand.tagline}</p>
      </header>
      <main className="grid content-center px-6 py-12 sm:px-10 lg:px-20">
        <div className="w-full max-w-md">
          <h1 className="text-2xl">Log in to your seller account</h1>
          <p className="mt-2 mb-8 text-ink-soft">Use the e-mail address and password of your account.</p>
          {loggedOut && (
            <div className="mb-6">
              <StatusMessage tone="success">You are logged out.</StatusMessage>
            </div>
          )}
          <LoginForm />
          <p className="mt-8 text-sm">
            <a
              href={readStorefrontUrl()}
              className="inline-block py-1 font-semibold text-peacock hover:underline"
            >
              Back to the store
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}

/** Logs out and drops the wish to do so from the address, where it would undo the next login. */
function LogOut({ returnTo }: { returnTo: string | null }) {
  const { logOut } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    logOut();
    const search = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
    void navigate(`/login${search}`, { replace: true, state: { loggedOut: true } });
  }, [logOut, navigate, returnTo]);
  return null;
}

function LeaveLogin({ returnTo, token }: { returnTo: string | null; token: string }) {
  const target = findReturnTarget(returnTo, readStorefrontUrl());
  const address = target.kind === 'handOver' ? handOverUrl(target.address, token) : null;
  useEffect(() => {
    if (address !== null) window.location.replace(address);
  }, [address]);
  return target.kind === 'path' ? (
    <Navigate to={target.path} replace />
  ) : (
    <main>
      <title>{pageTitle('Login')}</title>
      <h1 className="p-10 text-center text-base font-normal text-ink-soft">
        Taking you back to the store...
      </h1>
    </main>
  );
}

function LoginForm() {
  const { logIn } = useSession();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<LoginRequest>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      logIn(await accounts.login(credentials));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : loginFailureMessage);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        maxLength={254}
        error={errors.email?.message}
        {...register('email', { required: 'Enter your e-mail address.' })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={errors.password?.message}
        {...register('password', { required: 'Enter your password.' })}
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  );
}
