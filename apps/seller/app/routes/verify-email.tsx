import { useNavigate } from 'react-router';
import { verifyEmailRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { pageTitle } from '../page-title.ts';
import { takeReturnPath } from '../session/login-redirect.ts';

export default function VerifyEmail() {
  const token = useLinkToken();
  return (
    <EntryLayout
      title="Choose a password"
      hint="This confirms your email address and opens your account."
      footer={
        <>
          <EntryLink to="/signup">Sign up again</EntryLink>
          <EntryLink to="/login">Log in</EntryLink>
        </>
      }
    >
      <title>{pageTitle('Confirm your email address')}</title>
      {token === '' ? <IncompleteLink /> : <PasswordForm key={token} token={token} />}
    </EntryLayout>
  );
}

function PasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: verifyEmailRequest.omit({ token: true }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await api('POST /api/user/verify-email', { body: { token, password } });
      await navigate(takeReturnPath(), { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
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
