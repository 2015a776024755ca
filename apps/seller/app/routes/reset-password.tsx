import { useEffect, useState } from 'react';
import { resetPasswordRequest } from '@postprocure/contracts/accounts/account';
import { Button } from '@postprocure/ui/button';
import { CheckboxField } from '@postprocure/ui/checkbox-field';
import { PasswordField } from '@postprocure/ui/password-field';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { describeError } from '../forms/use-mutation.ts';
import { EntryLayout, EntryLink } from '../login/entry-layout.tsx';
import { IncompleteLink } from '../login/incomplete-link.tsx';
import { useLinkToken } from '../login/link-token.ts';
import { LoginButton } from '../login/login-button.tsx';
import { pageTitle } from '../page-title.ts';

export default function ResetPassword() {
  const token = useLinkToken();
  return <NewPassword key={token} token={token} />;
}

/** Returns whether to offer turning off two-factor login, or the error if the link no longer works. */
function useResetLink(token: string): { canRemoveTwoFactor: boolean; linkError: string | undefined } {
  const [state, setState] = useState<{ canRemoveTwoFactor: boolean; linkError: string | undefined }>({
    canRemoveTwoFactor: false,
    linkError: undefined,
  });
  useEffect(() => {
    if (token === '') return;
    api('POST /api/user/reset-password/check', { body: { token } }).then(
      ({ canRemoveTwoFactor }) => setState({ canRemoveTwoFactor, linkError: undefined }),
      (cause: unknown) => setState({ canRemoveTwoFactor: false, linkError: describeError(cause) }),
    );
  }, [token]);
  return state;
}

function NewPassword({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { canRemoveTwoFactor, linkError } = useResetLink(token);
  const { field, onSubmit, isPending, error } = useApiForm({
    schema: resetPasswordRequest.omit({ token: true }),
    defaultValues: { password: '', removeTwoFactor: false },
    send: async (request) => {
      await api('POST /api/user/reset-password', { body: { token, ...request } });
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
            You have been logged out on all devices. Log in with your new password. Then check who else has
            access to your account.
          </StatusMessage>
          <LoginButton />
        </div>
      )}
      {token !== '' && !done && (
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {(error ?? linkError) && <StatusMessage tone="error">{error ?? linkError}</StatusMessage>}
          <PasswordField
            label="New password"
            hint="At least 10 characters. Three random words are easy to remember."
            autoComplete="new-password"
            maxLength={256}
            {...field('password')}
          />
          {canRemoveTwoFactor && (
            <CheckboxField
              label="I no longer have my authenticator app or recovery codes. Turn off two-factor login."
              hint="You can turn it on again after you have logged in."
              {...field('removeTwoFactor')}
            />
          )}
          <Button type="submit" inactive={isPending}>
            {isPending ? 'Saving...' : 'Save password'}
          </Button>
        </form>
      )}
    </EntryLayout>
  );
}
