import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { verifyEmailRequest } from '@postprocure/contracts/accounts/account';
import type { VerifiedEmail } from '@postprocure/contracts/accounts/sign-up-intent';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { describeError } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { loadIntent, type LoginIntent } from '../login/login-intent.ts';
import { pageTitle } from '../page-title.ts';
import { takeReturnPath } from '../session/login-redirect.ts';
import { storefrontPageUrl } from '../storefront-url.ts';
import { describeResult } from '../subscriptions/sign-up-result.ts';

export default function VerifyEmail() {
  const token = useLinkToken();
  return <Verification key={token} token={token} />;
}

function Verification({ token }: { token: string }) {
  const { intent, linkError } = useVerificationLink(token);
  return (
    <EntryLayout
      title="Choose a password"
      hint={describeOutcome(intent)}
      footer={
        <>
          <EntryLink to="/signup">Sign up again</EntryLink>
          <EntryLink to="/login">Log in</EntryLink>
        </>
      }
    >
      <title>{pageTitle('Confirm your email address')}</title>
      {token === '' ? <IncompleteLink /> : <PasswordForm token={token} linkError={linkError} />}
    </EntryLayout>
  );
}

interface LinkState {
  intent: LoginIntent | null;
  linkError: string | undefined;
}

/** Returns what confirming will do, or the error if the link no longer works. */
function useVerificationLink(token: string): LinkState {
  const [state, setState] = useState<LinkState>({ intent: null, linkError: undefined });
  useEffect(() => {
    if (token === '') return;
    api('POST /api/user/verify-email/check', { body: { token } })
      .then((link) => loadIntent(link.intent))
      .then(
        (intent) => setState({ intent, linkError: undefined }),
        (cause: unknown) => setState({ intent: null, linkError: describeError(cause) }),
      );
  }, [token]);
  return state;
}

function describeOutcome(intent: LoginIntent | null): string {
  switch (intent?.kind) {
    case 'subscribe':
      return `This confirms your email address, opens your account and subscribes you to ${intent.title}.`;
    case 'cart':
      return 'This confirms your email address and opens your account. You will then return to your cart.';
    case undefined:
      return 'This confirms your email address and opens your account.';
  }
}

function PasswordForm({ token, linkError }: { token: string; linkError: string | undefined }) {
  const navigate = useNavigate();
  const leave = async (intent: VerifiedEmail['intent']) => {
    if (intent?.kind === 'cart') return window.location.assign(storefrontPageUrl('/cart'));
    const { path, state } = intent ? describeResult(intent) : { path: takeReturnPath(), state: null };
    await navigate(path, { replace: true, state });
  };
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: verifyEmailRequest.omit({ token: true }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const { intent } = await api('POST /api/user/verify-email', { body: { token, password } });
      await leave(intent);
    },
  });
  const message = error ?? linkError;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {message && <StatusMessage tone="error">{message}</StatusMessage>}
      <PasswordField
        label="Password"
        hint="At least 10 characters. Three random words are easy to remember."
        autoComplete="new-password"
        maxLength={256}
        {...field('password')}
      />
      <Button type="submit" inactive={isPending}>
        {isPending ? 'Opening your account...' : 'Open my account'}
      </Button>
    </form>
  );
}
