import { useState } from 'react';
import { resetPasswordRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';

export default function ResetPassword() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: resetPasswordRequest.omit({ token: true }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await api('POST /api/user/reset-password', { body: { token, password } });
      setDone(true);
    },
  });
  return (
    <EntryLayout
      title={done ? 'Your password has been changed' : 'Choose a new password'}
      footer={!done && <EntryLink to="/recover">Request a new link</EntryLink>}
    >
      <title>{pageTitle('New password')}</title>
      {token === '' && <IncompleteLink />}
      {done && (
        <div className="grid gap-5">
          <StatusMessage tone="success">
            You have been logged out on all devices. Log in with your new password.
          </StatusMessage>
          <LoginButton />
        </div>
      )}
      {token !== '' && !done && (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {error && <StatusMessage tone="error">{error}</StatusMessage>}
          <PasswordField
            label="New password"
            hint="At least 10 characters. Three random words are easy to remember."
            autoComplete="new-password"
            maxLength={256}
            {...field('password')}
          />
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Saving...' : 'Save password'}
          </Button>
        </form>
      )}
    </EntryLayout>
  );
}
