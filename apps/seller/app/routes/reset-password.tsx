import { useState } from 'react';
import { resetPasswordRequest } from '@postprocure/contracts/account';
import { Button } from '@postprocure/ui/button';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useApiForm } from '../forms/use-api-form.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';
import { entryApi } from '../seller-api.ts';

export default function ResetPassword() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { field, onSubmit, submitting, failure } = useApiForm({
    schema: resetPasswordRequest.omit({ token: true }),
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await entryApi.resetPassword({ token, password });
      setDone(true);
    },
  });
  return (
    <EntryLayout
      title={done ? 'Your password is changed' : 'Choose a new password'}
      footer={!done && <EntryLink to="/recover">Ask for a new link</EntryLink>}
    >
      <title>{pageTitle('New password')}</title>
      {token === '' && <IncompleteLink />}
      {done && (
        <div className="grid gap-5">
          <StatusMessage tone="success">
            You are logged out everywhere. Log in with the new password.
          </StatusMessage>
          <LoginButton />
        </div>
      )}
      {token !== '' && !done && (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {failure && <StatusMessage tone="error">{failure}</StatusMessage>}
          <PasswordField
            label="New password"
            hint="At least 10 characters; three words in a row are easy to remember."
            autoComplete="new-password"
            maxLength={256}
            {...field('password')}
          />
          <Button type="submit" inactive={submitting}>
            {submitting ? 'Saving...' : 'Save the password'}
          </Button>
        </form>
      )}
    </EntryLayout>
  );
}
